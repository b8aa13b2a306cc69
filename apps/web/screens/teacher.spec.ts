import { expect, test } from '@playwright/test';
import { matchFile, openFile } from '../e2e/file.ts';
import { Player } from '../e2e/player.ts';
import { pictureFile, prepare } from './page.ts';

const FILE = matchFile(4);

for (const size of ['phone', 'desktop'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`teacher, ${size}, ${theme}`, async ({ browser }) => {
      test.setTimeout(300_000);
      const page = await prepare(browser, size, theme);
      const player = new Player(page);
      const shoot = (name: string, fullPage = false) =>
        page.screenshot({
          path: pictureFile(`${name}-${size}-${theme}`),
          type: 'jpeg',
          quality: 76,
          fullPage,
        });

      await player.open('./#/lesson/canals');
      const goOn = page.locator('.coach .primary');
      await goOn.click();
      await goOn.click();
      await page.locator('.amount input').nth(3).dispatchEvent('click');
      await page.locator('.decide .decision .primary').click();
      await expect(page.locator('main')).toHaveAttribute('data-phase', 'planting', { timeout: 60_000 });
      await goOn.click();
      await page.locator('.tile-choice input').first().dispatchEvent('click');
      await page.locator('td[data-at="d3"]').dispatchEvent('click');
      await shoot('lesson');
      await page.locator('td[data-at="a6"]').dispatchEvent('click');
      await page.locator('.decide .decision .primary').click();
      await expect(page.locator('.coach-mistake')).toBeVisible();
      await shoot('lesson-mistake');

      await page.goto('./#/exercises');
      await expect(page.locator('.exercises').first()).toBeVisible();
      await shoot('exercises');
      await page.locator('.exercises a').nth(4).click();
      await expect(page.locator('.coach')).toBeVisible();
      await shoot('exercise');

      await openFile(page, FILE);
      await page.getByRole('button', { name: 'Review the match' }).click();
      const mistake = page
        .locator('.step-link', { has: page.locator('.grade-blunder, .grade-mistake') })
        .first();
      await expect(mistake).toBeVisible({ timeout: 120_000 });
      await mistake.click();
      await shoot('review', true);

      await page
        .getByRole('button', { name: /^Try it/ })
        .first()
        .click();
      await expect(page.locator('.study-bar')).toBeVisible();
      await page.getByRole('button', { name: 'Bots play to the end' }).click();
      await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0, { timeout: 120_000 });
      await shoot('study');
      await page.getByRole('button', { name: 'Compare' }).click();
      await expect(page.locator('.compare .board')).toHaveCount(2);
      await shoot('compare');

      await page.goto('./#/');
      await page.getByRole('button', { name: /Play now/ }).click();
      for (let turn = 0; turn < 6; turn++) {
        await player.myTurn();
        await player.answer();
      }
      await player.myTurn();
      await page.getByRole('button', { name: 'Coach' }).click();
      await page.getByRole('button', { name: 'What is it worth?' }).click();
      await expect(page.getByRole('heading', { name: 'What each ditch is worth' })).toBeVisible({
        timeout: 60_000,
      });
      await shoot('instruments');
      await page.getByRole('button', { name: 'Give me a hint' }).click();
      await page.getByRole('button', { name: 'What should I consider?' }).click({ timeout: 60_000 });
      await shoot('hint');
      await page.context().close();
    });
  }
}
