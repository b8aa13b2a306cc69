import type { CanalsTypes, State } from '@santiago/canals';
import { seatName } from '@santiago/kernel';
import type { MatchContext } from '@santiago/review/judge.ts';

/** What a fact is about: an answer of a seat in a position, and the match around it where there is one. */
export interface FactContext {
  readonly state: State;
  readonly seat: number;
  readonly about: 'chosen' | 'best';
  readonly match: MatchContext<CanalsTypes> | null;
}

export const whoIn = ({ about, seat }: FactContext) => ({ about, seat: seatName(seat) });
