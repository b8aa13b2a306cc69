import { expect } from '@playwright/test';
import { Player } from './player.ts';
import { test } from './seeded.ts';

test('a hint against bots comes in three steps and is gone with the move', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).click();
  for (let turn = 0; turn < 3; turn++) {
    await player.myTurn();
    await page.getByRole('button', { name: 'Coach' }).click();
    await page.getByRole('button', { name: 'Give me a hint' }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await expect(hint).toContainText('Look at');
    await expect(hint.locator('.consider')).toHaveCount(0);
    await page.getByRole('button', { name: 'What should I consider?' }).click();
    await expect(hint.locator('.consider')).toBeVisible();
    await expect(hint.locator('.judged')).toHaveCount(0);
    await page.getByRole('button', { name: 'What should I do?' }).click();
    await expect(hint.locator('.judged')).toContainText(/^You /);
    await player.answer();
    await expect(hint).toHaveCount(0);
  }
});

test('the instruments tell what a rank, a ditch and a fight are worth', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).click();
  await player.myTurn();
  await page.getByRole('button', { name: 'Coach' }).click();
  await page.getByRole('button', { name: 'What is it worth?' }).click();
  await expect(page.getByText(/^Planting 1st: \d/)).toBeVisible();
  const ditches = page.getByRole('region', { name: 'What each ditch is worth' }).locator('tbody tr');
  await expect(ditches.first()).toContainText(/[A-E]\d–[A-E]\d.*\d+ \/ \d+/s);
  await page.keyboard.press('Escape');

  await page.goto('./#/');
  await page.getByRole('button', { name: /^Cards/ }).click();
  await expect(page.locator('.decision')).toBeVisible();
  await page.getByRole('button', { name: 'Coach' }).click();
  await page.getByRole('button', { name: 'What is it worth?' }).click();
  await expect(page.getByRole('heading', { name: 'Fights with a card from your hand' })).toBeVisible();
});

test('no coach where aids are off, and no hint where other people play', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await page.evaluate(() => localStorage.setItem('santiago.aids', 'no'));
  await page.reload();
  await page.getByRole('button', { name: /Play now/ }).click();
  await player.myTurn();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Coach' })).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('santiago.aids', 'yes'));
  await page.goto('./#/new');
  await page.reload();
  await page
    .getByRole('combobox', { name: /Seat 2/ })
    .first()
    .selectOption('human');
  await page.getByRole('button', { name: 'Start' }).click();
  await player.myTurn();
  await page.getByRole('button', { name: 'Coach' }).click();
  await expect(page.getByRole('button', { name: 'Try something from here' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give me a hint' })).toHaveCount(0);
});
