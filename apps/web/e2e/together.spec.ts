import { expect } from '@playwright/test';
import type { CanalsTypes } from '@santiago/canals';
import { caughtUp, Guest, nextPlayer, playOn, seated } from './guests.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';

const isLastRound = ({ round, rounds }: CanalsTypes['View']): boolean => round === rounds;

test('four people on four devices play a whole match, one of them losing the connection', async ({
  browser,
}) => {
  const guests: Guest[] = [];
  for (const name of ['Ana', 'Bo', 'Cleo', 'Dario']) guests.push(await Guest.arrive(browser, name));
  const players = guests.map(({ page }) => new Player(page));
  const table = await seated(guests, { options: { overseer: 'p1' } });
  for (const { page } of guests)
    for (const { name } of guests) await expect(page.locator('.chip', { hasText: name })).toBeVisible();

  // A round on the four screens: whoever is asked answers.
  const [ana, bo] = players as [Player, Player];
  const round = () => ana.page.locator('.bar-round').innerText();
  const first = await round();
  while ((await round()) === first) await (await nextPlayer(guests, players, table)).answer();

  // Bo's network goes away while the others play, and comes back by itself.
  await playOn(guests, table, (guest) => guest === guests[1]);
  await caughtUp(guests, table);
  await guests[1]!.page.context().setOffline(true);
  await playOn(guests, table, (guest) => guest !== guests[1]);
  await guests[1]!.page.context().setOffline(false);
  expect(await bo.myTurn()).toBe('decide');
  await bo.answer();

  // The screens are closed until the last round: all four see how it ends.
  for (const { page } of guests) await page.goto('about:blank');
  await playOn(guests, table, (_, __, view) => !isLastRound(view as CanalsTypes['View']));
  for (const guest of guests) await guest.open(table);
  for (const { page } of guests) await expect(page.locator('.board')).toBeVisible();
  await playOn(guests, table);
  for (const player of players) expect(await player.myTurn()).toBe('over');
  const totals = await Promise.all(guests.map(({ page }) => page.locator('.result-table').innerText()));
  expect(new Set(totals).size).toBe(1);
  for (const guest of guests) await guest.close();
});
