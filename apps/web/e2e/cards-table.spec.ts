import { expect, type Page } from '@playwright/test';
import { cardsFile, cutFile } from './file.ts';
import { fontsLoaded } from './fonts.ts';
import { resting } from './resting.ts';
import { test } from './seeded.ts';

/** A match of three in which the next player has a line of some cards. */
const file = (): string =>
  cutFile(cardsFile(3), (rows) => {
    const places = rows.flatMap((row, i) => (/ place /.test(row) ? [i] : []));
    return places[9]!;
  });

test.use({ viewport: { width: 390, height: 844 } });

const open = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('santiago.speed', 'off'));
  await page.goto('./#/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.santiago', mimeType: 'text/plain', buffer: Buffer.from(file()) });
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.locator('.hand-card').first()).toBeVisible();
  await fontsLoaded(page);
};

const worldOf = (page: Page): Promise<string | null> => page.locator('.world').getAttribute('style');

const middleOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = await resting(page.locator(selector).first());
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('cards: every legal spot is in view, upright and sideways, and choosing moves nothing', async ({
  page,
}) => {
  await open(page);
  await resting(page.locator('.world'));
  const before = await worldOf(page);
  await page.locator('.hand-card').first().click();
  await expect(page.locator('.spot').first()).toBeVisible();
  await resting(page.locator('.felt'));
  expect(await worldOf(page)).toBe(before);
  const felt = (await page.locator('.felt').boundingBox())!;
  const spots = await page
    .locator('.spot')
    .evaluateAll((all) => all.map((spot) => [spot.getAttribute('data-spot')!, spot.getBoundingClientRect()]));
  expect(new Set(spots.map(([place]) => (place as string).slice(-1)))).toEqual(new Set(['v', 'h']));
  for (const [place, box] of spots as [string, DOMRect][]) {
    expect(box.left, place).toBeGreaterThanOrEqual(felt.x);
    expect(box.top, place).toBeGreaterThanOrEqual(felt.y);
    expect(box.right, place).toBeLessThanOrEqual(felt.x + felt.width);
    expect(box.bottom, place).toBeLessThanOrEqual(felt.y + felt.height);
  }
  // A tap right after another lands on the spot that was seen.
  const [place] = spots[0] as [string];
  const at = await middleOf(page, `[data-spot="${place}"]`);
  await page.mouse.click(at.x, at.y);
  await expect(page.locator('.ghost')).toBeVisible();
  expect(await worldOf(page)).toBe(before);
  const ghost = await middleOf(page, '.ghost .card-body');
  expect(Math.hypot(ghost.x - at.x, ghost.y - at.y)).toBeLessThan(3);
});

test('cards: [X28] a card on the table is dragged to move it, and no text is selected', async ({ page }) => {
  await open(page);
  const card = await middleOf(page, '.is-pickable .card-body');
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(card.x + 12, card.y + 12);
  await expect(page.locator('.is-lifted')).toHaveCount(1);
  const spot = await middleOf(page, '.spot');
  await page.mouse.move(spot.x, spot.y, { steps: 4 });
  await expect(page.locator('.ghost')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^Move / })).toBeEnabled();

  const hand = await middleOf(page, '.hand-card');
  await page.mouse.move(hand.x, hand.y);
  await page.mouse.down();
  await page.mouse.move(hand.x + 150, hand.y - 40, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('cards: a sign at the edge points to what is outside, and a tap shows it', async ({ page }) => {
  await open(page);
  await resting(page.locator('.world'));
  const signs = await page.locator('.edge-mark').count();
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => page.locator('.edge-mark').count()).toBeGreaterThan(signs);
  const sign = page.locator('.edge-mark').first();
  const before = await worldOf(page);
  await sign.click();
  await expect.poll(() => worldOf(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Follow the match' }).click();
  await expect(page.locator('.edge-mark')).toHaveCount(signs);
});
