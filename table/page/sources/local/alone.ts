import type { SavedMatch } from './store.ts';

/** One person plays against the same bots from beginning to end: others can play from the same start and compare. */
export const isAlone = ({
  seats,
  isFile = false,
  isMixed = false,
}: Pick<SavedMatch, 'seats' | 'isFile' | 'isMixed'>): boolean =>
  !isFile &&
  !isMixed &&
  seats.filter(({ kind }) => kind === 'human').length === 1 &&
  seats.some(({ kind }) => kind === 'bot');
