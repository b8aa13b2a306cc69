import { scores, type State } from '@santiago/canals/engine';
import { writeShares } from '@santiago/kernel';
import type { Result } from '@santiago/bots/search/trials.ts';

/** Writes final points as scores and shares of the victory [C54]. */
export const readPoints = (final: ArrayLike<number>, players: number, result: Result): void => {
  for (let seat = 0; seat < players; seat++) result.scores[seat] = final[seat]!;
  writeShares(final, players, result.shares);
};

/** Writes the final scores and shares of a match that is over. */
export const readOutcome = (s: State, result: Result): void => {
  const points = new Int32Array(s.players);
  scores(s, points);
  readPoints(points, s.players, result);
};
