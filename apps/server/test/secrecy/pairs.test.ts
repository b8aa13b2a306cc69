import { soaked } from '@santiago/kernel/laws';
import { expect, it } from 'vitest';
import { comparePairs } from './pairs.ts';

const CASES = [
  ['canals', 2],
  ['canals', 4],
  ['cards', 2],
  ['cards', 4],
] as const;

/** `npm run soak` compares 52,500 of each. */
const PAIRS = soaked(150);

it.each(CASES)(`%s with %i players: ${PAIRS} pairs, and no byte tells them apart`, (game, players) => {
  const { pairs, distinct, leaks } = comparePairs(game, players, PAIRS, players);
  expect(leaks).toEqual([]);
  expect(pairs).toBeGreaterThanOrEqual(PAIRS);
  // With four players the board game has no secrets but what lies in the stacks, which is nobody's.
  if (game !== 'canals' || players === 2) expect(distinct).toBeGreaterThan(10);
});
