import { type BrowserContext, expect } from '@playwright/test';
import { CardPlayer } from './cards-player.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';

/** Two people at a table of two; the host sits first. */
const sitDown = async (contexts: readonly BrowserContext[], aids: boolean): Promise<Player[]> => {
  const [ana, bo] = [
    new Player(await contexts[0]!.newPage()),
    new Player(await contexts[1]!.newPage()),
  ] as const;
  await ana.open('./#/friends');
  await ana.page.getByRole('textbox', { name: 'Seat 1: Name' }).fill('Ana');
  for (let i = 0; i < 2; i++)
    await ana.page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
  if (!aids) await ana.page.getByRole('checkbox', { name: /^Allow playing aids/ }).uncheck();
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ana.page.getByRole('heading', { name: 'Send this link' })).toBeVisible();
  await bo.open(ana.page.url());
  await bo.page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await bo.page.getByRole('button', { name: 'Join' }).click();
  for (const { page } of [ana, bo]) await expect(page.locator('.board')).toBeVisible();
  return [ana, bo];
};

test('presence is shown; the host lets a bot play for an absent person, who takes the seat back and leaves', async ({
  browser,
}) => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [ana, bo] = (await sitDown(contexts, true)) as [Player, Player];
  const link = bo.page.url();
  await ana.page.getByText('At the table').click();
  const row = ana.page.locator('.person-row').filter({ hasText: /Bo\b/ });
  await expect(row.locator('.match-note')).toHaveText('here');
  await bo.page.close();
  await expect(row.locator('.match-note')).toHaveText('away');
  await expect(ana.page.locator('[data-seat="p2"] .chip-away')).toBeVisible();
  await row.getByRole('button', { name: /^Let a bot play/ }).click();
  await expect(row).toContainText('a bot is playing');

  const again = new Player(await contexts[1]!.newPage());
  await again.open(link);
  await again.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(row.locator('.match-note')).toHaveText('here');
  await again.page.getByText('At the table').click();
  await again.page.getByRole('button', { name: 'Leave the match' }).click();
  await again.page.getByRole('button', { name: /^Leave: / }).click();
  await expect(ana.page.locator('.person-row').nth(1)).toHaveText(/bot/);
  await expect(row).toHaveCount(0);
  for (const context of contexts) await context.close();
});

test('a timed card table shows the clock of whoever must act, counting down', async ({ page }) => {
  const ana = new CardPlayer(page);
  await ana.open('./#/friends');
  await page.locator('.segment', { hasText: /^Cards/ }).click();
  await expect(page.getByRole('radio', { name: /^Cards/ })).toBeChecked();
  await page.getByRole('combobox', { name: 'Time per turn' }).selectOption('minute');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: /^Start with / }).click();
  await ana.myTurn();
  const clock = page.locator('.chip-acting').getByRole('timer');
  await expect(clock).toHaveText(/^\d+:\d\d$/);
  await expect(page.getByRole('timer')).toHaveCount(1);
  const before = (await clock.textContent())!;
  await expect(clock).not.toHaveText(before);
});

test('where the host allows no aids, nobody is shown scores', async ({ browser }) => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [ana, bo] = (await sitDown(contexts, false)) as [Player, Player];
  for (const { page } of [ana, bo]) {
    await expect(page.locator('.chip')).toHaveCount(2);
    await expect(page.locator('.chip-score')).toHaveCount(0);
  }
  for (const context of contexts) await context.close();
});

test('a push becomes one notification for each table, in the language of the page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications']);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('./');
  await page.clock.fastForward(10_000);
  await page.evaluate(async () => {
    const cache = await caches.open('notice-words');
    await cache.put(
      './notice-words',
      Response.json({ yourTurn: 'a', invited: 'b', news: 'Neues an deinem Tisch' }),
    );
    await navigator.serviceWorker.ready;
  });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL === baseURL);
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  // What the page's own worker asks the system to show. The system itself may be unable to show notifications.
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  await worker.evaluate(() => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope;
    const show = registration.showNotification.bind(registration);
    const shown: string[][] = [];
    Object.assign(self, { shown });
    registration.showNotification = async (title, options) => {
      shown.push([title, options?.tag ?? '']);
      await show(title, options);
    };
  });
  const notifications = () => worker.evaluate(() => (self as unknown as { shown: string[][] }).shown);
  for (let i = 0; i < 2; i++)
    await session.send('ServiceWorker.deliverPushMessage', { origin: baseURL!, registrationId, data: '' });
  // One tag, so the second takes the place of the first.
  const notification = ['Neues an deinem Tisch', 'table '];
  await expect.poll(notifications).toEqual([notification, notification]);
  await context.close();
});
