import type { Levels } from '@santiago/table/page/games.ts';

/** The bots that the page offers. */
export const LEVELS = {
  all: ['random', 'novice', 'steward', 'gambler', 'hydrologist', 'overseer'],
  standard: 'steward',
  easy: 'novice',
} as const satisfies Levels;
