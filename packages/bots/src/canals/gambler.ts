import { canals, type CanalsTypes } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import type { Bot, Question } from '../bot.ts';
import { seatOf } from '../random.ts';
import { Trials, type Try } from '../trials.ts';
import { Heuristic } from './heuristic.ts';
import { fullPlayouts } from './montecarlo.ts';
import { positionOf } from './position.ts';
import { rated } from './rated.ts';
import { TUNED } from './tuned.ts';

/** How a searching bot tries an action. */
export type Trying = (position: State, seat: number, seed: number) => Try;

export interface SearchOptions {
  readonly name: string;
  readonly about: string;
  readonly evaluations: number;
  /** The heuristic's best so many are looked at. */
  readonly candidates: number;
  /** What a lead of 25 points counts for, as a share of a victory. */
  readonly marginShare: number;
  readonly trying: Trying;
}

/** A bot that tries the heuristic's best candidates and halves them until one is left. */
export const searchingBot = (options: SearchOptions): Bot<CanalsTypes> => {
  const prior = new Heuristic(TUNED);
  const begin = ({ view, random, late }: Question<CanalsTypes>) => {
    const seat = seatOf(canals, view);
    const position = positionOf(view);
    const actions = rated(prior, position, seat)
      .slice(0, options.candidates)
      .map(({ action }) => action);
    const trials = new Trials(actions, { seat, players: position.players, late }, options.marginShare);
    return { actions, trials, attempt: options.trying(position, seat, random.below(65536)) };
  };
  return {
    name: options.name,
    about: options.about,
    evaluations: options.evaluations,
    choose: (question) => {
      const { actions, trials, attempt } = begin(question);
      const best = trials.halve(question.evaluations ?? options.evaluations, attempt);
      return { action: canals.decode(actions[best]!), spent: trials.spent, cut: trials.cut };
    },
    weigh: (question) => {
      const { trials, attempt } = begin(question);
      trials.spread(question.evaluations ?? options.evaluations, attempt);
      return trials.candidates((action) => canals.decode(action));
    },
  };
};

const NOISE = 1;
const model = new Heuristic(TUNED);

/** Monte Carlo: plays the match to its end again and again. */
export const gambler = searchingBot({
  name: 'gambler',
  about: 'Plays each idea to the end of the match many times over and takes what won most.',
  evaluations: 160,
  candidates: 10,
  marginShare: 0.25,
  trying: (position, seat, seed) => fullPlayouts(position, seat, model, seed, NOISE),
});
