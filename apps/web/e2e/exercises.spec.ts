import { expect } from '@playwright/test';
import { EXERCISES } from '@santiago/canals/review/exercises';
import { tabTo } from './keys.ts';
import { Player } from './player.ts';
import { test } from './seeded.ts';
import { resize } from './sized.ts';

const exercise = EXERCISES.find(({ kind }) => kind === 'extra')!;
const ditch = exercise.answer.split(' ')[1]!;

test('an exercise by keyboard alone: a wrong answer is taken back, the right one is explained and kept', async ({
  page,
}) => {
  const player = new Player(page);
  await player.open('./#/learn');
  await tabTo(page, 'a[href="#/exercises"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Exercises', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Exercise \d/ })).toHaveCount(48);
  await expect(page.getByText('0 of 24 solved')).toHaveCount(2);
  await tabTo(page, `a[href="#/exercise/${exercise.id}"]`);
  await page.keyboard.press('Enter');
  const coach = page.getByRole('region', { name: 'Exercise' });
  await expect(coach).toContainText('?');
  await expect(page.locator('.decision')).toBeVisible();
  // On a small phone too, nothing that can be answered is below the edge.
  const size = page.viewportSize()!;
  await resize(page, { width: 360, height: 640 });
  await expect(page.getByRole('button', { name: 'Not now' })).toBeInViewport({ ratio: 1 });
  await resize(page, size);

  await tabTo(page, '.decide .buttons .button:last-child');
  await page.keyboard.press('Enter');
  await expect(coach).toContainText(/You would end with \d+ points/);
  await tabTo(page, '.coach .primary');
  await page.keyboard.press('Enter');
  await expect(page.locator('.decision')).toBeVisible();

  await tabTo(page, '.text-board li button[tabindex="0"]');
  const isThere = () => page.evaluate((at) => document.activeElement?.getAttribute('data-at') === at, ditch);
  for (let steps = 0; steps < 31 && !(await isThere()); steps++) await page.keyboard.press('n');
  expect(await isThere()).toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, '.decide .decision .primary');
  await page.keyboard.press('Enter');
  await expect(coach).toContainText('Right!');
  await expect(coach.locator('p')).toContainText(/You end with \d+ points/);

  await page.goto('./#/exercises');
  await page.reload();
  await expect(page.getByText('1 of 24 solved')).toBeVisible();
});

test('an exercise of Cards: answered wrongly on the card table, it says what that leads to', async ({
  page,
}) => {
  await new Player(page).open('./#/exercises');
  await expect(page.getByRole('link', { name: /^Exercise \d/ })).toHaveCount(48);
  await page
    .getByRole('link', { name: /^Exercise 1/ })
    .nth(6)
    .click();
  const coach = page.getByRole('region', { name: 'Exercise' });
  await expect(coach).toContainText('?');
  await expect(page.locator('.table.cards')).toBeVisible();
  await page.getByRole('button', { name: /^Pass/ }).click();
  await expect(coach).toContainText('That doesn’t attack the base.');
  await coach.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.decision')).toBeVisible();
});
