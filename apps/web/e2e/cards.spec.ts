import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { cards, type CardsTypes } from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import { CardPlayer } from './cards-player.ts';
import { fontsLoaded } from './fonts.ts';
import { Guest, nextPlayer, resignAll, seated } from './guests.ts';
import { everything, keepHeard } from './heard.ts';
import { tabTo } from './keys.ts';
import { openPosition, ownMatch, type Position } from './positions.ts';
import { resting } from './resting.ts';
import { test } from './seeded.ts';
import { isSoak } from './soak.ts';

/** How many answers are given on the screen, before the match is brought to its end in another way. */
const ANSWERS = isSoak ? 100 : 20;

const begin = async (page: Page): Promise<CardPlayer> => {
  const player = new CardPlayer(page);
  await player.open();
  await page.getByRole('button', { name: /^Cards/ }).click();
  return player;
};

test('cards: a whole match against bots, from the front page to the result and its file', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const player = await begin(page);
  await player.playToTheEnd();
  await expect(page.getByRole('heading', { name: /win|draw/ })).toBeVisible();
  await expect(page.locator('.result-table tbody tr')).toHaveCount(3);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match file' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toMatch(/^p\d base \w+ -?\d+,-?\d+ [vh]$/m);
  expect(file).toMatch(/^\* dice \d \d \d \d/m);
  expect(errors).toEqual([]);
});

const PRIMARY = '.decide .primary:not(:disabled)';

const answerByKeys = async (page: Page): Promise<void> => {
  const kind = await page.evaluate(() => {
    if (document.querySelector('.target-choice') !== null) return 'fight';
    if (document.querySelector('.hand:not(.hand-closed) input') !== null) return 'lay';
    return document.querySelector('.decide .primary') === null ? 'pass' : 'go on';
  });
  switch (kind) {
    case 'fight':
      await tabTo(page, '.target-choice input');
      await page.keyboard.press('Space');
      await tabTo(page, PRIMARY);
      await page.keyboard.press('Enter');
      break;
    case 'lay':
      await tabTo(page, '.hand input');
      // The last card of a hand has no neighbour that an arrow could choose it from.
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await tabTo(page, '.felt', 'Shift+Tab');
      await page.keyboard.press('n');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      break;
    case 'go on':
      await tabTo(page, PRIMARY);
      await page.keyboard.press('Enter');
      break;
    case 'pass':
      await tabTo(page, '.decide .buttons .button:last-child');
      await page.keyboard.press('Enter');
  }
};

/** A match of two in which it is the player's turn. */
const ownTurn = (): Position =>
  ownMatch<CardsTypes>(
    { game: cards, request: { players: 2 }, bot: 'eager' },
    ({ phase }) => phase.kind === 'act',
  );

/** [X29] */
const resignByKeys = async (page: Page): Promise<void> => {
  await tabTo(page, '.decide .buttons :nth-last-child(1 of .quiet)');
  await page.keyboard.press('Enter');
  await tabTo(page, '.decide .danger');
  await page.keyboard.press('Enter');
};

test('cards: a match by keyboard alone', async ({ page }) => {
  const player = new CardPlayer(page);
  await player.open();
  await tabTo(page, '.home-actions [data-game="cards"] .button');
  await page.keyboard.press('Enter');
  for (let answers = 0; answers < ANSWERS && (await player.myTurn()) === 'decide'; answers++) {
    const before = await page.locator('.log').innerText();
    await answerByKeys(page);
    await expect(page.locator('.log')).not.toHaveText(before, { useInnerText: true });
  }
  await openPosition(page, ownTurn());
  await player.myTurn();
  await resignByKeys(page);
  await expect(page.locator('.result')).toBeVisible();
});

test('cards: an answer can be written in notation, and what cannot be done is said', async ({ page }) => {
  const player = await begin(page);
  await player.myTurn();
  await page.locator('#decision').focus();
  await page.keyboard.press('/');
  const field = page.getByRole('textbox', { name: /^Your action/ });
  await expect(field).toBeFocused();
  await page.keyboard.type('pass');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('You can’t do that right now.See the rule');
  // Which place is free depends on who sits where.
  await page
    .locator('.hand input')
    .first()
    .evaluate((input: HTMLInputElement) => input.click());
  const place = await page.locator('select.spot-choice option').nth(1).getAttribute('value');
  const suit = await page.locator('.hand .card-art').first().getAttribute('class');
  await field.fill(
    `base ${{ p1: 'S', p2: 'H', p3: 'C', p4: 'D' }[/of-(p\d)/.exec(suit!)![1] as 'p1']}5 ${place}`,
  );
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await expect(page.locator('.log-line', { hasText: /You place the 5 .+ as your base/ })).toBeVisible();
});

