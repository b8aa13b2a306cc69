import { expect, type Page, test } from '@playwright/test';
import { clipped } from './clipped.ts';
import { Player } from './player.ts';
import { untranslated } from './untranslated.ts';

const LANGUAGES = [
  { locale: 'en-GB', play: 'Play now', first: /^(Choose|Bid|Use|Accept|Place|No proposals|How|Build)/ },
  { locale: 'de-DE', play: 'Sofort spielen', first: /^(Biete|Wähle|Nimm|Lege|Deinen|Wie|Kein|Baue|Schlage)/ },
  {
    locale: 'fr-FR',
    play: 'Jouer tout de suite',
    first: /^(Misez|Choisissez|Acceptez|Placez|Utiliser|Combien|Aucune|Construisez|Proposez)/,
  },
];

for (const { locale, play, first } of LANGUAGES) {
  test(`plays in ${locale}, with nothing clipped at 320 px`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const player = new Player(page);
    await player.open();
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    expect(await clipped(page)).toEqual([]);
    for (const address of ['./#/new', './#/learn', './#/settings']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await clipped(page), address).toEqual([]);
    }
    await page.goto('./#/');
    await page.getByRole('button', { name: new RegExp(play) }).click();
    for (let turn = 0; turn < 8; turn++) {
      expect(await player.myTurn()).toBe('decide');
      await expect(page.locator('.prompt')).toHaveText(first);
      expect(await clipped(page), `turn ${turn}`).toEqual([]);
      await player.answer();
    }
    await context.close();
  });
}

/** Every screen that an address leads to without playing. */
const SCREENS = [
  './#/',
  './#/new',
  './#/new/cards',
  './#/friends',
  './#/open',
  './#/learn',
  './#/exercises',
  './#/settings',
  './#/lesson/canals',
  './#/lesson/cards',
];

/** Opens everything that a table has besides itself, one sheet after the other. */
const checkSheets = async (page: Page, check: (where: string) => Promise<void>): Promise<void> => {
  const buttons = page.locator('.bar button.icon-button');
  for (let i = 0; i < (await buttons.count()); i++) {
    const button = buttons.nth(i);
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click();
    await check(`sheet ${i}`);
    await page.keyboard.press('Escape');
  }
};

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`every text comes from a dictionary and has room for two fifths more at ${viewport.width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport });
    const page = await context.newPage();
    const player = new Player(page);
    await page.addInitScript(() => localStorage.setItem('santiago.language', 'en-XA'));
    const wrong: string[] = [];
    const check = async (where: string): Promise<void> => {
      for (const text of await untranslated(page)) wrong.push(`${where}: in no dictionary: ${text}`);
      for (const text of await clipped(page)) wrong.push(`${where}: cut off: ${text}`);
    };
    await player.open();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    for (const address of SCREENS) {
      await page.goto(address);
      await expect(page.locator('main')).not.toBeEmpty();
      await page.waitForTimeout(300);
      await check(address);
    }
    await page.goto('./#/');
    await page.locator('.home-actions button').first().click();
    for (let turn = 0; turn < 8; turn++) {
      expect(await player.myTurn()).toBe('decide');
      await check(`Canals, decision ${turn}`);
      if (turn === 1) await checkSheets(page, check);
      await player.answer();
    }
    await page.goto('./#/');
    await page.locator('.home-actions button').nth(1).click();
    await expect(page.locator('.decision')).toBeVisible();
    await check('Cards, base');
    await checkSheets(page, check);
    expect(wrong).toEqual([]);
    await context.close();
  });
}
