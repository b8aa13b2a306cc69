import { expect, type Page } from '@playwright/test';
import { fontsLoaded } from './fonts.ts';
import { Player } from './player.ts';
import { resting } from './resting.ts';
import { test } from './seeded.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('on a phone the whole table is on one screen, and a tap on the board chooses, a second one plays', async ({
  page,
}) => {
  const player = new Player(page);
  await player.open();
  await fontsLoaded(page);
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
    const board = await resting(page.locator('.board'));
    expect(board.y + board.height).toBeLessThan(640);
    const square = await resting(page.locator('td[data-legal="yes"]').first());
    const at = { x: square.x + square.width / 2, y: square.y + square.height / 2 };
    await page.touchscreen.tap(at.x, at.y);
    const commit = page.getByRole('button', { name: /^Plant / });
    await expect(commit).toBeInViewport();
    await page.touchscreen.tap(at.x, at.y);
    await expect(commit).toHaveCount(0);
    planted = true;
  }
  expect(planted).toBe(true);
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});

/** Taps the title of the table, where nothing happens, until the page has heard it. */
const tapTitle = async (page: Page): Promise<void> => {
  const title = page.locator('.bar-title');
  const heard = await title.evaluateHandle((element) => {
    const taps = { count: 0 };
    element.addEventListener('click', () => taps.count++, { once: true });
    return taps;
  });
  await expect(async () => {
    await title.tap();
    expect(await heard.evaluate(({ count }) => count)).toBe(1);
  }).toPass();
};

test('two fingers enlarge the board, one moves it, a tap still chooses, and the whole board comes back', async ({
  page,
}) => {
  const player = new Player(page);
  await player.open();
  await fontsLoaded(page);
  await page.getByRole('button', { name: /Play now/ }).tap();
  while ((await page.locator('.tile-choice').count()) === 0) {
    await player.myTurn();
    if ((await page.locator('.tile-choice').count()) === 0) await player.answer();
  }
  await page.locator('.tile-choice').first().tap();
  const flat = await resting(page.locator('.zoom'));
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly (readonly [number, number])[],
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({
        x: flat.x + x * flat.width,
        y: flat.y + y * flat.height,
        id,
      })),
    });
  const side = async () => (await page.locator('td[data-at="d3"]').boundingBox())!.width;
  const small = await side();
  await touch('touchStart', [
    [0.4, 0.5],
    [0.6, 0.5],
  ]);
  for (const spread of [0.15, 0.2, 0.25])
    await touch('touchMove', [
      [0.5 - spread, 0.5],
      [0.5 + spread, 0.5],
    ]);
  await touch('touchEnd', []);
  await expect.poll(side).toBeGreaterThan(small * 2);
  await expect.poll(side).toBeGreaterThanOrEqual(44);

  const before = await resting(page.locator('td[data-at="d3"]'));
  await touch('touchStart', [[0.5, 0.5]]);
  for (const x of [0.45, 0.4, 0.35]) await touch('touchMove', [[x, 0.5]]);
  await touch('touchEnd', []);
  await expect
    .poll(async () => (await page.locator('td[data-at="d3"]').boundingBox())!.x)
    .toBeLessThan(before.x - 20);
  // Moving chose nothing.
  await expect(page.locator('.board-ghost')).toHaveCount(0);

  await resting(page.locator('td[data-at="d3"]'));
  const wanted = await page.evaluate(() => {
    const frame = document.querySelector('.zoom')!.getBoundingClientRect();
    return [...document.querySelectorAll('td[data-legal="yes"]')]
      .map((cell) => cell.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .find(
        ({ x, y }) => x > frame.x + 30 && x < frame.right - 60 && y > frame.y + 60 && y < frame.bottom - 30,
      );
  });
  // Right after a drag the browser may take a tap for the end of it. A tap that is only late must not be followed by another,
  // which would plant: taps arrive in order, so it is lost when a later one on the title has arrived without it.
  const ghost = page.locator('.board-ghost');
  do {
    await page.touchscreen.tap(wanted!.x, wanted!.y);
    await tapTitle(page);
  } while ((await ghost.count()) === 0);
  await expect(ghost).toHaveCount(1);

  await page.getByRole('button', { name: 'Show the whole board' }).tap();
  await expect.poll(side).toBeCloseTo(small, 0);
});

test('the upright board follows the phone when it is turned on its side and back', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('santiago.turned', 'yes'));
  const player = new Player(page);
  await player.open();
  await fontsLoaded(page);
  await page.getByRole('button', { name: /Play now/ }).tap();
  const upright = page.locator('.stage-tall');
  await expect(upright).toHaveCount(1);
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(upright).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(upright).toHaveCount(1);
});
