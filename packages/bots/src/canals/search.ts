import { canals, type CanalsTypes } from '@santiago/canals';
import { bidCode, type State } from '@santiago/canals/engine';
import type { Random } from '@santiago/kernel';
import type { Bot, Choice, Question } from '../bot.ts';
import { seatOf } from '../random.ts';
import { type Prior, Trials, type Try } from '../trials.ts';
import { Heuristic } from './heuristic.ts';
import { positionOf } from './position.ts';
import { type Rated, rated } from './rated.ts';
import { TUNED } from './tuned.ts';

/** How a searching bot tries an action. */
export type Trying = (position: State, seat: number, seed: number, question: Question<CanalsTypes>) => Try;

/** A bid for the secret auction, and the evaluations it took. */
export interface SealedBid {
  readonly bid: number;
  readonly spent: number;
}

export interface Sieve {
  readonly trying: Trying;
  /** Trials of each candidate, and how many candidates are kept. */
  readonly each: number;
  readonly keep: number;
  /** None is kept that lies further behind the best, as a share of a victory. */
  readonly close: number;
  /** For how many trials in earnest the quick look counts. */
  readonly weight: number;
}

export interface SearchOptions {
  readonly name: string;
  readonly about: string;
  readonly evaluations: number;
  /** The heuristic's best so many are looked at. */
  readonly candidates: number;
  /** What a lead of 25 points counts for, as a share of a victory. */
  readonly marginShare: number;
  /** What a point of the heuristic is worth, and how many trials its opinion counts for. */
  readonly prior?: { readonly worth: number; readonly trials: number };
  readonly trying: Trying;
  /** True where every trial of an action comes to the same: then each is tried once. */
  readonly certain?: true;
  /** A quick look that comes before: only the best few by it are tried in earnest. */
  readonly sift?: Sieve;
  /** [C40] Plays the secret auction of two, where no single bid is best; the other decisions are tried out. */
  readonly seal?: (position: State, seat: number, random: Random) => SealedBid;
}

/** A match as good as won, or lost, is not worth more than a quick look. */
const WON = 0.98;
const LOST = 0.005;

/** A bot that tries the heuristic's best candidates and halves them until one is left. */
export const searchingBot = (options: SearchOptions): Bot<CanalsTypes> => {
  const heuristic = new Heuristic(TUNED);
  const begin = (question: Question<CanalsTypes>): Search => {
    const { view, random, late } = question;
    const seat = seatOf(canals, view);
    const position = positionOf(view);
    const best = rated(heuristic, position, seat).slice(
      0,
      Math.min(options.candidates, Math.max(1, question.evaluations ?? options.evaluations)),
    );
    const { players } = position;
    const opinion = options.prior && {
      worth: best.map(({ value }) => options.prior!.worth * value),
      trials: options.prior.trials,
    };
    const trialsOf = (some: readonly Rated[], prior?: Prior): Trials => {
      const actions = some.map(({ action }) => action);
      return new Trials(actions, { seat, players, late, prior }, options.marginShare);
    };
    return { best, trials: trialsOf(best, opinion), trialsOf, position, seat, seed: random.below(65536) };
  };
  const sealedBid = ({ view, random }: Question<CanalsTypes>): Choice<CanalsTypes['Action']> | null => {
    if (view.phase.kind !== 'sealed' || options.seal === undefined) return null;
    const position = positionOf(view);
    const { bid, spent } = options.seal(position, seatOf(canals, view), random);
    return { action: canals.decode(bidCode(bid)), spent, cut: false };
  };
  const choiceOf = (best: readonly Rated[], chosen: number, of: readonly Trials[]) => ({
    action: canals.decode(best[chosen]!.action),
    spent: of.reduce((sum, { spent }) => sum + spent, 0),
    cut: of.some(({ cut }) => cut),
  });
  return {
    name: options.name,
    about: options.about,
    evaluations: options.evaluations,
    choose: (question) => {
      const sealed = sealedBid(question);
      if (sealed !== null) return sealed;
      const { best, trials, trialsOf, position, seat, seed } = begin(question);
      const attempt = (trying: Trying): Try => trying(position, seat, seed, question);
      if (best.length === 1) return choiceOf(best, 0, []);
      if (options.certain) return choiceOf(best, trials.tryOnce(attempt(options.trying)), [trials]);
      const evaluations = question.evaluations ?? options.evaluations;
      if (options.sift === undefined)
        return choiceOf(best, trials.halve(evaluations, attempt(options.trying)), [trials]);
      const { keep, close, each, weight, trying } = options.sift;
      const order = trials.sift(each, attempt(trying));
      const chance = trials.chance(order[0]!);
      if (trials.cut || chance > WON || chance < LOST) return choiceOf(best, order[0]!, [trials]);
      const enough = trials.value(order[0]!) - close;
      const kept = order.slice(0, keep).filter((i) => trials.value(i) >= enough);
      if (kept.length === 1) return choiceOf(best, kept[0]!, [trials]);
      const prior = { worth: kept.map((i) => trials.value(i)), trials: weight };
      const again = trialsOf(
        kept.map((i) => best[i]!),
        prior,
      );
      const chosen = kept[again.halve(evaluations, attempt(options.trying))]!;
      return choiceOf(best, chosen, [trials, again]);
    },
    weigh: (question) => {
      const { trials, position, seat, seed } = begin(question);
      trials.spread(
        question.evaluations ?? options.evaluations,
        options.trying(position, seat, seed, question),
      );
      return trials.candidates((action) => canals.decode(action));
    },
  };
};

interface Search {
  readonly best: readonly Rated[];
  readonly trials: Trials;
  readonly trialsOf: (some: readonly Rated[], prior: Prior) => Trials;
  readonly position: State;
  readonly seat: number;
  readonly seed: number;
}
