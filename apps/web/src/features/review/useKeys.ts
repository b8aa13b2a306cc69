import { useLayoutEffect } from 'preact/hooks';
import type { Ways } from './Step.tsx';

interface Here {
  readonly at: number | null;
  readonly rows: number;
  readonly ways: Ways;
}

/** The step that a key leads to; undefined for a key without a meaning here. */
const wayOf = (key: string, { at, rows, ways: { next, previous } }: Here): number | null | undefined => {
  switch (key) {
    case 'ArrowRight':
      return Math.min(rows, (at ?? -1) + 1);
    case 'ArrowLeft':
      return Math.max(0, (at ?? rows + 1) - 1);
    case 'n':
      return next ?? undefined;
    case 'p':
      return previous ?? undefined;
    case 's':
      return null;
    default:
      return undefined;
  }
};

/** Input fields use these keys themselves. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog, .wide-table') !== null;

/**
 * Moves through the review by keys; null while there is nothing to move through. A key always finds the step that is on
 * the screen: an effect after the painting would leave the step before it to quick fingers.
 */
export const useKeys = (here: Here | null): void => {
  useLayoutEffect(() => {
    if (here === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isField(event.target)) return;
      const to = wayOf(event.key, here);
      if (to === undefined) return;
      event.preventDefault();
      here.ways.go(to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};
