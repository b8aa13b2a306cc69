import { canals, type State } from '@santiago/canals';
import { bidCode, play } from '@santiago/canals/engine';

/** The auction to its end: the seat bids the amount, the others what they bid (0 is a pass). */
const closed = (state: State, bids: readonly number[], seat: number, amount: number): State => {
  const twin = canals.copy(state);
  const bidOf = (each: number): number => bidCode(each === seat ? amount : bids[each]!);
  if (twin.step === 'sealed') {
    twin.bids.fill(-1, 0, 2);
    for (const each of [0, 1]) play(twin, each, bidOf(each));
  }
  while (twin.step === 'auction') play(twin, twin.actor, bidOf(twin.actor));
  return twin;
};

/** [C22][C42] The place in the planting order, from 1, that an amount gets against the bids of the others. */
export const placeOf = (state: State, bids: readonly number[], seat: number, amount: number): number => {
  const { queue } = closed(state, bids, seat, amount);
  let place = 0;
  while (((queue >> (3 * place)) & 7) !== seat) place++;
  return place + 1;
};

/** [C21][C42] Who would be overseer. */
export const overseerAfter = (state: State, bids: readonly number[], seat: number, amount: number): number =>
  closed(state, bids, seat, amount).overseer;
