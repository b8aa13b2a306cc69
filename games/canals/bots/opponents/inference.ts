import { canals } from '@santiago/canals';
import { play, type State } from '@santiago/canals/engine';
import type { Setup, Told, Viewer } from '@santiago/kernel';
import { indexesOf } from '@santiago/bots/indexes.ts';
import { makeResult, worthOf } from '@santiago/bots/search/trials.ts';
import { finishAsMirrors } from './cast.ts';
import { Heuristic } from '../value/heuristic.ts';
import {
  type Evaluators,
  NET_MARGIN,
  HEURISTIC_WEIGHT,
  HYDROLOGIST_WIDTH,
  MIRROR_WIDTH,
  GAMBLER_MARGIN,
  GAMBLER_WIDTH,
} from '../value/evaluators.ts';
import { Accounts, showsStyle } from './listener.ts';
import { type FinishRound, finishAsStewards, takeBest } from './models.ts';
import { TUNED } from '../value/tuned.ts';

/**
 * Styles of play: by the heuristic; looking ahead with the net and the heuristic together; looking ahead with the net
 * alone; by playouts; anything else.
 */
export const STYLES = ['steward', 'searcher', 'net-only', 'gambler', 'other'] as const;
export type Style = (typeof STYLES)[number];
const {
  steward: STEWARD,
  searcher: SEARCHER,
  'net-only': NET_ONLY,
  gambler: GAMBLER,
  other: OTHER,
} = indexesOf(STYLES);

/** By seat and style: how likely the seat plays in that style. */
export type Beliefs = Float64Array;

/** How far from the best action a style may stray: in points for those by the heuristic, else in shares of a victory. */
const STEWARD_SCALE = 0.5;
const NET_SCALE = 0.08;
const GAMBLER_SCALE = 0.2;
const OTHER_SCALE = 1.5;
/**
 * How often a style takes exactly its best action. A gambler's playouts differ from what the net expects of them, and
 * whoever trusts the net alone may not expect stewards.
 */
const EXACT = 0.9;
const NET_ONLY_EXACT = 0.4;
const GAMBLER_EXACT = 0.3;
/** The chance of an action that no style would take. */
const ODD = 0.01;
/** No style is ever ruled out: people change. */
const LEAST = 0.002;

/** How often an action is taken that lies this far behind the best, before all are scaled to sum to 1. */
const falling = (behind: number): number => {
  const x = 1 + behind * behind;
  return 1 / (x * x);
};

/** The chance that one of these actions is taken, if actions further behind the best are taken less often. */
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

/** The same for a player who takes the best action this often, and otherwise one near it. */
const mostly = (exact: number, worths: Float64Array, count: number, taken: number, scale: number): number =>
  (taken === firstBest(worths, count) ? exact : 0) + (1 - exact) * chanceOf(worths, count, taken, scale);

/** What one seat concludes from a match: what the others did, and how likely that is in each style. */
class Account {
  /** By seat and style. */
  readonly odds: Float64Array;
  private readonly evaluators: Evaluators;
  private readonly trial: State;
  private readonly prior = new Heuristic(TUNED);
  private readonly finish = finishAsStewards(new Heuristic(TUNED));
  /**
   * The round as a mirror expects it. With more than one rival there is no time for it, and stewards are used
   * instead.
   */
  private readonly mirrored: FinishRound | null;
  private readonly best = new Int32Array(HYDROLOGIST_WIDTH);
  private readonly points = new Float64Array(HYDROLOGIST_WIDTH);
  private readonly searcher = new Float64Array(HYDROLOGIST_WIDTH);
  private readonly netOnly = new Float64Array(HYDROLOGIST_WIDTH);
  private readonly gambler = new Float64Array(HYDROLOGIST_WIDTH);
  private readonly result = makeResult();
  private readonly likely = new Float64Array(STYLES.length);

  constructor(setup: Setup, evaluators: Evaluators) {
    this.evaluators = evaluators;
    this.trial = canals.start(setup);
    this.mirrored = setup.players === 2 ? finishAsMirrors(evaluators.searchers) : null;
    this.odds = new Float64Array(STYLES.length * setup.players).fill(1 / STYLES.length);
  }

  /** Multiplies the seat's odds by how likely each style makes the action. */
  readonly hear = (state: State, seat: number, action: number): void => {
    const { prior, best, points, odds, likely } = this;
    if (!showsStyle(state, seat)) return;
    prior.forget();
    const count = takeBest(prior, prior.rate(state, seat), HYDROLOGIST_WIDTH, best, points);
    const taken = best.subarray(0, count).indexOf(action);
    likely.fill(ODD);
    if (taken >= 0) {
      this.follow(state, seat, count);
      const mirrors = Math.min(count, MIRROR_WIDTH);
      if (this.mirrored !== null) this.mirror(this.mirrored, state, seat, mirrors);
      likely[STEWARD]! += mostly(EXACT, points, count, taken, STEWARD_SCALE);
      likely[SEARCHER]! += mostly(EXACT, this.searcher, count, taken, NET_SCALE);
      const [followed, exact] = this.mirrored === null ? [count, NET_ONLY_EXACT] : [mirrors, EXACT];
      if (taken < followed) likely[NET_ONLY]! += mostly(exact, this.netOnly, followed, taken, NET_SCALE);
      const few = Math.min(count, GAMBLER_WIDTH);
      if (taken < few) likely[GAMBLER]! += mostly(GAMBLER_EXACT, this.gambler, few, taken, GAMBLER_SCALE);
      likely[OTHER]! += chanceOf(points, count, taken, OTHER_SCALE);
    }
    const at = STYLES.length * seat;
    let sum = 0;
    for (let style = 0; style < STYLES.length; style++) sum += odds[at + style]! * likely[style]!;
    for (let style = 0; style < STYLES.length; style++)
      odds[at + style] = Math.max(LEAST, (odds[at + style]! * likely[style]!) / sum);
  };

  /** Follows the best actions to the end of the round and asks both evaluators. */
  private follow(state: State, seat: number, count: number): void {
    const { trial, best, result, evaluators } = this;
    const { players } = state;
    for (let i = 0; i < count; i++) {
      trial.assign(state);
      play(trial, seat, best[i]!);
      this.finish(trial, seat);
      evaluators.searchers.read(trial, result);
      this.netOnly[i] = worthOf(result, seat, players, NET_MARGIN);
      this.searcher[i] = this.netOnly[i]! + HEURISTIC_WEIGHT * this.points[i]!;
      evaluators.stewards.read(trial, result);
      this.gambler[i] = worthOf(result, seat, players, GAMBLER_MARGIN);
    }
  }

  /** Follows them as the mirror does. */
  private mirror(finish: FinishRound, state: State, seat: number, count: number): void {
    const { trial, best, result, evaluators } = this;
    for (let i = 0; i < count; i++) {
      trial.assign(state);
      play(trial, seat, best[i]!);
      finish(trial, seat);
      evaluators.searchers.read(trial, result);
      this.netOnly[i] = worthOf(result, seat, state.players, NET_MARGIN);
    }
  }
}

/** What the log tells about the others. Without a log all styles are equally likely. */
export class Inference {
  private readonly accounts: Accounts<Account>;

  constructor(evaluators: Evaluators) {
    this.accounts = new Accounts((setup) => new Account(setup, evaluators));
  }

  beliefs(setup: Setup, told: readonly Told[], viewer: Viewer): Beliefs {
    return this.accounts.of(setup, told, viewer).odds;
  }
}
