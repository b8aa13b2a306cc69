import { canals } from '@santiago/canals';
import { play, type State } from '@santiago/canals/engine';
import { parseWho, type Random, type Setup, type Told, type Viewer, whoIndex } from '@santiago/kernel';
import { makeResult } from '../trials.ts';
import { Heuristic } from './heuristic.ts';
import { type Judges, KEEN_MARGIN, KEEN_PRIOR, PLAIN_MARGIN, PLAIN_PRIOR } from './judges.ts';
import { takeBest, worthOf } from './models.ts';
import { playRound } from './playout.ts';
import { TUNED } from './tuned.ts';

/** Ways to play: by the heuristic, looking ahead, by matches played in mind, and anything else. */
export const WAYS = ['steward', 'keen', 'gambler', 'stray'] as const;
export type Way = (typeof WAYS)[number];

/** By seat × ways: how likely it is that the seat plays so. */
export type Beliefs = Float64Array;

/** How many of the heuristic's best a decision is compared with. */
const WIDTH = 8;
/** How far from the best one who plays a way may stray: in points for stewards, in worth for the others. */
const STRAY_POINTS = 1.5;
const KEEN_SCALE = 0.02;
const GAMBLER_SCALE = 0.08;
/** How often one who plays by the heuristic, or looks ahead, does exactly what that way says. */
const EXACT = 0.7;
/** Chance of an action that no way would take. */
const ODD = 0.01;
/** No way is ever ruled out: people change their minds. */
const LEAST = 0.002;

const NO_CHANCE: Random = { below: () => 0 };

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

const isSame = (a: Told, b: Told): boolean =>
  a.text === b.text && a.shown.length === b.shown.length && a.shown.every((each, i) => each === b.shown[i]);

/** One seat's account of a match: what the others did, and how likely each way to play makes it. */
class Account {
  private readonly setup: string;
  private readonly viewer: Viewer;
  private readonly judges: Judges;
  private readonly heard: Told[] = [];
  private readonly state: State;
  private readonly trial: State;
  /** By seat × ways. */
  private readonly odds: Float64Array;
  private readonly prior = new Heuristic(TUNED);
  private readonly rest = new Heuristic(TUNED);
  private readonly best = new Int32Array(WIDTH);
  private readonly points = new Float64Array(WIDTH);
  private readonly keen = new Float64Array(WIDTH);
  private readonly gambler = new Float64Array(WIDTH);
  private readonly result = makeResult();
  private readonly likely = new Float64Array(WAYS.length);

  constructor(setup: Setup, viewer: Viewer, judges: Judges) {
    this.setup = JSON.stringify(setup);
    this.viewer = viewer;
    this.judges = judges;
    this.state = canals.start(setup);
    this.trial = canals.copy(this.state);
    this.odds = new Float64Array(WAYS.length * setup.players).fill(1 / WAYS.length);
  }

  /** Whether what was heard so far is how this log begins. */
  leadsTo(setup: Setup, told: readonly Told[]): boolean {
    return (
      JSON.stringify(setup) === this.setup &&
      this.heard.length <= told.length &&
      this.heard.every((row, i) => row === told[i] || isSame(row, told[i]!))
    );
  }

  hear(told: readonly Told[]): Beliefs {
    for (const row of told.slice(this.heard.length)) {
      const space = row.text.indexOf(' ');
      const who = parseWho(row.text.slice(0, space));
      const action = canals.parse(row.text.slice(space + 1));
      if (who !== null && who !== '*' && who !== this.viewer && action !== null)
        this.weigh(whoIndex(who), canals.encode(action));
      canals.hear(this.state, row, this.viewer);
      this.heard.push(row);
    }
    return this.odds;
  }

  /** Multiplies the seat's odds by what the action says of each way to play. */
  private weigh(seat: number, action: number): void {
    const { state, prior, best, points, odds, likely } = this;
    if (state.step === 'sealed' || state.step === 'extra' || canals.count(state, seat) < 3) return;
    prior.forget();
    const count = takeBest(prior, prior.rate(state, seat), WIDTH, best, points);
    const taken = best.subarray(0, count).indexOf(action);
    if (taken < 0) likely.fill(ODD);
    else {
      this.follow(seat, count);
      const exactly = (chosen: boolean, chance: number): number =>
        (chosen ? EXACT : 0) + (1 - EXACT) * chance + ODD;
      likely[0] = exactly(taken === 0, chanceOf(points, count, taken, STRAY_POINTS / 3));
      likely[1] = exactly(
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
  }

  /** Follows the best actions to the end of the round and asks both nets. */
  private follow(seat: number, count: number): void {
    const { state, trial, rest, best, result, judges } = this;
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

/**
 * What the log tells about the others. Without one each way to play is as likely as the next. A seat's account is
 * kept and taken up where it stopped; the answer is the same as from a fresh one.
 */
export class Inference {
  private readonly judges: Judges;
  private readonly accounts = new Map<Viewer, Account>();

  constructor(judges: Judges) {
    this.judges = judges;
  }

  beliefs(setup: Setup, told: readonly Told[], viewer: Viewer): Beliefs {
    let account = this.accounts.get(viewer);
    if (account === undefined || !account.leadsTo(setup, told)) {
      account = new Account(setup, viewer, this.judges);
      this.accounts.set(viewer, account);
    }
    return account.hear(told);
  }
}
