import { expect, type Page } from '@playwright/test';
import { test } from './seeded.ts';

/** Part of the drawing of a crop; only the pictures of Canals say it. */
const CROP = '--art-banana';

/** The scripts that the page fetches from now on and that draw crops. */
const cropScripts = (page: Page): Promise<string>[] => {
  const found: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    found.push(response.text().then((text) => (text.includes(CROP) ? response.url() : '')));
  });
  return found;
};

const fetched = async (scripts: readonly Promise<string>[]): Promise<string[]> =>
  (await Promise.all(scripts)).filter((url) => url !== '');

test('a table of Canals fetches the drawings of Canals, and nothing else does', async ({ page }) => {
  const scripts = cropScripts(page);
  for (const address of ['./#/', './#/settings', './#/new']) {
    await page.goto(address);
    await expect(page.locator('main')).toBeVisible();
  }
  await expect(page.locator('.marker').first()).toBeVisible();
  expect(await fetched(scripts)).toEqual([]);
  for (const [game, table, expected] of [
    ['cards', 'main.table.cards', 0],
    ['canals', 'main.table:not(.cards)', 1],
  ] as const) {
    await page.goto(`./#/lesson/${game}`);
    await expect(page.locator(table)).toBeVisible();
    await expect(page.locator('.symbols #coin')).toHaveCount(expected);
    expect(await fetched(scripts), game).toHaveLength(expected);
  }
});
