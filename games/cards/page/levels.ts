import type { Levels } from '@santiago/table/page/games.ts';

/** The bots that the page offers. One that plays at random almost never touches anybody. */
export const LEVELS = {
  all: ['eager', 'oddsmaker', 'seer'],
  standard: 'oddsmaker',
  easy: 'eager',
} as const satisfies Levels;
