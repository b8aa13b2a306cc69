import type { Seat } from '@santiago/kernel';

/** What every fact says: which action it is about, the chosen one or the better one, and whose decision it is. */
export interface Fact {
  readonly about: 'chosen' | 'best';
  readonly seat: Seat;
}
