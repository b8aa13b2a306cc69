import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { stopMotion } from '../ui/motion.ts';
import { rowsShown, type Watched } from '../log/watched.ts';

/** How many rows were on the screen, and the number of the last one; null before there were any. */
interface Shown {
  readonly rows: number;
  readonly last: number | null | undefined;
}

/**
 * Animates a row when it is the only new one on the screen; after a jump, or in the past, rows are only shown. `play`
 * gets the page and the number of rows on it, as soon as every part of the table has been drawn.
 */
export const useFlights = (
  model: Watched,
  root: RefObject<HTMLElement | null>,
  play: (root: HTMLElement, rows: number) => void,
): void => {
  const performed = useRef<Shown>({ rows: 0, last: null });
  const latest = useRef(play);
  latest.current = play;
  const rows = rowsShown(model);
  const facts = model.source.facts.value;
  const numberOf = (row: number): number | undefined => facts?.rows[row]?.number;
  const [last, previous] = [numberOf(rows - 1), numberOf(rows - 2)];
  const looking = model.lookingAt.value;
  useLayoutEffect(() => {
    const before = performed.current;
    performed.current = { rows, last };
    const follows = rows === before.rows + 1 && previous === before.last;
    if (looking !== null || !follows) {
      stopMotion();
      return;
    }
    // Parts of the table that redraw by themselves do so after this effect, and before the next task.
    queueMicrotask(() => {
      if (root.current !== null) latest.current(root.current, rows);
    });
  }, [rows, last, previous, looking, root]);
};
