import { useEffect, useRef, useState } from 'preact/hooks';
import type { Face, TableProps } from '../model/face.tsx';
import { onShelf } from '../games.ts';
import type { TableSource } from '../sources/contract.ts';

/** The table of the game that is played on this source. The code that made the source closes it. */
export const PlayedTable = ({
  game,
  source,
  ...props
}: TableProps & { readonly game: string; readonly source: TableSource }) => {
  const { load } = onShelf(game);
  const [open, setOpen] = useState<ReturnType<Face['open']> | null>(() => load.now()?.open(source) ?? null);
  const atFirst = useRef(open);
  useEffect(() => {
    let opened = atFirst.current;
    let left = false;
    if (opened === null)
      void load().then((face) => {
        if (left) return;
        opened = face.open(source);
        setOpen(opened);
      });
    return () => {
      left = true;
      opened?.close();
    };
  }, [load, source]);
  if (open === null) return <main class="page" />;
  return <open.Table {...props} />;
};
