import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LoadedOnce } from '../browser/loadOnce.ts';

type Load<P> = (() => Promise<FunctionComponent<P>>) & Partial<LoadedOnce<FunctionComponent<P>>>;

interface Loaded<P> {
  readonly by: Load<P>;
  readonly Page: FunctionComponent<P> | null;
  readonly error?: Error;
}

/** A page that is loaded when it is needed; `meanwhile` is shown in its place. */
export const Lazy = <P extends object>({
  load,
  meanwhile = null,
  ...props
}: { readonly load: Load<P>; readonly meanwhile?: ComponentChildren } & P) => {
  const [loaded, setLoaded] = useState<Loaded<P>>(() => ({ by: load, Page: load.now?.() ?? null }));
  const now = loaded.by === load ? loaded : { by: load, Page: load.now?.() ?? null };
  useEffect(() => {
    let left = false;
    const show = (next: Loaded<P>) => {
      if (!left) setLoaded(next);
    };
    if (now.Page === null)
      void load().then(
        (Page) => show({ by: load, Page }),
        (error: Error) => show({ by: load, Page: null, error }),
      );
    return () => {
      left = true;
    };
  }, [load, now.Page]);
  // The error boundary of the page shows the message.
  if (now.error !== undefined) throw now.error;
  return now.Page === null ? <>{meanwhile}</> : <now.Page {...(props as unknown as P)} />;
};
