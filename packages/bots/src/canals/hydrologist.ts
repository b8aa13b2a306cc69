import type { CanalsTypes } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import type { Random } from '@santiago/kernel';
import type { Bot, Question } from '../bot.ts';
import { Heuristic } from './heuristic.ts';
import { type Judges, KEEN_MARGIN, KEEN_PRIOR, trainedJudges } from './judges.ts';
import { isSettled, Population, type Rivals } from './population.ts';
import { bidTable, drawBid, mixedBids } from './sealed.ts';
import { type SealedBid, searchingBot } from './search.ts';
import { Straying } from './straying.ts';
import { SEAT_COUNT } from './survey.ts';
import { TUNED } from './tuned.ts';

const CANDIDATES = 12;
const EVALUATIONS = 48;
/** How many ideas it follows for each of its own decisions later in the round. */
const OWN_WIDTH = 3;

/** [C40] A bid drawn from the mixed strategy of the secret auction. */
export const sealMixed =
  (judges: () => Judges, model: Heuristic) =>
  (position: State, seat: number, random: Random): SealedBid => {
    const table = bidTable(position, seat, model, judges().keen);
    const [strategy] = mixedBids(table);
    return { bid: drawBid(strategy, random), spent: table.worth.length };
  };

/** Nobody is taken for one who looks ahead himself. */
const NOBODY = new Float64Array(SEAT_COUNT);

/**
 * Looks ahead to the end of the round, where chance comes in, and asks a net there. The others are taken for stewards;
 * those who did otherwise so far for stewards with whims, and then each idea is followed more than once.
 */
export const makeHydrologist = (judges: () => Judges): Bot<CanalsTypes> => {
  const straying = new Straying();
  let made: Population | null = null;
  const rivalsOf = (question: Question<CanalsTypes>): Rivals => ({
    keen: NOBODY,
    whims: straying.whims(question),
  });
  return searchingBot({
    name: 'hydrologist',
    about: 'Follows each idea to the end of the round and judges what is left by long experience.',
    evaluations: EVALUATIONS,
    candidates: CANDIDATES,
    marginShare: KEEN_MARGIN,
    prior: { worth: KEEN_PRIOR, trials: 1 },
    seal: sealMixed(judges, new Heuristic(TUNED)),
    settled: (position, seat, question) => isSettled(rivalsOf(question), seat, position.players),
    trying: (position, seat, seed, question) => {
      made ??= new Population({ judge: judges().keen, width: 0, prior: 0, ownWidth: OWN_WIDTH });
      return made.trying(position, seat, seed, rivalsOf(question));
    },
  });
};

export const hydrologist = makeHydrologist(trainedJudges);
