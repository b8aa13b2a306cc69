import type { CanalsTypes } from '@santiago/canals';
import type { Viewer } from '@santiago/kernel';
import type { Bot, Question } from '@santiago/bots/bot.ts';
import { lazy } from '@santiago/bots/lazy.ts';
import { finishAsMirrors } from '../opponents/cast.ts';
import { Heuristic } from '../value/heuristic.ts';
import { Inference } from '../opponents/inference.ts';
import {
  type Evaluators,
  NET_MARGIN,
  HEURISTIC_WEIGHT,
  MIRROR_WIDTH,
  trainedEvaluators,
} from '../value/evaluators.ts';
import { roundTrials } from '../search/lookahead.ts';
import { drawMixedBid } from '../search/secret-auction.ts';
import { isSettled, likelyStyles, Population } from '../opponents/population.ts';
import { searchingBot } from './searching-bot.ts';
import { TUNED } from '../value/tuned.ts';

/** Expects everybody to look ahead, whatever they do. */
const makeMirror = (evaluators: () => Evaluators): Bot<CanalsTypes> => {
  const finish = lazy(() => finishAsMirrors(evaluators().searchers));
  return searchingBot({
    name: 'mirror',
    about: 'Assumes that everyone plays like the hydrologist, and answers that.',
    evaluations: MIRROR_WIDTH,
    candidates: MIRROR_WIDTH,
    marginShare: NET_MARGIN,
    secretBid: drawMixedBid(new Heuristic(TUNED), evaluators),
    settled: () => true,
    trying: (position, seat) =>
      roundTrials(position, seat, evaluators().searchers, (state) => finish()(state, seat)),
  });
};

/** What the champion uses to think. */
class Mind {
  readonly population: Population;
  private readonly inference: Inference;

  constructor(evaluators: Evaluators) {
    this.inference = new Inference(evaluators);
    this.population = new Population(evaluators);
  }

  styles({ view, told }: Question<CanalsTypes>): Float64Array {
    return likelyStyles(this.inference.beliefs(view.setup, told, view.eye as Viewer));
  }
}

/**
 * The champion looks ahead against a population of opponents, weighted by what those at the table have done so far:
 * stewards, hydrologists, players who trust the net alone, and gamblers.
 */
const makeOverseer = (evaluators: () => Evaluators): Bot<CanalsTypes> => {
  const mind = lazy(() => new Mind(evaluators()));
  return searchingBot({
    name: 'overseer',
    about: 'The champion: works out how the others think, and looks ahead on that basis.',
    evaluations: 40,
    candidates: 12,
    prior: { worth: HEURISTIC_WEIGHT, trials: 1 },
    marginShare: NET_MARGIN,
    secretBid: drawMixedBid(new Heuristic(TUNED), evaluators),
    settled: (_, seat, question) => isSettled(mind().styles(question), seat),
    trying: (position, seat, seed, question) =>
      mind().population.trying(position, seat, seed, mind().styles(question)),
  });
};

export const mirror = makeMirror(trainedEvaluators);
export const overseer = makeOverseer(trainedEvaluators);
