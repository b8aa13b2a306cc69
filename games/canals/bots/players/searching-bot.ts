import { canals, type CanalsTypes } from '@santiago/canals';
import { bidCode, type State } from '@santiago/canals/engine';
import type { Bot, Choice, Question } from '@santiago/bots/bot.ts';
import { seatOf } from '@santiago/bots/players/random.ts';
import { Trials, type Try } from '@santiago/bots/search/trials.ts';
import { Heuristic } from '../value/heuristic.ts';
import { positionOf } from '../search/position.ts';
import type { ChooseSecretBid } from '../search/secret-auction.ts';
import { type Rated, ratedActions } from '../value/rated.ts';
import { TUNED } from '../value/tuned.ts';

/** How a searching bot tries an action. */
export type Trying = (position: State, seat: number, seed: number, question: Question<CanalsTypes>) => Try;

export interface SearchOptions {
  readonly name: string;
  readonly about: string;
  readonly evaluations: number;
  /** How many of the heuristic's best actions are tried. */
  readonly candidates: number;
  /** What a lead of 25 points counts for, as a share of a victory. */
  readonly marginShare: number;
  /** What a point of the heuristic is worth, and how many trials its opinion counts for. */
  readonly prior?: { readonly worth: number; readonly trials: number };
  readonly trying: Trying;
  /** Whether one trial of each candidate is enough; left out if it never is. */
  readonly settled?: (position: State, seat: number, question: Question<CanalsTypes>) => boolean;
  /** [C40] Plays the secret auction of two, where no single bid is best. All other decisions are tried out. */
  readonly secretBid?: ChooseSecretBid;
}

/** In a match that is almost won or lost, one trial is enough. */
const WON = 0.98;
const LOST = 0.005;

/** A bot that tries the heuristic's best candidates and drops half of them again and again until one is left. */
export const searchingBot = (options: SearchOptions): Bot<CanalsTypes> => {
  const heuristic = new Heuristic(TUNED);
  const begin = (question: Question<CanalsTypes>): Search => {
    const { view, random, late } = question;
    const seat = seatOf(canals, view);
    const position = positionOf(view);
    const best = ratedActions(heuristic, position, seat).slice(
      0,
      Math.min(options.candidates, Math.max(1, question.evaluations ?? options.evaluations)),
    );
    const prior = options.prior && {
      worth: best.map(({ value }) => options.prior!.worth * value),
      trials: options.prior.trials,
    };
    const actions = best.map(({ action }) => action);
    const trials = new Trials(actions, { seat, players: position.players, late, prior }, options.marginShare);
    return { best, trials, position, seat, seed: random.below(65536) };
  };
  const secretBid = ({ view, random }: Question<CanalsTypes>): Choice<CanalsTypes['Action']> | null => {
    if (view.phase.kind !== 'sealed' || options.secretBid === undefined) return null;
    const position = positionOf(view);
    const { bid, spent } = options.secretBid(position, seatOf(canals, view), random);
    return { action: canals.decode(bidCode(bid)), spent, cut: false };
  };
  const choiceOf = (best: readonly Rated[], chosen: number, { spent, cut }: Trials) => ({
    action: canals.decode(best[chosen]!.action),
    spent,
    cut,
  });
  return {
    name: options.name,
    about: options.about,
    evaluations: options.evaluations,
    choose: (question) => {
      const secret = secretBid(question);
      if (secret !== null) return secret;
      const { best, trials, position, seat, seed } = begin(question);
      if (best.length === 1) return choiceOf(best, 0, trials);
      const attempt = options.trying(position, seat, seed, question);
      if (options.settled !== undefined) {
        const first = trials.tryOnce(attempt);
        const chance = trials.chance(first);
        const decided = trials.cut || chance > WON || chance < LOST;
        if (decided || options.settled(position, seat, question)) return choiceOf(best, first, trials);
      }
      return choiceOf(best, trials.halve(question.evaluations ?? options.evaluations, attempt), trials);
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
  readonly position: State;
  readonly seat: number;
  readonly seed: number;
}
