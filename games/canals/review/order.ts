import { canals, type State } from '@santiago/canals';
import { bidCode, clearBids, play, seatsInQueue } from '@santiago/canals/engine';

/** The auction to its end: the seat bids the amount, the others what they bid (0 is a pass). */
const closed = (state: State, bids: readonly number[], seat: number, amount: number): State => {
  const twin = canals.copy(state);
  const bidOf = (each: number): number => bidCode(each === seat ? amount : bids[each]!);
  if (twin.phase === 'sealed') {
    clearBids(twin);
    for (const each of [0, 1]) play(twin, each, bidOf(each));
  }
  while (twin.phase === 'auction') play(twin, twin.actor, bidOf(twin.actor));
  return twin;
};

/** [C22][C42] The rank in the planting order, from 1, that an amount gets against the bids of the others. */
export const rankOf = (state: State, bids: readonly number[], seat: number, amount: number): number =>
  rankInOrder(closed(state, bids, seat, amount), seat);

/** [C22] The rank of a seat in the planting order, from 1. */
export const rankInOrder = ({ queue, players }: State, seat: number): number =>
  seatsInQueue(queue, players).indexOf(seat) + 1;

/** [C21][C42] Who would be overseer. */
export const overseerAfter = (state: State, bids: readonly number[], seat: number, amount: number): number =>
  closed(state, bids, seat, amount).overseer;
