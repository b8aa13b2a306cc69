import { expect, test } from '@playwright/test';
import { cardsFile, openFile } from '../e2e/file.ts';
import { DEVICES, prepare, shoot } from './page.ts';

const FILE = cardsFile(3);

for (const device of DEVICES) {
  test(`cards-review, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await openFile(page, FILE);
    await page.getByRole('button', { name: 'Review the match' }).click();
    await expect(page.locator('.graph')).toBeVisible();
    await expect(page.locator('.review-progress')).toHaveCount(0);
    await page
      .locator('.step-link', { has: page.locator('.grade-blunder, .grade-mistake') })
      .first()
      .click();
    await expect(page.locator('.judgement')).toBeVisible();
    await shoot(page, 'cards-review', device, { fullPage: true });
    await page.context().close();
  });
}
