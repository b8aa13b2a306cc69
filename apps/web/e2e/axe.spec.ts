import { expect } from '@playwright/test';
import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import { canalsDecisions, cardsDecisions, type Found } from './decisions.ts';
import { faults } from './faults.ts';
import { DESKTOP, looksOf, nameOf, openIn, PHONE } from './looks.ts';
import { openPosition, ownMatch, type Position } from './positions.ts';
import { visit } from './screens.ts';
import { test } from './seeded.ts';
import { lookIntoSheets } from './sheets.ts';
import { isSoak, shareOf } from './soak.ts';

const SCREENS = ['./#/', './#/new', './#/friends', './#/open', './#/learn', './#/settings'];

const SCREEN_LOOKS = looksOf([
  { locale: 'en-GB', viewport: DESKTOP },
  { locale: 'de-DE', viewport: PHONE },
]);

for (const [turn, look] of SCREEN_LOOKS.entries()) {
  test(`axe finds nothing on any screen (${nameOf(look)})`, async ({ browser }) => {
    const { page, context } = await openIn(browser, look);
    for (const address of shareOf(SCREENS, SCREEN_LOOKS, turn)) {
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faults(page), address).toEqual([]);
    }
    if (isSoak || look.viewport === PHONE) {
      await page.goto('./#/friends');
      await page.locator('.start-bar .primary').click();
      await expect(page.locator('svg.qr')).toBeVisible();
      expect(await faults(page), 'seats filling up').toEqual([]);
    }
    await context.close();
  });
}

const GAMES: readonly {
  readonly name: string;
  readonly find: () => readonly Found[];
  readonly over: () => Position;
}[] = [
  {
    name: 'Canals',
    find: canalsDecisions,
    over: () => ownMatch({ game: canals, request: { players: 4 }, bot: 'novice' }),
  },
  {
    name: 'Cards',
    find: cardsDecisions,
    over: () => ownMatch({ game: cards, request: { players: 3 }, bot: 'eager' }),
  },
];

const TABLE_LOOKS = looksOf([
  { locale: 'fr-FR', viewport: DESKTOP },
  { locale: 'de-DE', viewport: PHONE },
]);

// Every other decision on the desktop, the others on the phone, which has more sheets; in a soak all of them everywhere.
for (const [turn, look] of TABLE_LOOKS.entries()) {
  test(`axe finds nothing at the tables, whatever is to be decided (${nameOf(look)})`, async ({
    browser,
  }) => {
    const { page, context, player } = await openIn(browser, look, './#/settings');
    for (const { name, find, over } of GAMES) {
      for (const [i, { title, position }] of shareOf(find(), TABLE_LOOKS, turn).entries()) {
        await openPosition(page, position);
        expect(await player.myTurn()).toBe('decide');
        expect(await faults(page, i === 0 ? 'html' : '.decide'), `${name}, ${title}`).toEqual([]);
        if (i === 0 && (isSoak || look.viewport === PHONE))
          await lookIntoSheets(page, async (sheet) => {
            expect(await faults(page, 'dialog[open]'), sheet).toEqual([]);
          });
      }
      if (isSoak || look.viewport === DESKTOP) {
        await openPosition(page, over());
        expect(await player.myTurn()).toBe('over');
        expect(await faults(page), `${name}, result`).toEqual([]);
      }
    }
    await context.close();
  });
}
