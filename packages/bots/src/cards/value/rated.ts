import type { Heuristic } from './heuristic.ts';

/** What the judge rates, best first; of equals the one listed first. */
export const ratedActions = (heuristic: Heuristic, n: Int32Array, seat: number): number[] => {
  heuristic.rate(n, seat);
  const values = heuristic.values.slice(0, heuristic.count);
  return Array.from(values, (_, i) => i)
    .sort((a, b) => values[b]! - values[a]! || a - b)
    .map((i) => heuristic.actions[i]!);
};
