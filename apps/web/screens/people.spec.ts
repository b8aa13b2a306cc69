import { expect, type Locator, type Page, test } from '@playwright/test';
import { Guest, seated, toBribing } from '../e2e/guests.ts';
import { DEVICES, looksOf, shoot } from './page.ts';

/** What is said at the table, where it can be seen: beside the board, or in its sheet. */
const openTalk = async (page: Page): Promise<void> => {
  const history = page.locator('.bar .only-narrow');
  if (await history.isVisible()) await history.click();
};

/**
 * Opens the sentences at hand, and the one with this name. Which come first changes from phase to phase, and a screen may
 * still be behind the table.
 */
const openSentence = async (talk: Locator, name: RegExp): Promise<void> => {
  await talk.locator('.palette summary').click();
  await talk.getByRole('button', { name }).click();
  await expect(talk.locator('.phrase-form')).toBeVisible();
};

for (const device of DEVICES) {
  test(`talk, devices, ${device}`, async ({ browser }) => {
    const guests = [
      await Guest.arrive(browser, 'Ana', looksOf(device)),
      await Guest.arrive(browser, 'Bo', looksOf(device)),
    ] as const;
    const table = await seated(guests, { options: { overseer: 'p1' } });
    const [payer, { page }] = await toBribing(guests, table);
    await payer.send('post', `/api/tables/${table}/say`, { text: 'Shall we share a canal?' });
    await openTalk(payer.page);
    const offering = payer.page.locator('.chat:visible');
    await openSentence(offering, /^I offer/);
    await offering.locator('.phrase-form').getByRole('button', { name: 'Send' }).click();
    await openTalk(page);
    const talk = page.locator('.chat:visible');
    await expect(talk.locator('.deal-answers')).toBeVisible();
    await openSentence(talk, /^Water on/);
    await shoot(page, 'talk', device);

    await page.request.post('/api/me/tokens', { data: { label: 'Night owl' } });
    await page.goto('./#/me');
    await page.reload();
    await page.getByRole('heading', { name: 'Signed-in devices' }).scrollIntoViewIfNeeded();
    await shoot(page, 'devices', device);
    for (const guest of guests) await guest.close();
  });
}
