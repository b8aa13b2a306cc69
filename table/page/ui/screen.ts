import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether the window matches, also after it was turned or resized. */
const matching = (condition: string): ReadonlySignal<boolean> => {
  const query = matchMedia(condition);
  const matches = signal(query.matches);
  query.addEventListener('change', () => (matches.value = query.matches));
  return matches;
};

/** As small as a phone, held either way. */
export const isSmall = matching('(max-width: 699px), (max-height: 520px)');

/** Higher than wide. A phone on its side is still small, but no longer upright. */
export const isUpright = matching('(orientation: portrait)');
