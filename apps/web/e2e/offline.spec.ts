import { expect } from '@playwright/test';
import { matchFile, openFile } from './file.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit the table, the rules and the coach work without a network', async ({
  page,
  context,
}) => {
  const player = new Player(page);
  await page.clock.install();
  await player.open();
  // The page is stored when nobody has done anything for a while.
  await page.clock.fastForward(10_000);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while ((await caches.keys()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Play with friends/ })).toHaveCount(0);
  await page.getByRole('button', { name: /Play now/ }).click();
  for (let turn = 0; turn < 3; turn++) {
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

  await page.goto('./#/lesson/canals');
  await expect(page.getByRole('region', { name: 'Coach' })).toContainText('Plant crops');
  await openFile(page, matchFile(3));
  await page.getByRole('button', { name: 'Review the match' }).click();
  await expect(page.locator('.graph')).toBeVisible();
  await page.getByRole('button', { name: 'Look at the match' }).click();
  await page
    .getByRole('button', { name: /^Try it|^What if/ })
    .first()
    .click();
  await expect(page.locator('.study-bar')).toBeVisible();
});
