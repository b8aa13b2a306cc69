import { expect } from '@playwright/test';
import { caughtUp, Guest, seated } from './guests.ts';
import { test } from './seeded.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const SLOW = { options: { overseer: 'p1' }, clock: { kind: 'days', days: 2 } } as const;

test('[C20] a pass chosen in advance is played when its moment comes, nobody else sees it, and the next table is one tap away', async ({
  browser,
}) => {
  const guests = [
    await Guest.arrive(browser, 'Ana'),
    await Guest.arrive(browser, 'Bo'),
    await Guest.arrive(browser, 'Cy', PHONE),
  ] as const;
  const [ana, bo, cy] = guests;
  // p2 bids first; so the second table waits for Cy.
  const other = await seated([ana, cy, bo], SLOW);
  const table = await seated(guests, SLOW);
  const { page } = cy;
  await page.getByText('Choose in advance').tap();
  await page.getByRole('button', { name: /^Pass if someone has bid/ }).tap();
  await page.getByRole('combobox').selectOption('5');
  await page.getByRole('button', { name: 'Choose in advance' }).tap();
  const choice = page.locator('.advance-row');
  await expect(choice).toContainText('In advance: Pass if someone has bid 5 escudos or more.');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await bo.act(table, 'bid 5');
  await expect(choice).toContainText('Played for you:');
  await expect.poll(async () => Object.keys((await ana.look(table)).info.turn)).toEqual(['p1']);
  for (const { page: theirs } of [ana, bo]) {
    await expect(theirs.locator('.panel')).not.toContainText(/advance: |Played for you/);
    await expect(theirs.locator('.advance-row')).toHaveCount(0);
  }
  await caughtUp([cy], table);
  await choice.getByRole('button', { name: 'Clear' }).tap();
  await expect(choice).toHaveCount(0);

  await page.getByRole('link', { name: 'Next table (1 waiting)' }).tap();
  await expect(page).toHaveURL(new RegExp(`${other}$`));

  await page.goto('./#/turns');
  const waiting = page.locator('.concern');
  await expect(waiting).toHaveAttribute('href', `#/table/${other}`);
  await expect(waiting).toContainText(/· 4[78] h$/);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Notifications' }).selectOption('Once a day');
  // It comes with the reply to the first wish, so that the next reply is that to the second.
  const hour = page.getByRole('combobox', { name: 'Time', exact: true });
  await expect(hour).toBeVisible();
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/me/notices'),
  );
  await hour.selectOption('8');
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(hour).toHaveValue('8');
  for (const guest of guests) await guest.close();
});
