import { expect, type Page, request } from '@playwright/test';
import { matchMark } from '@santiago/protocol/daily';
import { DAILY_GAMES, dailyMatch, plainRows, playDay, type PlayedDay, playInPage } from './daily.ts';
import { faults } from './faults.ts';
import { openPosition } from './positions.ts';
import { test } from './seeded.ts';

const SECRET = '0d'.repeat(32);
const DAY = 20_773;

test('the matches of a day are the same in the browser and in Node, byte for byte', async ({ page }) => {
  await page.goto('./');
  for (const game of DAILY_GAMES) {
    const played = playDay(dailyMatch(SECRET, DAY, game));
    expect(played.answers.length, game).toBeGreaterThan(2);
    expect(await playInPage(page, played), game).toEqual(played.log);
  }
});

/** Somebody else sends a result. */
const sendAs = async (name: string, base: string, played: PlayedDay, day: number): Promise<void> => {
  const other = await request.newContext({
    baseURL: base,
    extraHTTPHeaders: { origin: new URL(base).origin },
  });
  await other.put('api/me', { data: { name } });
  const data = { answers: played.answers, mark: matchMark(plainRows(played)) };
  expect((await other.put(`api/days/${day}/${played.match.game}`, { data })).status()).toBe(200);
  await other.dispose();
};

/** What the page keeps of the match that counts. */
const openPlayed = (page: Page, { match, log }: PlayedDay, day: number): Promise<void> =>
  openPosition(page, { ...match, log, day } as never);

test('a result of today’s match stands beside those of everybody, and beside the best', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => localStorage.setItem('santiago.speed', 'off'));
  await page.goto('./');
  const card = page.getByRole('link', { name: 'Today’s match' });
  await expect(card).toBeVisible();
  const told = await (await fetch(`${baseURL}api/today`)).json();
  const { day, secret } = told as { readonly day: number; readonly secret: string };
  const daily = dailyMatch(secret, day, 'cards');
  await sendAs('Bo', baseURL!, playDay(daily), day);
  await openPlayed(page, playDay(daily, 1), day);
  await page.getByRole('link', { name: 'Compare' }).click();
  const cards = page.getByRole('region', { name: 'Cards' });
  await expect(page.getByRole('button', { name: 'Canals: Play' })).toBeVisible();
  await cards.getByRole('button', { name: 'Compare with everyone' }).click();
  await expect(cards.getByText(/^Rank \d of 2$/)).toBeVisible();
  await expect(cards.getByRole('table', { name: 'All results' })).toContainText('Lost');
  await expect(cards.getByRole('button', { name: 'Cards: Play again for practice' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await cards.getByRole('button', { name: 'Compare with the best match' }).click();
  await expect(page.getByRole('heading', { name: 'You and the best match' })).toBeVisible();
});
