import { TUNED } from '../value/tuned.ts';
import { heuristicBot } from './heuristic-bot.ts';

/** The tuned heuristic, played straight. */
export const steward = heuristicBot(
  'steward',
  'A careful manager: weighs areas, water and money by rule, and never looks ahead.',
  TUNED,
  (best) => best[0]!.action,
);
