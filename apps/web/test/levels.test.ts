import { gameNamed } from '@santiago/games/programs';
import { shelf } from '@santiago/table/page/games.ts';
import { de } from '@santiago/table/page/i18n/de.ts';
import { en } from '@santiago/table/page/i18n/en.ts';
import { fr } from '@santiago/table/page/i18n/fr.ts';
import { expect, test } from 'vitest';

test.each(shelf().map(({ name, levels }) => ({ name, levels })))(
  'the page offers bots of $name that there are, weakest first and the champion last, with a name each',
  ({ name, levels: { all, standard, easy } }) => {
    const names = gameNamed(name).bots.ladder.map((bot) => bot.name);
    expect(names.filter((each) => all.includes(each))).toEqual(all);
    expect(all.at(-1)).toBe(names.at(-1));
    expect(all).toContain(standard);
    expect(all).toContain(easy);
    for (const { setUp } of [en, de, fr])
      expect(all.filter((level) => !Object.hasOwn(setUp.levels, level))).toEqual([]);
  },
);
