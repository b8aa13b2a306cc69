import { TUNED } from '../value/tuned.ts';
import { heuristicBot } from './heuristic-bot.ts';

/** Plays the tuned heuristic's best action. */
export const steward = heuristicBot(
  'steward',
  'A careful manager: weighs areas, water and money by rule, and never looks ahead.',
  TUNED,
  (best) => best[0]!.action,
);
