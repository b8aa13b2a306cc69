import { canals } from '@santiago/canals';
import { play, type State } from '@santiago/canals/engine';
import { Stream } from '@santiago/bots/search/stream.ts';
import type { Try } from '@santiago/bots/search/trials.ts';
import type { Heuristic } from '../value/heuristic.ts';
import { readOutcome } from '../value/outcome.ts';
import { playOut } from './playout.ts';

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
