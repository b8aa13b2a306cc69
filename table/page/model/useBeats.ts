import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { stopMotion } from '../ui/motion.ts';
import type { Beat } from './model.ts';
import type { Watched } from '../log/watched.ts';

/** A beat on the screen, and the number of rows on it. */
export interface PlayedBeat {
  readonly beat: Beat;
  readonly rows: number;
}

/** Plays each beat as soon as every part of the table has been drawn; skipping the beats ends their animation. */
export const useBeats = (
  model: Watched,
  root: RefObject<HTMLElement | null>,
  play: (root: HTMLElement, played: PlayedBeat) => void,
): void => {
  const latest = useRef(play);
  latest.current = play;
  const last = useRef<Beat | null>(null);
  const beat = model.beat.value;
  const rows = model.shown.value;
  useLayoutEffect(() => {
    const before = last.current;
    last.current = beat;
    if (beat === null) {
      if (before !== null) stopMotion();
      return;
    }
    // Parts of the table that redraw by themselves do so after this effect, and before the next task.
    queueMicrotask(() => {
      if (root.current !== null) latest.current(root.current, { beat, rows });
    });
  }, [beat, rows, root]);
};
