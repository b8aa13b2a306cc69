import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A page that is loaded when it is wanted. */
export const Lazy = <P extends object>({
  load,
  ...props
}: { readonly load: () => Promise<FunctionComponent<P>> } & P) => {
  const [page, setPage] = useState<{ readonly Page: FunctionComponent<P> } | null>(null);
  useEffect(() => {
    let left = false;
    void load().then((Page) => {
      if (!left) setPage({ Page });
    });
    return () => {
      left = true;
    };
  }, [load]);
  return page === null ? null : <page.Page {...(props as unknown as P)} />;
};
