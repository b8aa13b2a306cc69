import { canalEffect, type Ditch, DITCHES, type State } from '@santiago/canals';
import { legalDitches } from '@santiago/canals/engine';
import { lowestBit } from '@santiago/kernel';

/** [C33] The totals of the bribes on the table. */
export const poolsOf = ({ players, bribeDitches, bribes }: State): Map<Ditch, number> => {
  const pools = new Map<Ditch, number>();
  for (let seat = 0; seat < players; seat++) {
    if (bribeDitches[seat]! < 0) continue;
    const ditch = DITCHES[bribeDitches[seat]!]!;
    pools.set(ditch, (pools.get(ditch) ?? 0) + bribes[seat]!);
  }
  return pools;
};

/** [C31] The ditches where a canal may be built now. */
export const buildableDitches = (state: State): Ditch[] => {
  const ditches: Ditch[] = [];
  for (let m = legalDitches(state); m !== 0; m &= m - 1) ditches.push(DITCHES[lowestBit(m)]!);
  return ditches;
};

/**
 * The smallest total on a ditch that makes it as good for the overseer as any alternative: another total, or building
 * elsewhere at one more than the largest total [C36]. With a bribe on the ditch the overseer may no longer build
 * nothing [C38]. A canal is worth its change to the overseer's points as if the match ended now, unless another
 * measure is given.
 */
export const breakEven = (
  state: State,
  ditch: Ditch,
  gainOf = (other: Ditch): number => canalEffect(state, other).now[state.overseer]!,
): number => {
  const { overseer } = state;
  const pools = poolsOf(state);
  pools.delete(ditch);
  const largest = Math.max(0, ...pools.values());
  const proposed = [...pools].map(([other, pool]) => gainOf(other) + pool);
  const own = buildableDitches(state)
    .filter((other) => other !== ditch && !pools.has(other))
    .map(gainOf);
  const gain = gainOf(ditch);
  const best = (values: readonly number[]): number => Math.max(Number.NEGATIVE_INFINITY, ...values);
  for (let pool = state.minBribe; ; pool++) {
    const cost = Math.max(largest, pool) + 1;
    const plan = state.cash[overseer]! >= cost ? best(own) - cost : Number.NEGATIVE_INFINITY;
    if (gain + pool >= Math.max(best(proposed), plan)) return pool;
  }
};
