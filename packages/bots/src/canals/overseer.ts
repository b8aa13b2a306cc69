import type { CanalsTypes } from '@santiago/canals';
import type { Viewer } from '@santiago/kernel';
import type { Bot, Question } from '../bot.ts';
import { reflection } from './cast.ts';
import { Heuristic } from './heuristic.ts';
import { sealMixed } from './hydrologist.ts';
import { Inference } from './inference.ts';
import { type Judges, KEEN_MARGIN, KEEN_PRIOR, MIRROR_WIDTH, trainedJudges } from './judges.ts';
import { roundTrials } from './lookahead.ts';
import type { Rest } from './models.ts';
import { isSettled, likelyWays, Population } from './population.ts';
import { searchingBot } from './search.ts';
import { TUNED } from './tuned.ts';

/** Takes everybody for one who looks ahead, whatever they do. */
const makeMirror = (judges: () => Judges): Bot<CanalsTypes> => {
  let rest: Rest | null = null;
  return searchingBot({
    name: 'mirror',
    about: 'Takes everybody for a hydrologist and plays accordingly.',
    evaluations: MIRROR_WIDTH,
    candidates: MIRROR_WIDTH,
    marginShare: KEEN_MARGIN,
    seal: sealMixed(judges, new Heuristic(TUNED)),
    settled: () => true,
    trying: (position, seat) => {
      const judge = judges().keen;
      const playOn = (rest ??= reflection(judge));
      return roundTrials(position, seat, judge, (state) => playOn(state, seat));
    },
  });
};

/** What the champion thinks with, made when it is first asked. */
class Mind {
  readonly population: Population;
  private readonly inference: Inference;

  constructor(judges: Judges) {
    this.inference = new Inference(judges);
    this.population = new Population(judges);
  }

  ways({ view, told }: Question<CanalsTypes>): Float64Array {
    return likelyWays(this.inference.beliefs(view.setup, told, view.eye as Viewer));
  }
}

/**
 * The champion looks ahead against a population of opponents, weighed by what those at the table have done so far:
 * stewards, hydrologists, people who trust the net alone, and gamblers.
 */
const makeOverseer = (judges: () => Judges): Bot<CanalsTypes> => {
  let made: Mind | null = null;
  const mind = (): Mind => (made ??= new Mind(judges()));
  return searchingBot({
    name: 'overseer',
    about: 'The champion: works out how those at the table think, and looks ahead against that.',
    evaluations: 40,
    candidates: 12,
    prior: { worth: KEEN_PRIOR, trials: 1 },
    marginShare: KEEN_MARGIN,
    seal: sealMixed(judges, new Heuristic(TUNED)),
    settled: (_, seat, question) => isSettled(mind().ways(question), seat),
    trying: (position, seat, seed, question) =>
      mind().population.trying(position, seat, seed, mind().ways(question)),
  });
};

export const mirror = makeMirror(trainedJudges);
export const overseer = makeOverseer(trainedJudges);
