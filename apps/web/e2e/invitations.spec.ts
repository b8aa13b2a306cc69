import { expect } from '@playwright/test';
import { faults } from './faults.ts';
import { Guest, resignAll, seated } from './guests.ts';
import { test } from './seeded.ts';

test('an invitation is declined, whoever sends more is blocked, and later allowed again', async ({
  browser,
}) => {
  const guests = [await Guest.arrive(browser, 'Ana'), await Guest.arrive(browser, 'Bo')] as const;
  const [{ page }, bo] = guests;
  const played = await seated(guests, { game: 'cards' });
  await resignAll(guests, played);
  for (const guest of guests) await guest.send('put', '/api/me/listed', { listed: true });
  const invite = async (): Promise<string> =>
    ((await bo.send('post', `/api/me/matches/${played}/again`, {})) as { table: string }).table;

  const first = await invite();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('./');
  const row = page.getByRole('listitem').filter({ hasText: 'Bo invites you' });
  await row.getByRole('button', { name: 'Decline' }).click();
  await expect(row).toHaveCount(0);
  expect((await bo.look(first)).info.seats.map(({ kind }) => kind).toSorted()).toEqual(['kept', 'open']);

  await bo.send('post', `/api/tables/${first}/abandon`, {});
  for (let more = 0; more < 2; more++) await invite();
  await page.goto('./#/turns');
  await page.reload();
  await expect(row).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await faults(page)).toEqual([]);
  await row.first().getByRole('button', { name: 'Block Bo' }).click();
  await row.first().getByRole('button', { name: 'Block: Bo can’t invite you any more' }).click();
  await expect(row).toHaveCount(0);

  await invite();
  await page.goto('./#/me');
  const blocked = page.getByRole('region', { name: 'Blocked players' });
  await expect(blocked.getByRole('listitem')).toContainText('Bo');
  expect(await faults(page)).toEqual([]);
  await page.goto('./#/turns');
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto('./#/me');
  await blocked.getByRole('button', { name: 'Unblock' }).click();
  await expect(blocked).toHaveCount(0);
  for (const guest of guests) await guest.close();
});

test('whoever invited closes the table, and the invitation is gone', async ({ browser }) => {
  const guests = [await Guest.arrive(browser, 'Ana'), await Guest.arrive(browser, 'Bo')] as const;
  const [ana, bo] = guests;
  const played = await seated(guests, { game: 'cards' });
  await resignAll(guests, played);
  await bo.send('post', `/api/tables/${played}/rematch`, {});
  await bo.page.goto('./#/turns');
  await bo.page.getByRole('button', { name: 'Close the table' }).click();
  await bo.page.getByRole('button', { name: 'Close it for everyone' }).click();
  await expect(bo.page.getByRole('button', { name: 'Close the table' })).toHaveCount(0);
  await ana.page.goto('./#/turns');
  await expect(ana.page.getByText('No tables are waiting for you.')).toBeVisible();
  await expect(ana.page.getByText('Bo invites you')).toHaveCount(0);
  for (const guest of guests) await guest.close();
});
