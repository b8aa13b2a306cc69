import { expect, type Locator, type Page } from '@playwright/test';
import { caughtUp, Guest, resignAll, seated } from './guests.ts';
import { test } from './seeded.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Counts what a person taps. */
const tapper = (): { taps: number; tap(target: Locator): Promise<void> } => {
  const counter = {
    taps: 0,
    tap: async (target: Locator) => {
      counter.taps++;
      await target.click();
    },
  };
  return counter;
};

const again = (page: Page) => page.locator('.result-actions').getByRole('button', { name: 'Play again' });
const rematch = (page: Page) => page.locator('.rematch');

test('four people are at their first bid after two taps of the host and one of each guest', async ({
  browser,
}, info) => {
  const names = ['Ana', 'Bo', 'Cleo', 'Dario'];
  const pages: Page[] = [];
  for (const _ of names) {
    const context = await browser.newContext();
    await context.addInitScript(() => localStorage.setItem('santiago.speed', 'off'));
    pages.push(await context.newPage());
  }
  const [ana, ...others] = pages as [Page, ...Page[]];
  await ana.goto('./');
  const friends = ana.getByRole('link', { name: /^Play with friends/ });
  await expect(friends).toBeVisible();
  let waited = 0;
  const wait = async (until: Promise<void>): Promise<void> => {
    const from = performance.now();
    await until;
    waited += performance.now() - from;
  };
  const host = tapper();
  await host.tap(friends);
  const name = ana.getByRole('textbox', { name: 'Seat 1: Name' });
  await wait(expect(name).toBeVisible());
  await name.fill(names[0]!);
  await host.tap(ana.getByRole('button', { name: 'Open the table' }));
  const link = ana.locator('.invite-link');
  await wait(expect(link).toBeVisible());
  expect(host.taps).toBe(2);
  const address = (await link.textContent())!;
  for (const [index, page] of others.entries()) {
    const guest = tapper();
    await wait(page.goto(address).then(() => undefined));
    await page.getByRole('textbox', { name: 'Your name' }).fill(names[index + 1]!);
    await guest.tap(page.getByRole('button', { name: 'Join' }));
    expect(guest.taps).toBe(1);
  }
  for (const page of pages) await wait(expect(page.locator('.board')).toBeVisible());
  const bidding = () =>
    Promise.all(pages.map((page) => page.locator('.decision .amount').first().isVisible())).then((open) =>
      open.includes(true),
    );
  await wait(expect.poll(bidding).toBe(true));
  info.annotations.push({ type: 'waiting in all, ms', description: String(Math.round(waited)) });
  for (const page of pages) await page.context().close();
});

