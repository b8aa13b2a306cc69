import { bitsOf, type Seat, seatIndex, seatName } from '@santiago/kernel';
import { type Ditch, ditchIndex, ditchName } from '../vocabulary.ts';
import type { State } from '../state/state.ts';

/** All bribes on one ditch, in the order of the seats [C33]. */
export interface Proposal {
  readonly ditch: Ditch;
  readonly bribes: readonly { readonly seat: Seat; readonly amount: number }[];
}

export const isProposed = (s: State, ditch: number): boolean => (s.proposed & (1 << ditch)) !== 0;

/** [C33] All bribes on a ditch together. */
export const poolOn = (s: State, ditch: number): number => {
  const { players, bribeDitches, bribes } = s;
  let pool = 0;
  for (let seat = 0; seat < players; seat++) if (bribeDitches[seat] === ditch) pool += bribes[seat]!;
  return pool;
};

/** [C36] What the overseer pays to build elsewhere: one more than the largest total; [C38] 1 if nobody proposed. */
export const digCost = (s: State): number => s.largestPool + 1;

export const proposalsOf = (s: State): Proposal[] =>
  bitsOf(s.proposed).map((ditch) => ({
    ditch: ditchName(ditch),
    bribes: Array.from({ length: s.players }, (_, seat) => seat)
      .filter((seat) => s.bribeDitches[seat] === ditch)
      .map((seat) => ({ seat: seatName(seat), amount: s.bribes[seat]! })),
  }));

export const setProposals = (s: State, proposals: readonly Proposal[]): void => {
  for (const { ditch, bribes } of proposals) {
    const index = ditchIndex(ditch);
    for (const { seat, amount } of bribes) {
      s.bribeDitches[seatIndex(seat)] = index;
      s.bribes[seatIndex(seat)] = amount;
    }
    s.proposed |= 1 << index;
    s.largestPool = Math.max(s.largestPool, poolOn(s, index));
  }
};
