import { expect } from '@playwright/test';
import { Guest, playOn, seated } from './guests.ts';
import { everything, keepHeard } from './heard.ts';
import { test } from './seeded.ts';

test('[C40] a secret bid reaches nobody else before both are open', async ({ browser }) => {
  const guests = [await Guest.arrive(browser, 'Ana'), await Guest.arrive(browser, 'Bo')];
  const [ana, bo] = guests as [Guest, Guest];
  for (const { page } of guests) await keepHeard(page);
  const table = await seated(guests, { options: { overseer: 'p1' } });
  const asked = ({ page }: Guest) => page.locator('.prompt', { hasText: 'Choose your secret bid' });
  for (let round = 0; round < 3; round++) {
    await playOn(guests, table, (_, phase) => phase !== 'sealed');
    await expect(asked(ana)).toBeVisible();
    await expect(asked(bo)).toBeVisible();
    // Ana bids as much as possible, on Ana’s screen.
    const before = (await everything(bo.page)).split('p1 bid').length;
    await ana.page.locator('.amount').last().click();
    await expect(ana.page.locator('.amount input').last()).toBeChecked();
    await ana.page.locator('.decide .primary').click();
    await expect(asked(ana)).toHaveCount(0);
    await expect(bo.page.locator('[data-seat="p1"] .badge')).toBeVisible();
    const told = await everything(bo.page);
    expect(told.split('p1 bid').length - before, 'only "p1 bid ?" is told').toBeLessThanOrEqual(1);
    expect(told.slice(told.lastIndexOf('p1 bid'))).toMatch(/^p1 bid \?/);
    await bo.actAnyhow(table);
  }
  for (const guest of guests) await guest.close();
});
