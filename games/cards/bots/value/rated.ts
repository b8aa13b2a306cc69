import type { State } from '@santiago/cards';
import type { Heuristic } from './heuristic.ts';

/** The actions that the heuristic rates, best first; of equals the first one listed. */
export const ratedActions = (heuristic: Heuristic, state: State, seat: number): number[] => {
  heuristic.rate(state, seat);
  const values = heuristic.values.slice(0, heuristic.count);
  return Array.from(values, (_, i) => i)
    .sort((a, b) => values[b]! - values[a]! || a - b)
    .map((i) => heuristic.actions[i]!);
};
