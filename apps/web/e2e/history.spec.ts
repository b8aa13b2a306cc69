import { expect } from '@playwright/test';
import { canals, type CanalsTypes } from '@santiago/canals';
import { faults } from './faults.ts';
import { Guest, resignAll, seated } from './guests.ts';
import { endStored } from './stored.ts';
import { openPosition, ownMatch } from './positions.ts';
import { test } from './seeded.ts';

const LONG = 'Wilhelmina-Maximiliane-von-Grünenthal-Hohenstein';

test('a finished match is in the history with its result, and gone once it is removed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('santiago.speed', 'off'));
  await page.goto('./');
  const position = ownMatch<CanalsTypes>({ game: canals, request: { players: 3 }, bot: 'novice' });
  const seats = position.seats.map((seat, i) => (i === 1 ? { ...seat, name: LONG } : seat));
  await openPosition(page, { ...position, seats });
  await expect(page.getByRole('button', { name: 'Challenge a friend' })).toBeVisible();
  await endStored(page);

  await page.goto('./');
  await page.getByRole('link', { name: 'My matches' }).click();
  await expect(page.getByRole('heading', { name: 'Canals, 3 players' })).toBeVisible();
  const row = page.locator('.match-row');
  await expect(row).toHaveCount(1);
  await expect(row.getByText(LONG)).toBeVisible();
  await expect(row.locator('.match-note')).toContainText(/[123]\w\w of 3, \d+ points/);
  await expect(page.locator('.history-bar').filter({ hasText: 'Bots: Easy' })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await faults(page)).toEqual([]);

  await page.getByRole('radio', { name: 'In progress' }).check();
  await expect(row).toHaveCount(0);
  await page.getByRole('radio', { name: 'Finished' }).check();
  await row.getByRole('button', { name: 'Review the match' }).click();
  await expect(page).toHaveURL(/#\/review\/.+\/p1$/);
  await page.goBack();
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Your matches will be listed here')).toBeVisible();
});

test('a match at a table is counted too, also where this device has not seen its end', async ({
  browser,
}) => {
  const guests = [await Guest.arrive(browser, 'Ana'), await Guest.arrive(browser, 'Bo')] as const;
  const table = await seated(guests, { game: 'cards' });
  const { page } = guests[0];
  await page.goto('./#/learn');
  await resignAll(guests, table);
  for (const guest of guests) {
    await guest.page.goto('./#/history');
    await expect(guest.page.getByRole('heading', { name: 'Cards, 2 players' })).toBeVisible();
    await expect(guest.page.locator('.match-row')).toHaveCount(1);
    await expect(guest.page.locator('.match-note')).toContainText(/ · (Won|Lost) · /);
  }
  await expect(page.locator('.history-bar').filter({ hasText: 'Bo' })).toHaveCount(1);
  for (const guest of guests) await guest.close();
});
