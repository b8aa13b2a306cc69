import { canals } from '@santiago/canals';
import { play, type State } from '@santiago/canals/engine';
import type { Random } from '@santiago/kernel';
import { Stream } from '../stream.ts';
import { makeResult, type Result, type Try } from '../trials.ts';
import { Features } from './features.ts';
import type { Heuristic } from './heuristic.ts';
import { readOutcome } from './montecarlo.ts';
import type { Net } from './net.ts';
import { playOut, playRound } from './playout.ts';

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

/** How the last rounds are judged: by the net and, for so much of the verdict, by playing them once with stewards. */
export interface Ending {
  readonly rounds: number;
  readonly weight: number;
}

/** A judge who also plays the match to its end where few rounds are left. The state is played on. */
export class EndJudge {
  private readonly judge: Judge;
  private readonly heuristic: Heuristic;
  private readonly ending: Ending;
  private readonly outcome = makeResult();

  constructor(judge: Judge, heuristic: Heuristic, ending: Ending) {
    this.judge = judge;
    this.heuristic = heuristic;
    this.ending = ending;
  }

  read(s: State, result: Result, random: Random): void {
    const { judge, heuristic, ending, outcome } = this;
    judge.read(s, result);
    if (s.step === 'over' || s.rounds - s.round > ending.rounds) return;
    playOut(s, heuristic, random, 0);
    readOutcome(s, outcome);
    const { weight } = ending;
    for (let seat = 0; seat < s.players; seat++) {
      result.scores[seat] = (1 - weight) * result.scores[seat]! + weight * outcome.scores[seat]!;
      result.shares[seat] = (1 - weight) * result.shares[seat]! + weight * outcome.shares[seat]!;
    }
  }
}

export interface RoundOptions {
  readonly seed: number;
  /** Points by which the heuristic strays. */
  readonly noise: number;
  readonly ending?: Ending;
}

const NO_ENDING: Ending = { rounds: 0, weight: 0 };

/** Tries an action by playing the round to its end with the heuristic for everybody and asking the net. */
export const roundPlayouts = (
  position: State,
  seat: number,
  heuristic: Heuristic,
  judge: Judge,
  { seed, noise, ending = NO_ENDING }: RoundOptions,
): Try => {
  const stream = new Stream();
  const state = canals.copy(position);
  const end = new EndJudge(judge, heuristic, ending);
  return (action, index, result) => {
    stream.begin(seed, index);
    state.assign(position);
    play(state, seat, action);
    playRound(state, heuristic, stream, noise);
    // Begun anew, so that the tiles to come are the same for every candidate, however much was drawn so far.
    stream.begin(~seed, index);
    end.read(state, result, stream);
  };
};
