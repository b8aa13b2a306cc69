import { botsFor } from '@santiago/bots';
import { expect, test } from 'vitest';
import { BOT_LEVELS } from '../src/local/levels.ts';

test('the page offers the bots there are, weakest first', () => {
  expect(botsFor('canals').map((bot) => bot.name)).toEqual(BOT_LEVELS);
});
