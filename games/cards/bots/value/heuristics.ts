import type { State } from '@santiago/cards';
import { Heuristic } from './heuristic.ts';
import type { TableWeights } from './tuned.ts';

/** The heuristic for a table: with two players it differs from that for more. */
export const heuristicsBy = ({ two, more }: TableWeights): ((state: State) => Heuristic) => {
  const [forTwo, forMore] = [new Heuristic(two), new Heuristic(more)];
  return ({ players }) => (players === 2 ? forTwo : forMore);
};
