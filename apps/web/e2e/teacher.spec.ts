import { expect, type Page, test } from '@playwright/test';
import { faults } from './faults.ts';
import { matchFile, openFile } from './file.ts';

const FILE = matchFile(3);

/** No page is wider than its window. */
const isNarrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const check = async (page: Page, where: string, within?: string): Promise<void> => {
  expect(await faults(page, within), where).toEqual([]);
  expect(await isNarrow(page), `${where} is too wide`).toBe(true);
};

for (const { locale, viewport } of [
  { locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  { locale: 'de-DE', viewport: { width: 320, height: 720 } },
  { locale: 'fr-FR', viewport: { width: 1280, height: 800 } },
] as const) {
  test(`axe finds nothing on the teacher's pages (${locale})`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport });
    const page = await context.newPage();
    await page.goto('./#/lesson/canals');
    await expect(page.locator('.coach-read')).toBeVisible();
    await check(page, 'guided game');
    await page.locator('.coach .primary').click();
    await page.locator('.coach .primary').click();
    await expect(page.locator('.coach-do')).toBeVisible();
    await check(page, 'something to do', '.decide');
    await page.locator('.decide .buttons .button').last().click();
    await expect(page.locator('.coach-mistake')).toBeVisible();
    await check(page, 'mistake', '.decide');

    await page.goto('./#/exercises');
    await expect(page.locator('.exercises').first()).toBeVisible();
    await check(page, 'exercises');
    await page.locator('.exercises a').first().click();
    await expect(page.locator('.coach-do')).toBeVisible();
    await check(page, 'exercise');

    await openFile(page, FILE);
    await check(page, 'result');
    await page.locator('.to-study').click();
    await expect(page.locator('.study-bar')).toBeVisible();
    await page.locator('.study-steps button').first().click();
    await page.locator('.study-row button[title]').nth(1).click();
    await expect(page.locator('.study-row .button', { hasText: '(2)' })).toBeVisible();
    await expect(page.locator('.study-row button[title]')).toHaveCount(2, { timeout: 120_000 });
    await check(page, 'study');
    for (const button of await page.locator('.study-row .button').all()) {
      await button.click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await check(page, `sheet ${await button.innerText()}`, 'dialog[open]');
      await page.keyboard.press('Escape');
    }

    await openFile(page, FILE);
    await page.locator('.to-review').click();
    await expect(page.locator('.moments .moment').first()).toBeVisible({ timeout: 120_000 });
    await page.locator('.moments .moment').first().click();
    await check(page, 'review');
    await context.close();
  });
}

test('after one visit the teacher works without a network', async ({ page, context }) => {
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while ((await caches.keys()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.reload();
  await page.goto('./#/lesson/canals');
  await expect(page.getByRole('region', { name: 'Coach' })).toContainText('Welcome');
  await openFile(page, FILE);
  await page.getByRole('button', { name: 'Review the match' }).click();
  await expect(page.locator('.graph')).toBeVisible({ timeout: 120_000 });
  await page
    .getByRole('button', { name: /^Try it|^What if/ })
    .first()
    .click();
  await expect(page.locator('.study-bar')).toBeVisible();
});
