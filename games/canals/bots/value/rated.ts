import type { State } from '@santiago/canals/engine';
import type { Heuristic } from './heuristic.ts';

/** An action and what the heuristic thinks of it, in points. */
export interface Rated {
  readonly action: number;
  readonly value: number;
}

/** What the heuristic thinks of its candidates, best first; of equals the one listed first. */
export const ratedActions = (heuristic: Heuristic, s: State, seat: number): Rated[] => {
  heuristic.forget();
  const count = heuristic.rate(s, seat);
  const all = Array.from({ length: count }, (_, i) => ({
    action: heuristic.actions[i]!,
    value: heuristic.values[i]!,
  }));
  return all.sort((a, b) => b.value - a.value);
};
