import { heuristicBot, type Pick } from './heuristic-bot.ts';
import { TUNED } from '../value/tuned.ts';

/** Points by which an action may fall behind the best and still be taken, so that matches differ. */
const BUDGET = 0.3;

const nearBest: Pick = (best, { random }) => {
  const close = best.filter(({ value }) => value >= best[0]!.value - BUDGET);
  return close[random.below(close.length)]!.action;
};

/** Three stewards of about the same strength who play differently. */
export const thrifty = heuristicBot(
  'thrifty',
  'Keeps its escudos together: bids low, bribes little.',
  { ...TUNED, cash: TUNED.cash * 1.08, reserve: TUNED.reserve + 2 },
  nearBest,
);

export const generous = heuristicBot(
  'generous',
  'Spends freely on a good square and a good ditch, and never minds what others get.',
  { ...TUNED, cash: TUNED.cash * 0.99, bribeThreshold: TUNED.bribeThreshold / 2, spite: TUNED.spite * 0.95 },
  nearBest,
);

export const spiteful = heuristicBot(
  'spiteful',
  'Would rather make you lose a plantation than gain one itself.',
  { ...TUNED, spite: TUNED.spite * 1.25 },
  nearBest,
);
