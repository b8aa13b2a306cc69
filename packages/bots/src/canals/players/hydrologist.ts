import type { CanalsTypes } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import type { Random } from '@santiago/kernel';
import type { Bot } from '../../bot.ts';
import { lazy } from '../../lazy.ts';
import { ownModels, stewardModels } from '../opponents/cast.ts';
import { Heuristic } from '../value/heuristic.ts';
import {
  type Evaluators,
  NET_MARGIN,
  HEURISTIC_WEIGHT,
  HYDROLOGIST_WIDTH,
  trainedEvaluators,
} from '../value/evaluators.ts';
import { roundTrials } from '../search/lookahead.ts';
import { playRoundAs } from '../opponents/models.ts';
import { bidTable, drawBid, mixedBids } from '../search/secret-auction.ts';
import { type SealedBid, searchingBot } from './searching-bot.ts';
import { Straying } from '../opponents/straying.ts';
import { TUNED } from '../value/tuned.ts';

/** [C40] A bid drawn from the mixed strategy of the secret auction. */
export const sealMixed =
  (evaluators: () => Evaluators, model: Heuristic) =>
  (position: State, seat: number, random: Random): SealedBid => {
    const table = bidTable(position, seat, model, evaluators().searchers);
    const [strategy] = mixedBids(table);
    return { bid: drawBid(strategy, random), spent: table.worth.length };
  };

/**
 * Looks ahead to the end of the round, where chance comes in, and asks a net there. All are taken for stewards, itself
 * later in the round too; but while the others do what stewards do, it thinks its own later decisions over, since a
 * plan made for others than those at the table misleads.
 */
const makeHydrologist = (evaluators: () => Evaluators): Bot<CanalsTypes> => {
  const straying = new Straying();
  const others = stewardModels();
  const own = lazy(() => ownModels(evaluators()));
  return searchingBot({
    name: 'hydrologist',
    about: 'Follows each idea to the end of the round and judges what is left by long experience.',
    evaluations: HYDROLOGIST_WIDTH,
    candidates: HYDROLOGIST_WIDTH,
    marginShare: NET_MARGIN,
    prior: { worth: HEURISTIC_WEIGHT, trials: 1 },
    seal: sealMixed(evaluators, new Heuristic(TUNED)),
    settled: () => true,
    trying: (position, seat, _, question) => {
      const models = others.slice(0, position.players);
      if (!straying.isSeen(question)) models[seat] = own()[seat]!;
      return roundTrials(position, seat, evaluators().searchers, (state) => playRoundAs(state, models));
    },
  });
};

export const hydrologist = makeHydrologist(trainedEvaluators);
