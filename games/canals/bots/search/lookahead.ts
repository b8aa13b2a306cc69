import { canals } from '@santiago/canals';
import { play, type State } from '@santiago/canals/engine';
import { Stream } from '@santiago/bots/search/stream.ts';
import type { Try } from '@santiago/bots/search/trials.ts';
import type { Evaluator } from '../value/evaluator.ts';
import type { Heuristic } from '../value/heuristic.ts';
import { playRound } from './playout.ts';

/** Tries an action by playing the round to its end and asking the evaluator. */
export const roundTrials = (
  position: State,
  seat: number,
  evaluator: Evaluator,
  playOn: (s: State, index: number) => void,
): Try => {
  const state = canals.copy(position);
  return (action, index, result) => {
    state.assign(position);
    play(state, seat, action);
    playOn(state, index);
    evaluator.read(state, result);
  };
};

export interface RoundOptions {
  readonly seed: number;
  /** Points by which the heuristic's values are moved at random. */
  readonly noise: number;
}

/** The same with the heuristic for everybody. */
export const roundPlayouts = (
  position: State,
  seat: number,
  heuristic: Heuristic,
  evaluator: Evaluator,
  { seed, noise }: RoundOptions,
): Try => {
  const stream = new Stream();
  return roundTrials(position, seat, evaluator, (state, index) => {
    stream.begin(seed, index);
    playRound(state, heuristic, stream, noise);
  });
};