test.describe('cards on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('cards: a tap on the felt chooses a place, a second one plays; all is on one screen', async ({
    page,
  }) => {
    const player = await begin(page);
    await fontsLoaded(page);
    await player.myTurn();
    await player.answer();
    await player.myTurn();
    await page.locator('.hand-card').first().tap();
    const spot = await resting(page.locator('.spot').first());
    const at = { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 };
    await page.touchscreen.tap(at.x, at.y);
    const commit = page.getByRole('button', { name: /^Place the / });
    await expect(commit).toBeInViewport();
    const laid = await page.locator('.felt [data-card]').count();
    const ghost = await resting(page.locator('.ghost'));
    await page.touchscreen.tap(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
    await expect(commit).toHaveCount(0);
    await expect.poll(() => page.locator('.felt [data-card]').count()).toBeGreaterThan(laid);
    const overflow = () =>
      page.evaluate(() => ({
        high: document.documentElement.scrollHeight - innerHeight,
        wide: document.documentElement.scrollWidth - innerWidth,
      }));
    await expect.poll(overflow).toEqual({ high: 0, wide: 0 });
  });
});

test('cards: two people on one device, and nothing of either is on the page while it changes hands', async ({
  page,
}) => {
  const player = new CardPlayer(page);
  await player.open('./#/new');
  await page.locator('.segment', { hasText: /^Cards/ }).click();
  await expect(page.getByRole('radio', { name: /^Cards/ })).toBeChecked();
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('human');
  await page.getByRole('button', { name: 'Start' }).click();
  const cover = page.getByRole('dialog', { name: /^Pass the device to/ });
  const decision = page.locator('.decision');
  let covered = 0;
  for (let turn = 0; turn < 6; turn++) {
    await expect(cover.or(decision)).toBeVisible();
    if (await cover.isVisible()) {
      expect(await page.locator('.felt, .hand, .log-line').count()).toBe(0);
      await page.getByRole('button', { name: /^I am / }).click();
      covered++;
    }
    await player.myTurn();
    await player.answer();
  }
  expect(covered).toBeGreaterThanOrEqual(3);
  await page.reload();
  await expect(cover).toBeVisible();
  expect(await page.locator('.felt, .hand, .log-line').count()).toBe(0);
});

test('cards: two people over the server, and no page ever holds a face-down card of the other', async ({
  browser,
}) => {
  const guests = [await Guest.arrive(browser, 'Ana'), await Guest.arrive(browser, 'Bo')];
  for (const { page } of guests) await keepHeard(page);
  const table = await seated(guests, { game: 'cards' });
  const players = guests.map(({ page }) => new CardPlayer(page));
  const seats = await Promise.all(guests.map((guest) => guest.seatAt(table)));
  expect(new Set(seats)).toEqual(new Set(['p1', 'p2']));
  for (const { page } of guests) await expect(page.locator('.felt')).toBeVisible();

  const keepsSecrets = async (page: Page, other: Seat): Promise<void> => {
    expect(await everything(page)).not.toMatch(new RegExp(`${other} (base|place) [^?]`));
    await expect(page.locator(`.felt .of-${other}.is-down .card-rank`)).toHaveCount(0);
  };
  for (let answers = 0; answers < ANSWERS; answers++) {
    const player = await nextPlayer(guests, players, table);
    if (answers % 4 === 0)
      for (const [i, { page }] of guests.entries()) await keepsSecrets(page, seats[1 - i]!);
    await player.answer();
  }
  // Cards lie on the table by then, face down.
  await expect(guests[0]!.page.locator(`.felt .of-${seats[1]!}.is-down`).first()).toBeVisible();
  await resignAll(guests, table);
  for (const { page } of guests) await expect(page.locator('.result')).toBeVisible();
  const results = await Promise.all(guests.map(({ page }) => page.locator('.result-table').innerText()));
  expect(results[0]).toBe(results[1]);
  for (const guest of guests) await guest.close();
});
