import { type Seat, seatIndex, seatName } from '@santiago/kernel';
import type { State } from '../state/state.ts';

/** The next seat clockwise: "left" is the next seat in number [C18]. */
export const leftOf = (s: State, seat: number): number => (seat + 1 === s.players ? 0 : seat + 1);

/** The actor and the seats after it, clockwise: those who still act in this phase. */
export const seatsLeft = (s: State): Seat[] =>
  Array.from({ length: s.left }, (_, ahead) => seatName((s.actor + ahead) % s.players));

/** Puts back who still acts in this phase; the first of them is the actor. */
export const setSeatsLeft = (s: State, [first, ...others]: readonly Seat[]): void => {
  if (first === undefined) throw new RangeError('nobody is left to act');
  s.actor = seatIndex(first);
  s.left = 1 + others.length;
};
