import type { SavedMatch } from './store.ts';

/** One person plays against bots: only one person's choices can be compared with those of others. */
export const isAlone = ({ seats, isFile }: Pick<SavedMatch, 'seats' | 'isFile'>): boolean =>
  isFile !== true &&
  seats.filter(({ kind }) => kind === 'human').length === 1 &&
  seats.some(({ kind }) => kind === 'bot');
