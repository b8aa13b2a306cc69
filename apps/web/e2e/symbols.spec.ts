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

for (const [game, expected] of [
  ['cards', 0],
  ['canals', 1],
] as const) {
  test(`a table of ${game} fetches ${expected === 0 ? 'none' : 'all'} of the drawings of Canals`, async ({
    page,
  }) => {
    const scripts = cropScripts(page);
    await page.goto(`./#/lesson/${game}`);
    await expect(page.locator('main.table')).toBeVisible();
    expect(await fetched(scripts)).toHaveLength(expected);
    await expect(page.locator('.symbols #coin')).toHaveCount(expected);
  });
}

test('pages without a board fetch no drawings of Canals', async ({ page }) => {
  const scripts = cropScripts(page);
  for (const address of ['./#/', './#/settings', './#/new']) {
    await page.goto(address);
    await expect(page.locator('main')).toBeVisible();
  }
  await expect(page.locator('.marker').first()).toBeVisible();
  expect(await fetched(scripts)).toEqual([]);
});
