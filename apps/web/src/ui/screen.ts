import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether the window is so, as it is turned and resized. */
const matching = (condition: string): ReadonlySignal<boolean> => {
  const query = matchMedia(condition);
  const matches = signal(query.matches);
  query.addEventListener('change', () => (matches.value = query.matches));
  return matches;
};

/** As small as a phone, held either way. */
export const isSmall = matching('(max-width: 699px), (max-height: 520px)');

/** Higher than wide: a phone turned on its side is as small as before, and no longer upright. */
export const isUpright = matching('(orientation: portrait)');
