import { expect, test } from '@playwright/test';
import { Player } from './player.ts';

test('after one visit the table works without a network', async ({ page, context }) => {
  const player = new Player(page);
  await player.open();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while ((await caches.keys()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Play with friends/ })).toHaveCount(0);
  await page.getByRole('button', { name: /Play now/ }).click();
  for (let turn = 0; turn < 6; turn++) {
    expect(await player.myTurn()).toBe('decide');
    await player.answer();
  }
  await page.goto('./#/');
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await page.getByRole('link', { name: /^Rules/ }).click();
  await expect(page.getByRole('heading', { name: 'Planting' })).toBeVisible();
  // The match is kept and goes on where it was.
  await page.goto('./#/');
  await page.getByRole('link', { name: /Round \d+ of 11/ }).click();
  expect(await player.myTurn()).toBe('decide');
});
