import { expect } from '@playwright/test';
import { clipped } from './clipped.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';
import { isSoak } from './soak.ts';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`with text twice as large nothing is cut off, and the decision can be reached (${viewport.width} px)`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, locale: 'en' });
    const page = await context.newPage();
    const player = new Player(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
    });
    for (const address of ['./', './#/new', './#/learn', './#/settings']) {
      await player.open(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await clipped(page), address).toEqual([]);
    }
    await page.goto('./#/');
    await page.getByRole('button', { name: /Play now/ }).click();
    for (let turn = 0; turn < (isSoak ? 6 : 3); turn++) {
      expect(await player.myTurn()).toBe('decide');
      expect(await clipped(page), `turn ${turn}`).toEqual([]);
      const button = page.locator('.decide .buttons .button').last();
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.9 });
      await player.answer();
    }
    await context.close();
  });
}
