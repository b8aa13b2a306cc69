import { expect } from '@playwright/test';
import { deflateRawSync } from 'node:zlib';
import { matchFile } from './file.ts';
import { test } from './seeded.ts';

/** The address of a review of a match of beginners, as its first player. */
const ADDRESS = `./#/review/${deflateRawSync(Buffer.from(matchFile(3))).toString('base64url')}/p1`;

test('a review opens on the story; a mistake is an exercise, and the answer leads back to the review', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ADDRESS);
  const story = page.getByRole('region', { name: 'The match' });
  await expect(story).toContainText('won');
  await expect(story.getByRole('img', { name: /accuracy \d+/ })).toHaveCount(3);
  // Nothing is to change under the reader's eyes.
  await page.evaluate(() => document.querySelector<HTMLElement>('.review-progress button')?.click());

  await page.getByRole('button', { name: /^Go through my mistake/ }).click();
  const coach = page.getByRole('region', { name: 'Find the better choice' });
  await expect(coach).toContainText('Find something better.');
  await coach.getByRole('button', { name: 'Show me' }).click();

  // Played and better choice stand side by side, and the address leads here again.
  const judgement = page.locator('.judgement');
  await expect(judgement.locator('.side-played')).toBeVisible();
  await expect(judgement.locator('.side-best')).toBeVisible();
  const heading = await judgement.getByRole('heading').innerText();
  expect(page.url()).toMatch(/\/p1\/\d+$/);

  await page.keyboard.press('s');
  await expect(story).toBeVisible();
  await page.keyboard.press('n');
  await expect(judgement.getByRole('heading')).toHaveText(heading);
});
