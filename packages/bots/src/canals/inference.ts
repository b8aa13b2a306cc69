import { canals } from '@santiago/canals';
import { play, type State } from '@santiago/canals/engine';
import type { Setup, Told, Viewer } from '@santiago/kernel';
import { NO_CHANCE } from '../stream.ts';
import { makeResult } from '../trials.ts';
import { Heuristic } from './heuristic.ts';
import { type Judges, KEEN_MARGIN, KEEN_PRIOR, PLAIN_MARGIN, PLAIN_PRIOR } from './judges.ts';
import { Accounts, isTelling } from './listener.ts';
import { takeBest, worthOf } from './models.ts';
import { playRound } from './playout.ts';
import { TUNED } from './tuned.ts';

/** Ways to play: by the heuristic, looking ahead, by matches played in mind, and anything else. */
export const WAYS = ['steward', 'keen', 'gambler', 'stray'] as const;

/** By seat × ways: how likely it is that the seat plays so. */
export type Beliefs = Float64Array;

/** How many of the heuristic's best a decision is compared with. */
const WIDTH = 8;
/** How far from the best one who plays a way may stray: in points for stewards, in worth for the others. */
const STRAY_POINTS = 1.5;
const KEEN_SCALE = 0.08;
const GAMBLER_SCALE = 0.08;
/** How often one who plays by the heuristic, or looks ahead, does exactly what that way says. */
const EXACT = 0.7;
const KEEN_EXACT = 0.4;
/** Chance of an action that no way would take. */
const ODD = 0.01;
/** No way is ever ruled out: people change their minds. */
const LEAST = 0.002;

/** By how far an action lies behind the best: how often it is taken, before all are made to sum to 1. */
const falling = (behind: number): number => {
  const x = 1 + behind * behind;
  return 1 / (x * x);
};

/** The chance of taking one of some actions, when actions are taken the less often the further behind they are. */
const chanceOf = (worths: Float64Array, count: number, taken: number, scale: number): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) best = Math.max(best, worths[i]!);
  let all = 0;
  for (let i = 0; i < count; i++) all += falling((best - worths[i]!) / scale);
  return falling((best - worths[taken]!) / scale) / all;
};

const firstBest = (worths: Float64Array, count: number): number => {
  let best = 0;
  for (let i = 1; i < count; i++) if (worths[i]! > worths[best]!) best = i;
  return best;
};

/** One seat's account of a match: what the others did, and how likely each way to play makes it. */
class Account {
  /** By seat × ways. */
  readonly odds: Float64Array;
  private readonly judges: Judges;
  private readonly trial: State;
  private readonly prior = new Heuristic(TUNED);
  private readonly rest = new Heuristic(TUNED);
  private readonly best = new Int32Array(WIDTH);
  private readonly points = new Float64Array(WIDTH);
  private readonly keen = new Float64Array(WIDTH);
  private readonly gambler = new Float64Array(WIDTH);
  private readonly result = makeResult();
  private readonly likely = new Float64Array(WAYS.length);

  constructor(setup: Setup, judges: Judges) {
    this.judges = judges;
    this.trial = canals.start(setup);
    this.odds = new Float64Array(WAYS.length * setup.players).fill(1 / WAYS.length);
  }

  /** Multiplies the seat's odds by what the action says of each way to play. */
  readonly hear = (state: State, seat: number, action: number): void => {
    const { prior, best, points, odds, likely } = this;
    if (!isTelling(state, seat)) return;
    prior.forget();
    const count = takeBest(prior, prior.rate(state, seat), WIDTH, best, points);
    const taken = best.subarray(0, count).indexOf(action);
    if (taken < 0) likely.fill(ODD);
    else {
      this.follow(state, seat, count);
      const mostly = (exact: number, chosen: boolean, chance: number): number =>
        (chosen ? exact : 0) + (1 - exact) * chance + ODD;
      likely[0] = mostly(EXACT, taken === 0, chanceOf(points, count, taken, STRAY_POINTS / 3));
      likely[1] = mostly(
        KEEN_EXACT,
        taken === firstBest(this.keen, count),
        chanceOf(this.keen, count, taken, KEEN_SCALE),
      );
      likely[2] = chanceOf(this.gambler, count, taken, GAMBLER_SCALE) + ODD;
      likely[3] = chanceOf(points, count, taken, STRAY_POINTS) + ODD;
    }
    const at = WAYS.length * seat;
    let sum = 0;
    for (let way = 0; way < WAYS.length; way++) sum += odds[at + way]! * likely[way]!;
    for (let way = 0; way < WAYS.length; way++)
      odds[at + way] = Math.max(LEAST, (odds[at + way]! * likely[way]!) / sum);
  };

  /** Follows the best actions to the end of the round and asks both nets. */
  private follow(state: State, seat: number, count: number): void {
    const { trial, rest, best, result, judges } = this;
    const { players } = state;
    for (let i = 0; i < count; i++) {
      trial.assign(state);
      play(trial, seat, best[i]!);
      playRound(trial, rest, NO_CHANCE, 0);
      judges.keen.read(trial, result);
      this.keen[i] = worthOf(result, seat, players, KEEN_MARGIN) + KEEN_PRIOR * this.points[i]!;
      judges.plain.read(trial, result);
      this.gambler[i] = worthOf(result, seat, players, PLAIN_MARGIN) + PLAIN_PRIOR * this.points[i]!;
    }
  }
}

/** What the log tells about the others. Without one each way to play is as likely as the next. */
export class Inference {
  private readonly accounts: Accounts<Account>;

  constructor(judges: Judges) {
    this.accounts = new Accounts((setup) => new Account(setup, judges));
  }

  beliefs(setup: Setup, told: readonly Told[], viewer: Viewer): Beliefs {
    return this.accounts.of(setup, told, viewer).odds;
  }
}
