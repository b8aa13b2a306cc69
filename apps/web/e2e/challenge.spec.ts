import { expect, type Page } from '@playwright/test';
import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import {
  chanceKey,
  fairDraws,
  FastRandom,
  type Game,
  makeSetup,
  Match,
  parseRow,
  type Setup,
  type SetupRequest,
} from '@santiago/kernel';
import { engine as canalsEngine } from '@santiago/canals/page/worker/engine.ts';
import { engine as cardsEngine } from '@santiago/cards/page/worker/engine.ts';
import { LocalMatch, type LocalSeat } from '@santiago/table/page/worker/match.ts';
import { faults } from './faults.ts';
import { endStored } from './stored.ts';
import { openPosition, type Position } from './positions.ts';
import { test } from './seeded.ts';

const setupOf = (game: Game<never>, request: SetupRequest) => {
  const setup = makeSetup(game.setup, request);
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

const quick = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('santiago.speed', 'off'));
  await page.goto('./');
};

test('bots play the same match, byte for byte, in the browser and in Node', async ({ page }) => {
  const bot = (name: string): LocalSeat => ({ kind: 'bot', name, bot: 'steward' });
  const position: Position = {
    game: 'canals',
    setup: setupOf(canals as never, { players: 3, options: {} }),
    seats: ['Ana', 'Bo', 'Cleo'].map(bot),
    seed: '0d'.repeat(32),
    log: [],
  };
  const match = new LocalMatch(canalsEngine, position as never);
  let expected: readonly string[] = [];
  for (let news = match.news(); ; news = match.news()) {
    expected = [...expected, ...news.log];
    if (news.bot === null) break;
    match.playBot();
  }
  await quick(page);
  await openPosition(page, position);
  expect(await endStored(page)).toEqual(expected);
});

/** Answers in notation; returns when the match has gone on. */
const answer = async (page: Page, text: string): Promise<void> => {
  const table = page.locator('.table');
  await expect(page.locator('.decision')).toBeVisible();
  // The title follows the table a little later.
  await expect(page).toHaveTitle(/^● Your turn/);
  const rows = (await table.getAttribute('data-rows'))!;
  await page.locator('#decision').press('/');
  await page.locator('.command input').fill(text);
  await page.locator('.command button').click();
  await expect(page.locator('.command')).toHaveCount(0);
  await expect(table).not.toHaveAttribute('data-rows', rows);
};

/** Some bases that the person of this match may place, in notation. */
const basesFor = (position: Position): readonly string[] => {
  const match = new LocalMatch(cardsEngine, position as never);
  const log: string[] = [];
  for (let news = match.news(); ; news = match.news()) {
    log.push(...news.log);
    if (news.bot === null) break;
    match.playBot();
  }
  const { state } = new Match(
    cards,
    position.setup as Setup,
    fairDraws(chanceKey(new Uint8Array(32))),
    rowsIn(log),
  );
  return [1, 2].map((seed) => cards.format(cards.decode(cards.sample(state, 0, new FastRandom(seed)))));
};

const rowsIn = (log: readonly string[]) => log.map((text) => parseRow(cards, text)!);

test('a friend plays the same match by its link and compares the choices', async ({ browser }) => {
  const ana = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await ana.newPage();
  await quick(page);
  const position: Position = {
    game: 'cards',
    setup: setupOf(cards as never, { players: 2, options: {} }),
    seats: [
      { kind: 'human', name: 'Ana' },
      { kind: 'bot', name: 'Bo', bot: 'eager' },
    ],
    seed: '0d'.repeat(32),
    log: [],
  };
  const [first, second] = basesFor(position) as [string, string];
  expect(first).not.toBe(second);
  await openPosition(page, position);
  await answer(page, first);
  await answer(page, 'resign');
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  await expect(page.getByRole('button', { name: '✓ Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await ana.close();

  const cleo = await browser.newContext();
  const other = await cleo.newPage();
  await quick(other);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Ana challenges you' })).toBeVisible();
  await other.getByRole('button', { name: 'Play this match' }).click();
  await answer(other, second);
  await answer(other, 'resign');
  await other.getByRole('link', { name: 'Compare' }).click();
  await expect(other.getByRole('heading', { name: 'Your first different choice' })).toBeVisible();
  await expect(other.locator('.challenge-results dd')).toHaveText(['Lost', 'Lost']);
  await expect(other.locator('.challenge-other')).toHaveCount(1);
  expect(await faults(other)).toEqual([]);
  await other.goto(link.slice(0, -8));
  await expect(other.getByRole('alert')).toHaveText('This link is broken. Ask for a new one.');
  await cleo.close();
});
