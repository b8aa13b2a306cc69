import { canals } from '@santiago/canals';
import { play, scores, type State } from '@santiago/canals/engine';
import { Stream } from '../stream.ts';
import type { Result, Try } from '../trials.ts';
import type { Heuristic } from './heuristic.ts';
import { playOut } from './playout.ts';

const points = new Int32Array(5);

/** Writes the final scores and shares of a match that is over. */
export const readOutcome = (s: State, result: Result): void => {
  scores(s, points);
  let best = points[0]!;
  for (let seat = 1; seat < s.players; seat++) best = Math.max(best, points[seat]!);
  let winners = 0;
  for (let seat = 0; seat < s.players; seat++) if (points[seat] === best) winners++;
  for (let seat = 0; seat < s.players; seat++) {
    result.scores[seat] = points[seat]!;
    result.shares[seat] = points[seat] === best ? 1 / winners : 0;
  }
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
