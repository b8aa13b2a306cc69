import { expect, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { test } from './seeded.ts';

/** The families that an element asks for before those of the system, ours left out. */
const standIns = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluate((element) =>
    getComputedStyle(element)
      .fontFamily.split(',')
      .map((name) => name.trim().replaceAll('"', ''))
      .filter((name) => name.includes(' like ')),
  );

test('without our fonts others stand in, and every part of the first screen comes', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await new Player(page).open();
  const known = await page.evaluate(() =>
    [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
  );
  for (const selector of ['body', 'h1']) {
    const names = await standIns(page, selector);
    expect(names).not.toEqual([]);
    // A browser that does not understand the rule of a font does not list it.
    expect(known).toEqual(expect.arrayContaining(names));
  }
  await expect(page.getByRole('link', { name: /New here/ })).toBeVisible();
  await expect(page.locator('footer')).toContainText('Claudia Hely and Roman Pelek');
  for (const picture of await page.locator('.game-picture').all())
    await expect(picture.locator('img')).toBeVisible();
});

test('the pictures on the first screen follow the theme of the device', async ({ page }) => {
  await new Player(page).open();
  const pictures = page.locator('.hero-frame img, .game-picture img');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('src', new RegExp(`-${colorScheme}\\b.*\\.(svg|webp)$`));
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  }
});
