import { expect } from '@playwright/test';
import { Player } from './player.ts';
import { test } from './seeded.ts';

test('two people on one device: the table is covered while it changes hands for a secret bid', async ({
  page,
}) => {
  const player = new Player(page);
  await player.open('./#/new');
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole('textbox', { name: 'Seat 1: Name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Seat 2: Name' }).fill('Bo');
  await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('human');
  await page.getByRole('button', { name: 'Start' }).click();
  const cover = page.getByRole('dialog', { name: /Pass the device to/ });
  while ((await cover.count()) === 0) if ((await player.state()) === 'decide') await player.answer();
  await expect(cover).toBeVisible();
  // Only its button takes it away.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await expect(cover).toBeVisible();
  await cover.getByRole('button', { name: /^I am / }).click();
  await expect(page.getByText('Choose your secret bid')).toBeVisible();
});
