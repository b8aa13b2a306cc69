import type { CanalsTypes } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import type { Random } from '@santiago/kernel';
import type { Bot } from '../bot.ts';
import { ownSelves, stewards } from './cast.ts';
import { Heuristic } from './heuristic.ts';
import { type Judges, KEEN_MARGIN, KEEN_PRIOR, KEEN_WIDTH, trainedJudges } from './judges.ts';
import { roundTrials } from './lookahead.ts';
import { type Model, playRoundAs } from './models.ts';
import { bidTable, drawBid, mixedBids } from './sealed.ts';
import { type SealedBid, searchingBot } from './search.ts';
import { Straying } from './straying.ts';
import { TUNED } from './tuned.ts';

/** [C40] A bid drawn from the mixed strategy of the secret auction. */
export const sealMixed =
  (judges: () => Judges, model: Heuristic) =>
  (position: State, seat: number, random: Random): SealedBid => {
    const table = bidTable(position, seat, model, judges().keen);
    const [strategy] = mixedBids(table);
    return { bid: drawBid(strategy, random), spent: table.worth.length };
  };

/**
 * Looks ahead to the end of the round, where chance comes in, and asks a net there. All are taken for stewards, itself
 * later in the round too; but while the others do what stewards do, it thinks its own later decisions over, since a
 * plan made for others than those at the table misleads.
 */
const makeHydrologist = (judges: () => Judges): Bot<CanalsTypes> => {
  const straying = new Straying();
  const others = stewards();
  let own: readonly Model[] | null = null;
  return searchingBot({
    name: 'hydrologist',
    about: 'Follows each idea to the end of the round and judges what is left by long experience.',
    evaluations: KEEN_WIDTH,
    candidates: KEEN_WIDTH,
    marginShare: KEEN_MARGIN,
    prior: { worth: KEEN_PRIOR, trials: 1 },
    seal: sealMixed(judges, new Heuristic(TUNED)),
    settled: () => true,
    trying: (position, seat, _, question) => {
      const models = others.slice(0, position.players);
      own ??= ownSelves(judges());
      if (!straying.isSeen(question)) models[seat] = own[seat]!;
      return roundTrials(position, seat, judges().keen, (state) => playRoundAs(state, models));
    },
  });
};

export const hydrologist = makeHydrologist(trainedJudges);
