import type { CanalsTypes } from '@santiago/canals';
import type { Viewer } from '@santiago/kernel';
import type { Bot, Question } from '../bot.ts';
import { Heuristic } from './heuristic.ts';
import { sealMixed } from './hydrologist.ts';
import { Inference, WAYS } from './inference.ts';
import { type Judges, KEEN_MARGIN, KEEN_PRIOR, trainedJudges } from './judges.ts';
import { isSettled, Population, type Rivals } from './population.ts';
import { searchingBot } from './search.ts';
import { Straying } from './straying.ts';
import { SEAT_COUNT } from './survey.ts';
import { TUNED } from './tuned.ts';

/** How many ideas a rival follows who looks ahead, and the champion itself later in the round. */
const WIDTH = 3;
const OWN_WIDTH = 3;

/** Who is less likely to look ahead is taken for somebody who does not. */
const LEAST_LIKELY = 0.3;

/** Everybody looks ahead. */
const ALL_KEEN: Rivals = {
  keen: new Float64Array(SEAT_COUNT).fill(1),
  whims: new Float64Array(SEAT_COUNT),
};

/** Takes everybody for one who looks ahead, whatever they do. */
const makeMirror = (judges: () => Judges): Bot<CanalsTypes> => {
  let population: Population | null = null;
  return searchingBot({
    name: 'mirror',
    about: 'Takes everybody for a hydrologist and plays accordingly.',
    evaluations: 10,
    candidates: 10,
    marginShare: KEEN_MARGIN,
    seal: sealMixed(judges, new Heuristic(TUNED)),
    settled: () => true,
    trying: (position, seat, seed) => {
      population ??= new Population({ judge: judges().keen, width: 5, prior: KEEN_PRIOR, ownWidth: 0 });
      return population.trying(position, seat, seed, ALL_KEEN);
    },
  });
};

/** What the champion thinks with, made when it is first asked. */
class Mind {
  readonly population: Population;
  private readonly inference: Inference;
  private readonly straying = new Straying();
  private readonly keen = new Float64Array(SEAT_COUNT);

  constructor(judges: Judges) {
    this.inference = new Inference(judges);
    this.population = new Population({ judge: judges.keen, width: WIDTH, prior: 0, ownWidth: OWN_WIDTH });
  }

  rivals(question: Question<CanalsTypes>): Rivals {
    const { view, told } = question;
    const { keen } = this;
    const beliefs = this.inference.beliefs(view.setup, told, view.eye as Viewer);
    for (let seat = 0; seat < view.setup.players; seat++) {
      const at = WAYS.length * seat;
      // Who plays like nobody known is rather a deep thinker than a fool.
      const likely = beliefs[at + WAYS.indexOf('keen')]! + beliefs[at + WAYS.indexOf('stray')]!;
      keen[seat] = likely < LEAST_LIKELY ? 0 : likely;
    }
    return { keen, whims: this.straying.whims(question) };
  }
}

/**
 * The champion looks ahead against a population of opponents, weighed by what those at the table have done so far:
 * some look ahead themselves, the others are stewards with more or less of whims.
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
    settled: (position, seat, question) => isSettled(mind().rivals(question), seat, position.players),
    trying: (position, seat, seed, question) =>
      mind().population.trying(position, seat, seed, mind().rivals(question)),
  });
};

export const mirror = makeMirror(trainedJudges);
export const overseer = makeOverseer(trainedJudges);
