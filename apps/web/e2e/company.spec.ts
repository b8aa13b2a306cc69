import { expect } from '@playwright/test';
import { faults } from './faults.ts';
import { Guest, resignAll, seated } from './guests.ts';
import { test } from './seeded.ts';

test('two people finish a match, see each other once both agree, and one invites the other again', async ({
  browser,
}) => {
  const guests = [await Guest.arrive(browser, 'Ana'), await Guest.arrive(browser, 'Bo')] as const;
  const [{ page }, other] = guests;
  const table = await seated(guests, { game: 'cards' });
  await resignAll(guests, table);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('./#/history');
  await expect(page.locator('.match-row')).toHaveCount(1);
  await page.getByRole('link', { name: 'People I play with' }).click();
  await page.getByRole('checkbox', { name: /^Let people I play with see me/ }).check();
  await expect(page.getByText('No one yet.')).toBeVisible();
  await other.send('put', '/api/me/listed', { listed: true });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bo' })).toBeVisible();
  await expect(page.locator('.history-bar').filter({ hasText: 'Cards, 2 players' })).toHaveText(/1–0|0–1/);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Invite again' }).click();
  await expect(page).toHaveURL(/#\/table\/\w+$/);
  const next = /\w+$/.exec(page.url())![0];
  expect(next).not.toBe(table);
  await other.open(next);
  await other.page.getByRole('button', { name: 'Take my seat' }).click();
  await expect.poll(async () => (await other.look(next)).info.phase).toBe('running');
  for (const guest of guests) await guest.close();
});
