import { canals, type CanalsTypes } from '@santiago/canals';
import type { Bot, Candidate, Question } from '@santiago/bots/bot.ts';
import { seatOf } from '@santiago/bots/players/random.ts';
import { Trials } from '@santiago/bots/search/trials.ts';
import { Heuristic } from '../value/heuristic.ts';
import { fullPlayouts } from '../search/full-playouts.ts';
import { positionOf } from '../search/position.ts';
import { type Rated, ratedActions } from '../value/rated.ts';
import type { Weights } from '../value/weights.ts';

const CANDIDATES = 8;
const EVALUATIONS = 256;
const NOISE = 1;

/** Picks one of the rated actions, which come best first. */
export type Pick = (best: readonly Rated[], question: Question<CanalsTypes>) => number;

/** A player that rates actions by the heuristic and picks one. */
export const heuristicBot = (name: string, about: string, weights: Weights, pick: Pick): Bot<CanalsTypes> => {
  const heuristic = new Heuristic(weights);
  return {
    name,
    about,
    evaluations: 0,
    choose: (question) => {
      const position = positionOf(question.view);
      const best = ratedActions(heuristic, position, seatOf(canals, question.view));
      return { action: canals.decode(pick(best, question)), spent: 0, cut: false };
    },
    weigh: (question) => weighByPlayouts(question, heuristic),
  };
};

/** Weighs the heuristic's best few actions by playouts to the end of the match. */
const weighByPlayouts = (
  { view, random, evaluations = EVALUATIONS, late }: Question<CanalsTypes>,
  heuristic: Heuristic,
): Candidate<CanalsTypes['Action']>[] => {
  const seat = seatOf(canals, view);
  const position = positionOf(view);
  const actions = ratedActions(heuristic, position, seat).slice(0, CANDIDATES);
  const trials = new Trials(
    actions.map(({ action }) => action),
    { seat, players: position.players, late },
    0,
  );
  trials.spread(evaluations, fullPlayouts(position, seat, heuristic, random.below(65536), NOISE));
  return trials.candidates((action) => canals.decode(action));
};
