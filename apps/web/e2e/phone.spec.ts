import { expect, test } from '@playwright/test';
import { Player } from './player.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('on a phone the whole table is on one screen, and a tap on the board chooses, a second one plays', async ({
  page,
}) => {
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).tap();
  let planted = false;
  for (let turn = 0; turn < 12 && !planted; turn++) {
    await player.myTurn();
    const tile = page.locator('.tile-choice').first();
    if ((await tile.count()) === 0) {
      await player.answer();
      continue;
    }
    await tile.tap();
    const board = (await page.locator('.board').boundingBox())!;
    expect(board.y + board.height).toBeLessThan(640);
    const square = (await page.locator('td[data-legal="yes"]').first().boundingBox())!;
    const at = { x: square.x + square.width / 2, y: square.y + square.height / 2 };
    await page.touchscreen.tap(at.x, at.y);
    const commit = page.getByRole('button', { name: /^Plant / });
    await expect(commit).toBeInViewport();
    await page.touchscreen.tap(at.x, at.y);
    await expect(commit).toHaveCount(0);
    planted = true;
  }
  expect(planted).toBe(true);
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(overflow).toBeLessThanOrEqual(0);
});