test('a guest joins by the link on a phone; what is said there shows as unread', async ({ browser }) => {
  const ana = await Guest.arrive(browser, 'Ana');
  await ana.page.goto('./#/friends');
  await ana.page.getByRole('textbox', { name: 'Seat 1: Name' }).fill('Ana');
  for (let i = 0; i < 2; i++)
    await ana.page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ana.page.locator('.qr')).toBeVisible();
  const link = (await ana.page.locator('.invite-link').textContent())!;

  const bo = await Guest.arrive(browser, 'Bo', PHONE);
  const { page } = bo;
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ana invites you to play Canals' })).toBeVisible();
  await expect(page.getByText('2 players')).toContainText('no time limit');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana' })).toBeVisible();
  await expect(page.locator('.qr, .invite-link')).toHaveCount(0);
  const head = await (await page.request.get(link)).text();
  expect(head).toContain('<meta property="og:title" content="Ana invites you to play Canals" />');
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('Bo');
  const join = page.getByRole('button', { name: 'Join' });
  await expect(join).toBeInViewport({ ratio: 1 });
  await join.tap();
  await expect(page.locator('.board')).toBeVisible();
  // The name is remembered: the next invitation only needs the button.
  expect(await page.evaluate(() => localStorage.getItem('santiago.name'))).toBe('Bo');

  const table = new URL(page.url()).hash.split('/').at(-1)!;
  await ana.send('post', `/api/tables/${table}/say`, { text: 'Hello Bo' });
  const history = page.getByRole('button', { name: /1 new message$/ });
  await expect(history).toBeVisible();
  await history.tap();
  await expect(page.locator('.sheet .chat')).toContainText('Hello Bo');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(history).toHaveCount(0);

  // A tablet has the log beside the board, and no room for talk there.
  for (const [width, height] of [
    [820, 1180],
    [1100, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await ana.send('post', `/api/tables/${table}/say`, { text: `Seen at ${width}?` });
    await history.tap();
    await expect(page.locator('.sheet .chat')).toContainText(`Seen at ${width}?`);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(history).toHaveCount(0);
  }
  for (const guest of [ana, bo]) await guest.close();
});

test('two people play again after one tap each, and see each other’s name meanwhile', async ({ browser }) => {
  const guests = [await Guest.arrive(browser, 'Ana'), await Guest.arrive(browser, 'Bo')];
  const [ana, bo] = guests as [Guest, Guest];
  const table = await seated(guests, { game: 'cards' });
  await resignAll(guests, table);
  await again(ana.page).click();
  for (const { page } of guests) await expect(rematch(page)).toContainText('Ana ✓');
  await expect(rematch(bo.page)).toContainText('Bo…');
  await expect(bo.page.getByText(/someone/i)).toHaveCount(0);
  await rematch(bo.page).getByRole('button', { name: 'Rematch' }).click();
  for (const { page } of guests) {
    await expect(page).not.toHaveURL(new RegExp(table));
    await expect(page.locator('.felt')).toBeVisible();
    await expect(page.locator('.chip')).toHaveCount(2);
  }
  expect(ana.page.url()).toBe(bo.page.url());
  for (const guest of guests) await guest.close();
});

test('four people want a rematch, one is missing: a bot sits in, and the latecomer takes the seat', async ({
  browser,
}) => {
  const guests: Guest[] = [];
  for (const name of ['Ana', 'Bo', 'Cleo', 'Dario']) guests.push(await Guest.arrive(browser, name));
  const [ana, bo, cleo, dario] = guests as [Guest, Guest, Guest, Guest];
  const table = await seated(guests, { game: 'cards' });
  await resignAll(guests, table);
  await dario.page.close();
  await again(bo.page).click();
  await rematch(ana.page).getByRole('button', { name: 'Rematch' }).click();
  await again(cleo.page).click();
  const here = [ana, bo, cleo];
  for (const { page } of here) {
    for (const there of ['Ana ✓', 'Bo ✓', 'Cleo ✓', 'Dario…'])
      await expect(rematch(page)).toContainText(there);
  }
  // Whoever asked first decides that nobody waits any longer.
  await expect(rematch(ana.page).getByRole('button', { name: /^Start/ })).toHaveCount(0);
  await rematch(bo.page).getByRole('button', { name: 'Start with a bot for Dario' }).click();
  for (const { page } of here) {
    await expect(page).not.toHaveURL(new RegExp(table));
    await expect(page.locator('.chip')).toHaveCount(4);
    await expect(page.locator('.chip-bot')).toHaveCount(1);
  }
  const late = await dario.comeBack(table);
  await late.getByRole('button', { name: 'Take my seat' }).click();
  await expect(late).toHaveURL(bo.page.url());
  await expect(bo.page.locator('.chip-bot')).toHaveCount(0);
  await expect(bo.page.locator('.chip', { hasText: 'Dario' })).toBeVisible();
  for (const guest of guests) await guest.close();
});

test('somebody who is away is waited for by name; a bot plays in sight of all until they are back', async ({
  browser,
}) => {
  const guests = [await Guest.arrive(browser, 'Ana'), await Guest.arrive(browser, 'Dario')];
  const [ana, dario] = guests as [Guest, Guest];
  const table = await seated(guests, { options: { overseer: 'p1' } });
  await expect(dario.page.locator('.board')).toBeVisible();
  // [C12][C40] Ana builds the first canal; then two players bid in secret, and after Ana the match waits for Dario.
  await ana.actAnyhow(table);
  await ana.act(table, 'bid 1');
  const meanwhile = ana.page.locator('.meanwhile');
  await expect(ana.page.locator('.waiting')).toBeVisible();
  await expect(meanwhile.getByText('Dario')).toHaveCount(0);
  await dario.page.close();
  await expect(meanwhile).toContainText(/Dario is away \(0:\d\d\)/);
  await expect(meanwhile.getByRole('button', { name: 'Wait' })).toBeVisible();
  await caughtUp([ana], table);
  await meanwhile.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(ana.page.locator('.log')).toContainText('A bot is playing for Dario.');
  const chip = ana.page.locator('.chip', { hasText: 'Dario' });
  await expect(chip.locator('.chip-bot')).toBeVisible();

  const back = await dario.comeBack(table);
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(ana.page.locator('.log')).toContainText('Dario is playing again.');
  await expect(chip.locator('.chip-bot')).toHaveCount(0);
  for (const guest of guests) await guest.close();
});

/** From here on the page writes down how far down something is, whenever the page changes. */
const recordHeights = (part: Locator): Promise<void> =>
  part.evaluate((element) => {
    const heights = new Set<number>();
    new MutationObserver(() => {
      if (element.isConnected) heights.add(Math.round(element.getBoundingClientRect().y));
      document.body.dataset['heights'] = [...heights].join(' ');
    }).observe(document.querySelector('.panel')!, { subtree: true, childList: true });
  });

test('an action is taken back after the others were asked and agreed', async ({ browser }) => {
  const guests: Guest[] = [];
  for (const name of ['Ana', 'Bo', 'Cleo']) guests.push(await Guest.arrive(browser, name));
  const [ana, bo, cleo] = guests as [Guest, Guest, Guest];
  const table = await seated(guests, { options: { overseer: 'p1' } });
  await bo.act(table, 'bid 2');
  const meanwhile = bo.page.locator('.meanwhile');
  await expect(meanwhile.getByRole('button', { name: 'Take back' })).toBeVisible();
  await caughtUp(guests, table);
  await recordHeights(meanwhile);
  await cleo.act(table, 'bid 3');
  await expect(meanwhile).toContainText('You bid 2');
  await caughtUp(guests, table);
  // “Skip ahead” came and went above it, so a tap meets it all the time.
  await expect(bo.page.locator('body')).toHaveAttribute('data-heights', /^\d+$/);
  await meanwhile.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(meanwhile).toContainText('Waiting for Cleo');
  await expect(ana.page.locator('.log')).toContainText('Bo asks to take back an action.');
  await expect(ana.page.getByRole('button', { name: 'Allow' })).toHaveCount(0);
  await expect(cleo.page.getByRole('alert')).toContainText('Bo asks to take back an action');
  await cleo.page.getByRole('button', { name: 'Allow' }).click();
  await expect(bo.page.locator('.decision .amount').first()).toBeVisible();
  await expect(bo.page.locator('.log')).toContainText('You take back an action.');
  await expect(ana.page.locator('.log')).toContainText('Bo takes back an action.');
  await expect(ana.page.locator('.log')).not.toContainText('Bo bids 2');
  for (const guest of guests) await guest.close();
});
