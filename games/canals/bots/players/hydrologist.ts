import type { CanalsTypes } from '@santiago/canals';
import type { Bot } from '@santiago/bots/bot.ts';
import { lazy } from '@santiago/bots/lazy.ts';
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
import { drawMixedBid } from '../search/secret-auction.ts';
import { searchingBot } from './searching-bot.ts';
import { Straying } from '../opponents/straying.ts';
import { TUNED } from '../value/tuned.ts';

/**
 * Looks ahead to the end of the round, where chance comes in, and asks a net there. It expects everybody to play as a
 * steward. While the others do, it also looks ahead at its own later decisions; otherwise such a plan would not fit
 * the players at the table, and it expects to play as a steward itself.
 */
const makeHydrologist = (evaluators: () => Evaluators): Bot<CanalsTypes> => {
  const straying = new Straying();
  const others = stewardModels();
  const own = lazy(() => ownModels(evaluators()));
  return searchingBot({
    name: 'hydrologist',
    about: 'Plays each idea to the end of the round and judges the position from experience.',
    evaluations: HYDROLOGIST_WIDTH,
    candidates: HYDROLOGIST_WIDTH,
    marginShare: NET_MARGIN,
    prior: { worth: HEURISTIC_WEIGHT, trials: 1 },
    secretBid: drawMixedBid(new Heuristic(TUNED), evaluators),
    settled: () => true,
    trying: (position, seat, _, question) => {
      const models = others.slice(0, position.players);
      if (!straying.isSeen(question)) models[seat] = own()[seat]!;
      return roundTrials(position, seat, evaluators().searchers, (state) => playRoundAs(state, models));
    },
  });
};

export const hydrologist = makeHydrologist(trainedEvaluators);
