import { expect, test } from '@playwright/test';
import { Player } from '../e2e/player.ts';

test('Firefox plays the first rounds of a match', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).click();
  for (let turn = 0; turn < 9; turn++) {
    expect(await player.myTurn()).toBe('decide');
    await player.answer();
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Round');
  // The test's own window is a private one, which keeps nothing for later; the page plays on without.
  expect(errors.filter((message) => message !== 'The operation is insecure.')).toEqual([]);
});
