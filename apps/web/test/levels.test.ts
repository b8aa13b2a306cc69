import { botsFor } from '@santiago/bots';
import { expect, test } from 'vitest';
import { BOT_LEVELS } from '../src/local/levels.ts';

test('the page offers bots that there are, weakest first and the champion last', () => {
  const names = botsFor('canals').map((bot) => bot.name);
  expect(names.filter((name) => (BOT_LEVELS as readonly string[]).includes(name))).toEqual(BOT_LEVELS);
  expect(BOT_LEVELS.at(-1)).toBe(names.at(-1));
});
