import { expect, test } from '@playwright/test';
import { cardsFile, openFile } from '../e2e/file.ts';
import { pictureFile, prepare } from './page.ts';

const FILE = cardsFile(3);

for (const size of ['phone', 'desktop'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`review of cards, ${size}, ${theme}`, async ({ browser }) => {
      const page = await prepare(browser, size, theme);
      await openFile(page, FILE);
      await page.getByRole('button', { name: 'Review the match' }).click();
      await expect(page.locator('.graph')).toBeVisible();
      await expect(page.locator('.review-progress')).toHaveCount(0, { timeout: 120_000 });
      await page
        .locator('.step-link', { has: page.locator('.grade-blunder, .grade-mistake') })
        .first()
        .click();
      await expect(page.locator('.judgement')).toBeVisible();
      await page.screenshot({
        path: pictureFile(`cards-review-${size}-${theme}`),
        type: 'jpeg',
        quality: 76,
        fullPage: true,
      });
      await page.context().close();
    });
  }
}
