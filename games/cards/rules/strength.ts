import { lowestBit, writeShares as sharesByPoints } from '@santiago/kernel';
import { Ground } from './ground.ts';
import type { State } from './state/state.ts';
import { valueOf } from './vocabulary.ts';

/** [X30] The total value of the seat's cards that are connected to its base, including the base. */
export const strengthOf = ({ table }: State, seat: number, ground = new Ground()): number => {
  ground.survey(table, seat);
  let sum = 0;
  for (let m = ground.connected; m !== 0; m &= m - 1) sum += valueOf(table.card(ground.slot(lowestBit(m))));
  return sum;
};

/**
 * [X29][X30] Writes each seat's share of the victory of a match that is over: those who are still in share it; with
 * the option `strength`, those of them with the strongest tables do. Returns how many share. Frequent callers pass a
 * ground for each seat.
 */
export const writeShares = (
  state: State,
  shares: Float64Array | number[],
  grounds?: readonly Ground[],
): number => {
  const { players, playersIn } = state;
  const byStrength = state.hasStrength && playersIn > 1;
  for (let seat = 0; seat < players; seat++)
    shares[seat] = !state.isIn(seat) ? -1 : byStrength ? strengthOf(state, seat, grounds?.[seat]) : 0;
  return sharesByPoints(shares, players, shares);
};
