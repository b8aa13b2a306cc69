import { heuristicBot } from './heuristic-bot.ts';
import { NOVICE_BELIEFS } from '../value/novice-beliefs.ts';

/** Points a novice may give away in one decision without noticing. */
const BUDGET = 3;

/**
 * Sensible, explainable moves with the mistakes people make: trusts that dry plantations will be watered, forgets rivals
 * and the rounds to come, and does not see a difference of a few points.
 */
export const novice = heuristicBot(
  'novice',
  'A kind beginner: sensible moves, and the mistakes people make.',
  NOVICE_BELIEFS,
  (best, { random }) => {
    const close = best.filter(({ value }) => value >= best[0]!.value - BUDGET);
    // Better actions more often: the better of two draws.
    return close[Math.min(random.below(close.length), random.below(close.length))]!.action;
  },
);
