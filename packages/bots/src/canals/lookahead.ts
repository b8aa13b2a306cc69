import { canals } from '@santiago/canals';
import { play, type State } from '@santiago/canals/engine';
import { Stream } from '../stream.ts';
import type { Result, Try } from '../trials.ts';
import { Features } from './features.ts';
import type { Heuristic } from './heuristic.ts';
import { readOutcome } from './montecarlo.ts';
import type { Net } from './net.ts';
import { playRound } from './playout.ts';

/** What a net says of a position between rounds; the true result where the match is over. */
export class Judge {
  private readonly features = new Features();
  private readonly net: Net;

  constructor(net: Net) {
    this.net = net;
  }

  read(s: State, result: Result): void {
    if (s.step === 'over') return readOutcome(s, result);
    const { net, features } = this;
    features.read(s);
    net.run(features.values, s.players);
    for (let seat = 0; seat < s.players; seat++) {
      result.scores[seat] = net.scores[seat]!;
      result.shares[seat] = net.shares[seat]!;
    }
  }
}

export interface RoundOptions {
  readonly seed: number;
  /** Points by which the heuristic strays. */
  readonly noise: number;
}

/** Tries an action by playing the round to its end with the heuristic for everybody and asking the net. */
export const roundPlayouts = (
  position: State,
  seat: number,
  heuristic: Heuristic,
  judge: Judge,
  { seed, noise }: RoundOptions,
): Try => {
  const stream = new Stream();
  const state = canals.copy(position);
  return (action, index, result) => {
    stream.begin(seed, index);
    state.assign(position);
    play(state, seat, action);
    playRound(state, heuristic, stream, noise);
    judge.read(state, result);
  };
};
