import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { stopMotion } from '../ui/motion.ts';
import { rowsShown, type Watched } from './watched.ts';

/**
 * Plays each row that comes on the screen as one row more than before; a jump, or the past, is only shown. `play` gets
 * the page and the number of rows on it, as soon as every part of the table has been drawn.
 */
export const useFlights = (
  model: Watched,
  root: RefObject<HTMLElement | null>,
  play: (root: HTMLElement, rows: number) => void,
): void => {
  const performed = useRef({ version: -1, rows: 0 });
  const latest = useRef(play);
  latest.current = play;
  const rows = rowsShown(model);
  const version = model.source.facts.value?.version ?? -1;
  const looking = model.lookingAt.value;
  useLayoutEffect(() => {
    const before = performed.current;
    performed.current = { version, rows };
    const follows = before.version === version && rows === before.rows + 1;
    if (looking !== null || !follows) {
      stopMotion();
      return;
    }
    // Parts of the table that redraw by themselves do so after this effect, and before the next task.
    queueMicrotask(() => {
      if (root.current !== null) latest.current(root.current, rows);
    });
  }, [rows, version, looking, root]);
};
