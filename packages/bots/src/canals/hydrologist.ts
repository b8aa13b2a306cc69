import type { CanalsTypes } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import type { Random } from '@santiago/kernel';
import type { Bot } from '../bot.ts';
import { Heuristic } from './heuristic.ts';
import { type Judges, KEEN_MARGIN, KEEN_PRIOR, trainedJudges } from './judges.ts';
import { roundPlayouts } from './lookahead.ts';
import { bidTable, drawBid, mixedBids } from './sealed.ts';
import { type SealedBid, searchingBot } from './search.ts';
import { TUNED } from './tuned.ts';

const CANDIDATES = 16;

/** [C40] A bid drawn from the mixed strategy of the secret auction. */
export const sealMixed =
  (judges: () => Judges, model: Heuristic) =>
  (position: State, seat: number, random: Random): SealedBid => {
    const table = bidTable(position, seat, model, judges().keen);
    const [strategy] = mixedBids(table);
    return { bid: drawBid(strategy, random), spent: table.worth.length };
  };

/** Looks ahead to the end of the round, where chance comes in, with stewards for the others, and asks a net there. */
export const makeHydrologist = (judges: () => Judges): Bot<CanalsTypes> => {
  const model = new Heuristic(TUNED);
  return searchingBot({
    name: 'hydrologist',
    about: 'Follows each idea to the end of the round and judges what is left by long experience.',
    evaluations: CANDIDATES,
    candidates: CANDIDATES,
    marginShare: KEEN_MARGIN,
    prior: { worth: KEEN_PRIOR, trials: 1 },
    certain: true,
    seal: sealMixed(judges, model),
    trying: (position, seat, seed) => roundPlayouts(position, seat, model, judges().keen, { seed, noise: 0 }),
  });
};

export const hydrologist = makeHydrologist(trainedJudges);
