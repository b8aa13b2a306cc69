import { expect, type Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { Player } from './player.ts';
import { lastRound, openPosition } from './positions.ts';
import { test } from './seeded.ts';
import { isSoak } from './soak.ts';

const PRIMARY = '.decide .primary';
const PASS = '.decide .buttons .button:last-child';

const answerByKeys = async (page: Page): Promise<void> => {
  const lines = await page.locator('.log-line').count();
  const kind = await page.evaluate(() => {
    if (document.querySelector('.tile-choice') !== null) return 'plant';
    if (document.querySelector('td[data-legal="yes"]') !== null) return 'leftover';
    if (document.querySelector('.proposal-card') !== null) return 'offers';
    return 'pass';
  });
  if (kind === 'plant') {
    await tabTo(page, '.tile-choice input');
    await page.keyboard.press('Space');
  }
  if (kind === 'plant' || kind === 'leftover') {
    await tabTo(page, 'td[data-legal="yes"]');
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  } else if (kind === 'offers') {
    await tabTo(page, '.proposal-card input');
    await page.keyboard.press('Space');
    await tabTo(page, PRIMARY);
    await page.keyboard.press('Enter');
  } else {
    await tabTo(page, PASS);
    await page.keyboard.press('Enter');
  }
  // The answer stands in the log before the next question is looked at.
  await page.waitForFunction((before) => document.querySelectorAll('.log-line').length > before, lines);
};

test('a match by keyboard alone, the focus always visible: its first rounds, and the last to the end', async ({
  page,
}) => {
  const player = new Player(page);
  await player.open();
  await tabTo(page, '.home-actions .primary');
  await page.keyboard.press('Enter');
  let checked = 0;
  while ((await player.myTurn()) === 'decide') {
    if (checked === 10 && !isSoak) {
      await openPosition(page, lastRound());
      await player.myTurn();
    }
    await answerByKeys(page);
    if (checked++ < 10) {
      const outline = await page.evaluate(() => {
        const focused = document.activeElement!;
        const own = getComputedStyle(focused);
        const next =
          focused.nextElementSibling === null ? null : getComputedStyle(focused.nextElementSibling);
        return (
          focused.matches('.panel, body') || own.outlineStyle !== 'none' || next?.outlineStyle !== 'none'
        );
      });
      expect(outline).toBe(true);
    }
  }
  await expect(page.locator('.result')).toBeVisible();
});

test('an answer can be written in notation; what cannot be done is said, and a hint goes when it is closed', async ({
  page,
}) => {
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).click();
  await player.myTurn();
  const hint = page.locator('.hint-bubble');
  await expect(hint).toBeVisible();
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).toHaveCount(0);

  const lines = await page.locator('.log-line').count();
  await page.locator('#decision').focus();
  await page.keyboard.press('/');
  const field = page.getByRole('textbox', { name: /^Your action/ });
  await expect(field).toBeFocused();
  await page.keyboard.type('dance');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'That isn’t an action of this game. Write it as in a match file.',
  );
  await field.fill('bid 99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).not.toHaveText(
    'That isn’t an action of this game. Write it as in a match file.',
  );
  await field.fill('pass');
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(lines);
});
