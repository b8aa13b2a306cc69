import type { Seat } from '@santiago/kernel';

/** What every fact says: which action it is of, the chosen one or the one that was better, and whose decision it is. */
export interface Fact {
  readonly about: 'chosen' | 'best';
  readonly seat: Seat;
}
