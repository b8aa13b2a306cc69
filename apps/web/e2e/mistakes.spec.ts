import { expect } from '@playwright/test';
import { deflateRawSync } from 'node:zlib';
import { matchFile, shortCardsFile } from './file.ts';
import { stopJudging } from './judging.ts';
import { test } from './seeded.ts';

/** The address of a review, as one of its players. */
const addressOf = (file: string, seat: string): string =>
  `./#/review/${deflateRawSync(Buffer.from(file)).toString('base64url')}/${seat}`;
/** A match of beginners, as one whose bids are mistakes at every depth. */
const ADDRESS = addressOf(matchFile(4), 'p3');
/** A match of the card game that is soon over. */
const SHORT = addressOf(shortCardsFile(), 'p1');

test('a review opens on the story; a mistake is an exercise, and the answer leads back to the review', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ADDRESS);
  const story = page.getByRole('region', { name: 'The match' });
  // Nothing is to change under the reader's eyes.
  await stopJudging(page, '.review-summary');
  await expect(story).toContainText('won');
  await expect(story.getByRole('img', { name: /accuracy \d+/ })).toHaveCount(4);

  await page.getByRole('button', { name: /^Go through my mistake/ }).click();
  const coach = page.getByRole('region', { name: 'Find the better choice' });
  await expect(coach).toContainText('Find something better.');
  await coach.getByRole('button', { name: 'Show me' }).click();

  // Played and better choice stand side by side, and the address leads here again.
  const judgement = page.locator('.judgement');
  await expect(judgement.locator('.side-played')).toBeVisible();
  await expect(judgement.locator('.side-best')).toBeVisible();
  const heading = await judgement.getByRole('heading').innerText();
  await expect(page).toHaveURL(/\/p3\/\d+$/);

  await page.keyboard.press('s');
  await expect(story).toBeVisible();
  await page.keyboard.press('n');
  await expect(judgement.getByRole('heading')).toHaveText(heading);

  // The next mistake for which the review would have bid something is solved on the table.
  const better = judgement.locator('.side-best .judged');
  while (!/^You bid \d+\.$/.test(await better.innerText()))
    await page.getByRole('button', { name: 'Next mistake' }).click();
  const amount = /\d+/.exec(await better.innerText())![0];
  await page.getByRole('button', { name: 'Find the better choice' }).click();
  await page.locator('.amount', { hasText: new RegExp(`^${amount}$`) }).click();
  await page.getByRole('button', { name: `Bid ${amount}`, exact: true }).click();
  await expect(coach).toContainText('Right! That is the best choice found.');
  await coach.getByRole('button', { name: 'Back to the review' }).click();
  await expect(better).toHaveText(`You bid ${amount}.`);
});

test('a review is shared as a picture and as an address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SHORT);
  const story = page.getByRole('region', { name: 'The match' });
  await story.getByRole('button', { name: 'Copy link' }).click();
  await expect(story.getByRole('button', { name: '✓ Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await story.getByRole('button', { name: 'Share', exact: true }).click();
  const picture = page.getByRole('dialog', { name: 'Share the review' }).getByRole('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await expect(picture).toHaveJSProperty('naturalHeight', 630);
});
