import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './looks.ts';
import { test } from './seeded.ts';

/** Where the name stands, in whole pixels, and what colours it has. */
const nameOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const name = document.querySelector('.hero h1')!;
    const { x, y, width, height } = name.getBoundingClientRect();
    const { color } = getComputedStyle(name);
    const box = [x, y, width, height].map(Math.round);
    return { box, color, page: getComputedStyle(document.body).backgroundColor };
  });

for (const [viewport, colorScheme] of [
  [PHONE, 'dark'],
  [DESKTOP, 'light'],
] as const) {
  test(`the name is there before any script, and stays where it is (${viewport.width} px, ${colorScheme})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, colorScheme, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('./');
    await expect(page.locator('.hero h1')).toHaveText('Santiago');
    // What is there is only a picture of the page: nobody is told of it by name.
    await expect(page.getByRole('heading')).toHaveCount(0);
    const before = await nameOn(page);
    await page.unroute(/\.js$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Santiago' })).toBeVisible();
    await expect(page.locator('.hero')).toHaveCount(1);
    expect(await nameOn(page)).toEqual(before);
    await context.close();
  });
}

test('whoever opens another page sees nothing of the front page once that page is there', async ({
  page,
}) => {
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('.hero')).toHaveCount(0);
});
