import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openFile } from './file.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';

test('a whole match against three bots, from the front page to the result and its file, which opens again', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).click();
  await player.playToTheEnd();
  await expect(page.getByRole('heading', { name: /win|share the victory/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(5 + 6);

  // A line of the log shows its move on the board when it is pointed at.
  const marks = page.locator('.board .marks rect');
  await expect(marks).toHaveCount(0);
  await page
    .locator('.log-line', { hasText: /plants? .+ on [a-h][1-6]/ })
    .first()
    .hover();
  await expect(marks).toHaveCount(1);
  await page.locator('h1, .result h2').first().hover();
  await expect(marks).toHaveCount(0);

  const totals = await page.locator('.result-table').innerText();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /Save the match file/ }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text).toMatch(/^\[Game "canals"\]/);
  expect(text).toContain('[Result "p1 ');
  await openFile(page, text);
  const again = await page.locator('.result-table').innerText();
  expect(again.replaceAll('You', '')).toBe(totals.replaceAll('You', ''));
  expect(errors).toEqual([]);
});
