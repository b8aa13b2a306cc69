import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { cardsFile, cutFile, matchFile } from './file.ts';
import { endStored } from './stored.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';

/** Opens a match that lacks only what ends it. */
const openUnfinished = async (page: Page, text: string): Promise<void> => {
  await page.goto('./#/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.santiago', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.locator('.table')).toBeVisible();
};

const canalsFile = (): string => cutFile(matchFile(4), (rows) => rows.length - 1);
/** A match of two, before a card is placed. */
const unplacedFile = (): string =>
  cutFile(cardsFile(2), (rows) => rows.findIndex((row) => / place /.test(row)));

const endCanals = async (page: Page): Promise<void> => {
  await openUnfinished(page, canalsFile());
  await expect(page.locator('.decision')).toBeVisible();
  await new Player(page).answer();
};

const endCards = async (page: Page): Promise<void> => {
  await openUnfinished(page, unplacedFile());
  await page.getByRole('button', { name: /^I am / }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.locator('.decision .danger').click();
};

const GAMES = [
  ['canals', endCanals, 4, 50_000],
  ['cards', endCards, 2, 20_000],
] as const;

/** What was seen of the count. */
interface Count {
  /** Headings and log, each time that the page changed while it counted. */
  readonly said: string[];
  /** Whether the count was in sight. */
  isSeen: boolean;
  /** Null until the button was pressed; else what was wrong with it, or nothing. */
  skipped: string | null;
}

/**
 * Runs in the page, before its own scripts. The count is over after some seconds, so it is watched here, and its button is
 * pressed as soon as it is there.
 */
const watchCount = (): void => {
  const count: Count = { said: [], isSeen: false, skipped: null };
  const press = (button: HTMLElement): string => {
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const isInSight = button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    button.click();
    return isInSight ? '' : 'the button is out of sight or covered';
  };
  new MutationObserver(() => {
    const heading = document.querySelector('.result-head');
    if (heading?.textContent !== 'Counting…') return;
    const told = [...document.querySelectorAll('h1, h2, h3, .log')].map(({ textContent }) => textContent);
    count.said.push(told.join('\n'));
    count.isSeen ||= heading.checkVisibility();
    const skip = [...document.querySelectorAll<HTMLElement>('.result-actions button')].find(
      ({ textContent }) => textContent === 'Skip ahead',
    );
    if (skip !== undefined && count.skipped === null) count.skipped = press(skip);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { count });
};

/** Width and height of a PNG. */
const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

for (const [game, end, players, bytes] of GAMES) {
  test(`${game}: the end is counted, can be skipped, and gives a picture to share`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('santiago.speed', 'slow'));
    await page.addInitScript(watchCount);
    await end(page);
    const counting = page.getByRole('heading', { name: 'Counting' });
    const won = page.getByRole('heading', { name: /win/ });
    await expect(won).toBeVisible();
    await expect(counting).toHaveCount(0);
    const { said, isSeen, skipped } = await page.evaluate(
      () => (window as unknown as { count: Count }).count,
    );
    expect(isSeen).toBe(true);
    expect(skipped).toBe('');
    // Nothing tells the result while it is counted.
    expect(said.filter((text) => /\bwins?\b/.test(text))).toEqual([]);
    await expect(page.locator('.result-table tbody tr')).toHaveCount(players);
    await expect(page.locator('.winner').getByRole('img', { name: 'Winner' })).toBeVisible();

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('img', { name: /^The board at the end/ })).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a picture' }).click();
    const png = await readFile(await (await saving).path());
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(bytes);
  });

  test(`${game}: with reduced motion the result is there at once and nothing moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await end(page);
    await expect(page.getByRole('heading', { name: /win/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Counting' })).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    // Sounds are offered once, and are off until somebody wants them.
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expect(page.getByText('Turn on soft sounds?')).toHaveCount(0);
    await endStored(page);
    await page.reload();
    await expect(page.locator('.result')).toBeVisible();
    await expect(page.getByText('Turn on soft sounds?')).toHaveCount(0);
  });
}
