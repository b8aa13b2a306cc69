import { expect, test } from '@playwright/test';
import { Player } from './player.ts';

test('a whole match against three bots, from the front page to the result', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).click();
  await player.playToTheEnd();
  await expect(page.getByRole('heading', { name: /win|share the victory/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(5 + 6);
  expect(errors).toEqual([]);
});
