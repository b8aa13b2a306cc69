import { canals, type CanalsTypes } from '@santiago/canals';
import { bidCode, type State } from '@santiago/canals/engine';
import type { Random } from '@santiago/kernel';
import type { Bot, Choice, Question } from '../bot.ts';
import { seatOf } from '../random.ts';
import { Trials, type Try } from '../trials.ts';
import { Heuristic } from './heuristic.ts';
import { positionOf } from './position.ts';
import { rated } from './rated.ts';
import { TUNED } from './tuned.ts';

/** How a searching bot tries an action. */
export type Trying = (position: State, seat: number, seed: number, question: Question<CanalsTypes>) => Try;

/** A bid for the secret auction, and the evaluations it took. */
export interface SealedBid {
  readonly bid: number;
  readonly spent: number;
}

export interface SearchOptions {
  readonly name: string;
  readonly about: string;
  readonly evaluations: number;
  /** The heuristic's best so many are looked at. */
  readonly candidates: number;
  /** What a lead of 25 points counts for, as a share of a victory. */
  readonly marginShare: number;
  readonly trying: Trying;
  /** True where every trial of an action comes to the same: then each is tried once. */
  readonly certain?: true;
  /** [C40] Plays the secret auction of two, where no single bid is best; the other decisions are tried out. */
  readonly seal?: (position: State, seat: number, random: Random) => SealedBid;
}

/** A bot that tries the heuristic's best candidates and halves them until one is left. */
export const searchingBot = (options: SearchOptions): Bot<CanalsTypes> => {
  const prior = new Heuristic(TUNED);
  const begin = (question: Question<CanalsTypes>) => {
    const { view, random, late } = question;
    const seat = seatOf(canals, view);
    const position = positionOf(view);
    const actions = rated(prior, position, seat)
      .slice(0, Math.min(options.candidates, Math.max(1, question.evaluations ?? options.evaluations)))
      .map(({ action }) => action);
    const trials = new Trials(actions, { seat, players: position.players, late }, options.marginShare);
    return { actions, trials, attempt: options.trying(position, seat, random.below(65536), question) };
  };
  const sealedBid = ({ view, random }: Question<CanalsTypes>): Choice<CanalsTypes['Action']> | null => {
    if (view.phase.kind !== 'sealed' || options.seal === undefined) return null;
    const position = positionOf(view);
    const { bid, spent } = options.seal(position, seatOf(canals, view), random);
    return { action: canals.decode(bidCode(bid)), spent, cut: false };
  };
  return {
    name: options.name,
    about: options.about,
    evaluations: options.evaluations,
    choose: (question) => {
      const sealed = sealedBid(question);
      if (sealed !== null) return sealed;
      const { actions, trials, attempt } = begin(question);
      if (options.certain) trials.spread(actions.length, attempt);
      else trials.halve(question.evaluations ?? options.evaluations, attempt);
      return { action: canals.decode(actions[trials.best()]!), spent: trials.spent, cut: trials.cut };
    },
    weigh: (question) => {
      const { trials, attempt } = begin(question);
      trials.spread(question.evaluations ?? options.evaluations, attempt);
      return trials.candidates((action) => canals.decode(action));
    },
  };
};
