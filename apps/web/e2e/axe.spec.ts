import { expect, type Page, test } from '@playwright/test';
import { faults } from './faults.ts';
import { Player } from './player.ts';

const SCREENS = ['./', './#/new', './#/friends', './#/open', './#/learn', './#/settings'];

/** The buttons in the bar of a table open sheets over it. */
const lookIntoSheets = async (page: Page): Promise<void> => {
  for (const button of await page.locator('.bar > button.icon-button:visible').all()) {
    await button.click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await faults(page, 'dialog[open]'), `sheet ${await button.getAttribute('aria-label')}`).toEqual(
      [],
    );
    await page.keyboard.press('Escape');
  }
};

/** Every kind of decision of a match, each looked at once, and its result. */
const lookThroughMatch = async (page: Page, player: Player): Promise<void> => {
  const seen = new Set<string>();
  while ((await player.myTurn()) === 'decide') {
    const phase = (await page.locator('main').getAttribute('data-phase'))!;
    if (seen.size === 0) {
      expect(await faults(page), phase).toEqual([]);
      await lookIntoSheets(page);
    } else if (!seen.has(phase)) expect(await faults(page, '.decide'), phase).toEqual([]);
    seen.add(phase);
    await player.answer();
  }
  expect(seen.size).toBeGreaterThanOrEqual(3);
  expect(await faults(page), 'result').toEqual([]);
};

for (const { locale, viewport } of [
  { locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  { locale: 'en-GB', viewport: { width: 360, height: 740 } },
  { locale: 'de-DE', viewport: { width: 360, height: 740 } },
  { locale: 'fr-FR', viewport: { width: 1280, height: 800 } },
] as const) {
  test(`axe finds nothing on any screen (${locale}, ${viewport.width} px)`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport });
    const page = await context.newPage();
    const player = new Player(page);
    for (const address of SCREENS) {
      await player.open(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faults(page), address).toEqual([]);
    }
    await page.goto('./#/friends');
    await page.locator('.start-bar .primary').click();
    await expect(page.locator('svg.qr')).toBeVisible();
    expect(await faults(page), 'seats filling up').toEqual([]);
    await page.goto('./#/');
    await page.locator('.home-actions .primary').click();
    await lookThroughMatch(page, player);
    await context.close();
  });
}
