import { canals } from '@santiago/canals';
import { play, scores, type State } from '@santiago/canals/engine';
import { writeShares } from '@santiago/kernel';
import { Stream } from '../stream.ts';
import type { Result, Try } from '../trials.ts';
import type { Heuristic } from './heuristic.ts';
import { playOut } from './playout.ts';

const points = new Int32Array(5);

/** Writes final points as scores and shares of the victory [C54]. */
export const readPoints = (final: ArrayLike<number>, players: number, result: Result): void => {
  for (let seat = 0; seat < players; seat++) result.scores[seat] = final[seat]!;
  writeShares(final, players, result.shares);
};

/** Writes the final scores and shares of a match that is over. */
export const readOutcome = (s: State, result: Result): void => {
  scores(s, points);
  readPoints(points, s.players, result);
};

/** Tries an action by playing the match to its end with the heuristic for everybody. */
export const fullPlayouts = (
  position: State,
  seat: number,
  heuristic: Heuristic,
  seed: number,
  noise: number,
): Try => {
  const stream = new Stream();
  const state = canals.copy(position);
  return (action, index, result) => {
    stream.begin(seed, index);
    state.assign(position);
    play(state, seat, action);
    playOut(state, heuristic, stream, noise);
    readOutcome(state, result);
  };
};
