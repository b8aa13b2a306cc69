import { type Browser, expect, type Page } from '@playwright/test';
import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import type { Game, GameTypes } from '@santiago/kernel';
import { Player } from './player.ts';
import { lookThrough, openPosition, type Position } from './positions.ts';
import { SCREENS, visit } from './screens.ts';
import { test } from './seeded.ts';
import { lookBack, lookIntoSheets } from './sheets.ts';
import { shareOf } from './soak.ts';
import { englishOn } from './texts.ts';

/** The rules, and what is said where an address leads nowhere. */
const MORE_SCREENS = {
  './#/rules/canals': '.rule-contents a',
  './#/rules/cards': '.rule-contents a',
  './#/review/damaged': 'main [role=alert]',
  './#/challenge/damaged': 'main [role=alert]',
  './#/table/nowhere': 'main :is(p, h1)',
};

/** The last decision of a match of bots that is as wanted. */
const lastDecision = <T extends GameTypes>(
  { game, bot }: { readonly game: Game<T>; readonly bot: string },
  isWanted: (offer: T['Offer']) => boolean,
): Position => {
  let last: Position | null = null;
  lookThrough({ game, request: { players: 3 }, bot, matches: 1 }, ({ offer }, position) => {
    if (isWanted(offer)) last = position();
  });
  return last!;
};

const TABLES = [
  ['canals', () => lastDecision({ game: canals, bot: 'random' }, () => true)],
  ['cards', () => lastDecision({ game: cards, bot: 'eager' }, ({ words }) => words.includes('resign'))],
] as const;

/** To the end of the match, by the shortest way. */
const FINISH = {
  canals: (page: Page) => new Player(page).playToTheEnd(),
  cards: async (page: Page) => {
    await page.locator('.decision .buttons .quiet').last().click();
    await page.locator('.decision .buttons .danger').click();
    await page.locator('.result').waitFor();
  },
};

/** A table of friends: as its host sees it, then as somebody who is invited. */
const walkLobby = async (
  page: Page,
  browser: Browser,
  check: (where: string, page: Page) => Promise<void>,
): Promise<void> => {
  await page.goto('./#/friends');
  await page.locator('.start-bar .primary').click();
  await expect(page.locator('.qr')).toBeVisible();
  await check('lobby', page);
  const guest = await browser.newContext({
    locale: await page.evaluate(() => document.documentElement.lang),
  });
  const invited = await guest.newPage();
  await invited.goto(page.url());
  await expect(invited.getByRole('textbox')).toBeVisible();
  await check('invitation', invited);
  await guest.close();
};

const LANGUAGES = [
  ['de-DE', 'Quelle'],
  ['fr-FR', 'source'],
] as const;

for (const [turn, [locale, spring]] of LANGUAGES.entries()) {
  test(`no English on any screen in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const wrong: string[] = [];
    const check = async (where: string, on = page): Promise<void> => {
      for (const text of await englishOn(on)) wrong.push(`${where}: ${text}`);
    };
    await new Player(page).open();
    for (const [address, sign] of shareOf(Object.entries({ ...SCREENS, ...MORE_SCREENS }), LANGUAGES, turn)) {
      await visit(page, address, sign);
      await check(address);
    }
    // The coach speaks the language, too.
    await visit(page, './#/lesson/canals');
    await expect(page.locator('.coach')).toContainText(spring);
    for (const [name, position] of shareOf(TABLES, LANGUAGES, turn)) {
      await openPosition(page, position());
      expect(await new Player(page).myTurn()).toBe('decide');
      await check(`${name}, decision`);
      await lookBack(page, (where) => check(`${name}, ${where}`));
      await lookIntoSheets(page, (where) => check(`${name}, ${where}`));
      await FINISH[name](page);
      await check(`${name}, result`);
    }
    if (shareOf(['lobby'], LANGUAGES, turn).length > 0) await walkLobby(page, browser, check);
    expect(wrong).toEqual([]);
    await context.close();
  });
}
