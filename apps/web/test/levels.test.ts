import { gameNamed } from '@santiago/games';
import { expect, test } from 'vitest';
import { LEVELS } from '@santiago/table/page/worker/levels.ts';

test.each(Object.entries(LEVELS))(
  'the page offers bots of %s that there are, weakest first and the champion last',
  (game, { all, standard, easy }) => {
    const names = gameNamed(game).bots.ladder.map((bot) => bot.name);
    const offered: readonly string[] = all;
    expect(names.filter((name) => offered.includes(name))).toEqual(offered);
    expect(offered.at(-1)).toBe(names.at(-1));
    expect(offered).toContain(standard);
    expect(offered).toContain(easy);
  },
);
