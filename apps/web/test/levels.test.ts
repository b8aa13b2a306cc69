import { gameNamed } from '@santiago/games';
import { expect, test } from 'vitest';
import { BOT_LEVELS, CARDS_LEVELS } from '../src/worker/levels.ts';

test.each([
  ['canals', BOT_LEVELS],
  ['cards', CARDS_LEVELS],
] as const)(
  'the page offers bots of %s that there are, weakest first and the champion last',
  (game, levels) => {
    const names = gameNamed(game).bots.ladder.map((bot) => bot.name);
    expect(names.filter((name) => (levels as readonly string[]).includes(name))).toEqual(levels);
    expect(levels.at(-1)).toBe(names.at(-1));
  },
);
