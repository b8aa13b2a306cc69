import { useEffect, useState } from 'preact/hooks';
import type { Face, TableProps } from '../games/face.tsx';
import { gameNamed } from '../games/index.ts';
import type { TableSource } from './source.ts';

/** The table of the game that is played on this source; whoever made the source closes it. */
export const PlayedTable = ({
  game,
  source,
  ...props
}: TableProps & { readonly game: string; readonly source: TableSource }) => {
  const [open, setOpen] = useState<ReturnType<Face['open']> | null>(null);
  useEffect(() => {
    let opened: ReturnType<Face['open']> | null = null;
    let left = false;
    void gameNamed(game)
      .load()
      .then((face) => {
        if (left) return;
        opened = face.open(source);
        setOpen(opened);
      });
    return () => {
      left = true;
      opened?.close();
    };
  }, [game, source]);
  if (open === null) return <main class="page" />;
  return <open.Table {...props} />;
};
