import { expect, type Page, test } from '@playwright/test';
import { Guest, playOn, seated } from '../e2e/guests.ts';
import { DEVICES, looksOf, shoot } from './page.ts';

/** Says one of the sentences as it is offered. */
const offerDeal = async (page: Page): Promise<void> => {
  await page.locator('.palette summary').click();
  await page.getByRole('button', { name: /^I offer/ }).click();
  await page.locator('.phrase-form').getByRole('button', { name: 'Send' }).click();
};

/** What is said at the table, where it can be seen: beside the board, or in its sheet. */
const openTalk = async (page: Page): Promise<void> => {
  const history = page.locator('.bar .only-narrow');
  if (await history.isVisible()) await history.click();
};

for (const device of DEVICES) {
  test(`talk, devices, ${device}`, async ({ browser }) => {
    const guests = [
      await Guest.arrive(browser, 'Ana', looksOf(device)),
      await Guest.arrive(browser, 'Bo'),
    ] as const;
    const [ana, bo] = guests;
    const table = await seated(guests, { options: { overseer: 'p1' } });
    await playOn(guests, table, (_, phase) => phase !== 'bribing');
    await bo.send('post', `/api/tables/${table}/say`, { text: 'Shall we share a canal?' });
    await offerDeal(bo.page);
    await openTalk(ana.page);
    const talk = ana.page.locator('.chat:visible');
    await expect(talk.locator('.deal-answers')).toBeVisible();
    await talk.locator('.palette summary').click();
    await talk.getByRole('button', { name: /^I offer/ }).click();
    await expect(talk.locator('.phrase-form')).toBeVisible();
    await shoot(ana.page, 'talk', device);

    await ana.page.request.post('/api/me/tokens', { data: { label: 'Night owl' } });
    await ana.page.goto('./#/settings');
    await ana.page.reload();
    await ana.page.getByRole('heading', { name: 'Signed-in devices' }).scrollIntoViewIfNeeded();
    await shoot(ana.page, 'devices', device);
    for (const guest of guests) await guest.close();
  });
}
