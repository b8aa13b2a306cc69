import { expect, type Page } from '@playwright/test';
import { CardPlayer } from './cards-player.ts';
import { clipped } from './clipped.ts';
import { DESKTOP, PHONE, sizesOf } from './looks.ts';
import { Player } from './player.ts';
import { SCREENS, visit } from './screens.ts';
import { test } from './seeded.ts';
import { lookBack, lookIntoSheets } from './sheets.ts';
import { resize } from './sized.ts';
import { isSoak } from './soak.ts';
import { untranslated } from './untranslated.ts';

const LANGUAGES = [
  {
    locale: 'en-GB',
    play: 'Play now',
    first: /^(Choose|Bid|Use|Accept|Place|No proposals|How|Build)/,
    cards: null,
  },
  {
    locale: 'de-DE',
    play: 'Sofort spielen',
    first: /^(Biete|Wähle|Nimm|Lege|Deinen|Wie|Kein|Baue|Schlage)/,
    cards: { play: /^Karten und Würfel/, first: /^(Wähle|Lege|Versetze|Kaufe|Rückkauf|Nimm|Legen)/ },
  },
  {
    locale: 'fr-FR',
    play: 'Jouer tout de suite',
    first: /^(Misez|Choisissez|Acceptez|Placez|Utiliser|Combien|Aucune|Construisez|Proposez)/,
    cards: { play: /^Cartes et dés/, first: /^(Choisissez|Posez|Déplacez|Rachetez|Rachat|Reprenez|Pose)/ },
  },
];

/** Some turns of Cards from the front page on: what is asked is in this language, and nothing is clipped. */
const playCards = async (page: Page, { play, first }: { play: RegExp; first: RegExp }): Promise<void> => {
  const player = new CardPlayer(page);
  await page.goto('./#/');
  await page.getByRole('button', { name: play }).click();
  await expect(page.locator('.table.cards')).toBeVisible();
  for (let turn = 0; turn < (isSoak ? 10 : 4); turn++) {
    if ((await player.myTurn()) === 'over') break;
    await expect(page.locator('.prompt')).toHaveText(first);
    expect(await clipped(page), `cards, turn ${turn}`).toEqual([]);
    await player.answer();
  }
};

for (const { locale, play, first, cards } of LANGUAGES) {
  test(`plays in ${locale}, with nothing clipped at 320 px`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const player = new Player(page);
    await player.open();
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    expect(await clipped(page)).toEqual([]);
    for (const address of ['./#/new', './#/learn', './#/settings']) {
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await clipped(page), address).toEqual([]);
    }
    await page.goto('./#/');
    await page.getByRole('button', { name: new RegExp(play) }).click();
    // More decisions at this width, in every language: panel.spec.ts.
    for (let turn = 0; turn < (isSoak ? 8 : 3); turn++) {
      expect(await player.myTurn()).toBe('decide');
      await expect(page.locator('.prompt')).toHaveText(first);
      expect(await clipped(page), `turn ${turn}`).toEqual([]);
      await player.answer();
    }
    if (cards !== null) await playCards(page, cards);
    await context.close();
  });
}

const BOTH = [PHONE, DESKTOP];

/** Everything that a table has besides itself; only a wide window has buttons for its steps. */
const lookBesides = async (page: Page, look: (where: string) => Promise<void>): Promise<void> => {
  if (page.viewportSize()!.width === DESKTOP.width) await lookBack(page, look);
  await lookIntoSheets(page, look);
};

test('every text comes from a dictionary and has room for two fifths more, on phone and desktop', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const player = new Player(page);
  await page.addInitScript(() => localStorage.setItem('santiago.language', 'en-XA'));
  const wrong: string[] = [];
  const look = async (where: string): Promise<void> => {
    const at = `${where}, ${page.viewportSize()!.width} px`;
    for (const text of await untranslated(page)) wrong.push(`${at}: in no dictionary: ${text}`);
    for (const text of await clipped(page)) wrong.push(`${at}: cut off: ${text}`);
  };
  const inSizes = async (viewports: readonly (typeof PHONE)[], check: () => Promise<void>): Promise<void> => {
    for (const viewport of viewports) {
      await resize(page, viewport);
      await check();
    }
  };
  await player.open();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  for (const [i, [address, sign]] of Object.entries(SCREENS).entries()) {
    await visit(page, address, sign);
    await inSizes(sizesOf(i), () => look(address));
  }
  await page.goto('./#/');
  await page.locator('.home-actions button').first().click();
  for (let turn = 0; turn < 6; turn++) {
    expect(await player.myTurn()).toBe('decide');
    await inSizes(sizesOf(turn), () => look(`Canals, decision ${turn}`));
    if (turn === 1) await inSizes(BOTH, () => lookBesides(page, look));
    await player.answer();
  }
  await page.goto('./#/');
  await page.locator('.home-actions button').nth(1).click();
  expect(await player.myTurn()).toBe('decide');
  await inSizes(BOTH, () => look('Cards, base'));
  await inSizes(sizesOf(1), () => lookBesides(page, look));
  expect(wrong).toEqual([]);
  await context.close();
});
