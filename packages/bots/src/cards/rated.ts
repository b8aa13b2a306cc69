import type { Judge } from './judge.ts';

/** What the judge rates, best first; of equals the one listed first. */
export const rated = (judge: Judge, n: Int32Array, seat: number): number[] => {
  judge.rate(n, seat);
  const values = judge.values.slice(0, judge.count);
  return Array.from(values, (_, i) => i)
    .sort((a, b) => values[b]! - values[a]! || a - b)
    .map((i) => judge.actions[i]!);
};
