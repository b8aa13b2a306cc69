import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Player } from './player.ts';

/** A page of its own person: own cookies, own storage. */
const newcomer = async (
  contexts: BrowserContext[],
  browser: { newContext(): Promise<BrowserContext> },
): Promise<Player> => {
  const context = await browser.newContext();
  contexts.push(context);
  return new Player(await context.newPage());
};

const makeTable = async (host: Player, name: string): Promise<string> => {
  await host.open('./#/friends');
  await host.page.getByRole('textbox', { name: 'Seat 1: Name' }).fill(name);
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.page.getByRole('heading', { name: 'Send this link' })).toBeVisible();
  return host.page.url();
};

const join = async (guest: Player, link: string, name: string): Promise<void> => {
  await guest.open(link);
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await guest.page.getByRole('button', { name: 'Join' }).click();
};

const others = (page: Page, names: readonly string[]) =>
  Promise.all(
    names.map((name) => expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()),
  );

test('four people on four devices play a whole match, one of them losing the connection', async ({
  browser,
}) => {
  const contexts: BrowserContext[] = [];
  const names = ['Ana', 'Bo', 'Cleo', 'Dario'];
  const players: Player[] = [];
  for (const _ of names) players.push(await newcomer(contexts, browser));
  const link = await makeTable(players[0]!, names[0]!);
  for (let i = 1; i < 4; i++) await join(players[i]!, link, names[i]!);
  for (const player of players) await others(player.page, names);

  let rounds = 0;
  for (;;) {
    const states = await Promise.all(players.map((player) => player.state()));
    if (states.every((state) => state === 'over')) break;
    const turn = states.indexOf('decide');
    if (turn >= 0) await players[turn]!.answer();
    else await players[0]!.page.waitForTimeout(20);
    // Bo's network goes away for a while in the middle of the match, and comes back by itself.
    if (++rounds === 60) await contexts[1]!.setOffline(true);
    if (rounds === 75) await contexts[1]!.setOffline(false);
  }
  const totals = await Promise.all(players.map((player) => player.page.locator('.result-table').innerText()));
  expect(new Set(totals).size).toBe(1);
  for (const context of contexts) await context.close();
});
