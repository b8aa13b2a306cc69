import { expect } from '@playwright/test';
import { canals } from '@santiago/canals';
import { clipped } from './clipped.ts';
import { GAMES, walkCoach } from './coach-walk.ts';
import { sizesOf } from './looks.ts';
import { Player } from './player.ts';
import { openPosition, ownMatch } from './positions.ts';
import { test } from './seeded.ts';
import { resize } from './sized.ts';
import { isSoak } from './soak.ts';
import { englishOn } from './texts.ts';
import { untranslated } from './untranslated.ts';

// Each language has one game; in a soak both.
for (const [locale, game] of [
  ['de-DE', 'canals'],
  ['fr-FR', 'cards'],
] as const) {
  test(`no English in a review or a study in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const wrong: string[] = [];
    await new Player(page).open();
    const look = async (where: string): Promise<void> => {
      for (const text of await englishOn(page)) wrong.push(`${where}: ${text}`);
    };
    await walkCoach({ page, look, steps: 'all', games: isSoak ? GAMES : [game] });
    expect(wrong).toEqual([]);
    await context.close();
  });
}

test('rules, results, lobby, reviews and studies have all texts from a dictionary, and room for two fifths more', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('santiago.language', 'en-XA'));
  const wrong: string[] = [];
  let looks = 0;
  const look = async (where: string): Promise<void> => {
    for (const viewport of sizesOf(looks++)) {
      await resize(page, viewport);
      const at = `${where}, ${viewport.width} px`;
      for (const text of await untranslated(page)) wrong.push(`${at}: in no dictionary: ${text}`);
      for (const text of await clipped(page)) wrong.push(`${at}: cut off: ${text}`);
    }
  };
  await new Player(page).open();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  for (const game of ['canals', 'cards']) {
    await page.goto(`./#/rules/${game}`);
    await expect(page.locator('.rule-contents a').first()).toBeVisible();
    await look(`rules of ${game}`);
  }
  await openPosition(page, ownMatch({ game: canals, request: { players: 4 }, bot: 'novice' }));
  await expect(page.locator('.result')).toBeVisible();
  await look('result');
  await page.goto('./#/friends');
  await page.locator('.start-bar .primary').click();
  await expect(page.locator('.qr')).toBeVisible();
  await look('lobby');
  await walkCoach({ page, look, steps: 'first', games: GAMES });
  expect(wrong).toEqual([]);
  await context.close();
});
