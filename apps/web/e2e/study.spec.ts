import { inflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { canals } from '@santiago/canals';
import { CardPlayer } from './cards-player.ts';
import { variationsStored } from './stored.ts';
import { Player } from './player.ts';
import { lastRound, openPosition, ownMatch } from './positions.ts';
import { test } from './seeded.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'What if…?' });
const lines = (page: Page) => page.getByRole('button', { name: /^Variations \(\d+\)$/ });

/** How many steps of the line have been taken. */
const stepOf = async (page: Page): Promise<number> =>
  Number(/^Step (\d+) of/.exec(await page.locator('.study-steps .step-count').innerText())![1]);

const stepBackTo = async (page: Page, step: number): Promise<void> => {
  for (let at = await stepOf(page); at > step; at--) {
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect.poll(() => stepOf(page)).toBe(at - 1);
  }
};

/** The study that an address leads to; it follows what is done on the page a little later. */
const studyIn = (address: string): string =>
  inflateRawSync(Buffer.from(address.split('/').at(-1)!, 'base64url')).toString();

/** Bots play until they are done. */
const playOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Let bots play to the end' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
};

test('a running match is tried out beside itself: lines, names, comparison, and a link that holds them', async ({
  page,
  browser,
}) => {
  const player = new Player(page);
  await player.open('./#/settings');
  await openPosition(page, lastRound());
  await player.myTurn();
  const match = page.url();
  const rows = await page.locator('.log-line').count();
  await page.getByRole('button', { name: 'Coach' }).click();
  await page.getByRole('button', { name: 'Try something from here' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('.log-line')).toHaveCount(rows);
  const from = await stepOf(page);

  await page.getByRole('button', { name: 'Bots', exact: true }).click();
  await page.getByLabel('Level').selectOption('novice');
  await page.keyboard.press('Escape');
  await player.answer();
  await expect(lines(page)).toHaveText('Variations (2)');
  await playOut(page);
  await expect(page.locator('.result')).toBeVisible();

  await page.getByRole('button', { name: 'To the start' }).click();
  await expect.poll(() => stepOf(page)).toBe(0);
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect.poll(() => stepOf(page)).toBe(1);
  await page.getByRole('button', { name: 'To the end', exact: true }).click();
  await expect(page.locator('.result')).toBeVisible();
  await stepBackTo(page, from);
  await page.getByRole('button', { name: 'Let a bot play once' }).click();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(from);
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await lines(page).click();
  await page.getByRole('textbox', { name: 'Name of Variation 1' }).fill('Another way');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /Another way/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('combobox', { name: 'Right' }).selectOption({ label: 'Another way' });
  await expect(page.locator('.compare .board')).toHaveCount(2);
  await expect(page.locator('.compare tbody tr').first()).toHaveText(/\d+\s+\d+\s+[+−]?\d+/, {
    useInnerText: true,
  });
  await page.keyboard.press('Escape');

  // The address alone brings everything back, to somebody else too.
  await expect.poll(() => studyIn(page.url())).toContain('Another way');
  const link = page.url();
  expect(link.length).toBeLessThan(8000);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(bar(friend)).toBeVisible();
  await lines(friend).click();
  await expect(friend.getByRole('radio', { name: /Another way/ })).toBeVisible();
  await friend.context().close();

  // The match itself is as it was.
  await page.goto(match);
  await player.myTurn();
  await expect(page.locator('.log-line')).toHaveCount(rows);
});

test('lines of a finished match are kept with it and go into its file', async ({ page }) => {
  await new Player(page).open('./#/settings');
  await openPosition(page, ownMatch({ game: canals, request: { players: 4 }, bot: 'novice' }));
  await expect(page.locator('.result')).toBeVisible();
  const match = page.url();
  await page.getByRole('button', { name: 'What if…?' }).click();
  await expect(bar(page)).toBeVisible();
  await stepBackTo(page, (await stepOf(page)) - 12);
  await page.getByRole('button', { name: 'Bots', exact: true }).click();
  await page.getByLabel('Level').selectOption('random');
  await page.keyboard.press('Escape');
  await playOut(page);
  await expect(lines(page)).toHaveText('Variations (2)');
  await variationsStored(page);
  await page.goto(match);
  await expect(page.locator('.result')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match file' }).click();
  const text = await (await saving).createReadStream().then(async (stream) => {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  });
  expect(text).toMatch(/\(from \d+ ""\n/);

  // A file with variations opens with them.
  await page.goto('./#/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.santiago',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await expect(page.locator('.result')).toBeVisible();
  await page.getByRole('button', { name: 'What if…?' }).click();
  await expect(lines(page)).toHaveText('Variations (2)');
});

test('a study of the card game shows imagined hands, and says so', async ({ page }) => {
  const player = new CardPlayer(page);
  await player.open();
  await page.getByRole('button', { name: /^Cards/ }).click();
  // Nothing is hidden before somebody has laid a card face down.
  await player.myTurn();
  await player.answer();
  await player.myTurn();
  await page.getByRole('button', { name: 'Coach' }).click();
  await page.getByRole('button', { name: 'Try something from here' }).click();
  await expect(bar(page)).toContainText('is made up here');
  await page.getByRole('button', { name: 'Let a bot play once' }).click();
  await expect(lines(page)).toHaveText('Variations (2)');
});

test('an address that was cut is refused with a sentence', async ({ page }) => {
  await page.goto('./#/study/abc');
  await expect(page.getByRole('alert')).toContainText('can’t be opened');
});
