import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Player } from './player.ts';

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
  for (let turn = 0; turn < 30; turn++) {
    if ((await cover.count()) > 0) break;
    if ((await player.state()) === 'decide') await player.answer();
    else await page.waitForTimeout(20);
  }
  await expect(cover).toBeVisible();
  // Only its button takes it away.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await expect(cover).toBeVisible();
  await cover.getByRole('button', { name: /^I am / }).click();
  await expect(page.getByText('Choose your secret bid')).toBeVisible();
});

test('a finished match gives its file, which opens again, and a picture', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: /Play now/ }).click();
  await player.playToTheEnd();
  const totals = await page.locator('.result-table').innerText();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /Save the match file/ }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text).toMatch(/^\[Game "canals"\]/);
  expect(text).toContain('[Result "p1 ');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a picture' }).click();
  const bytes = await readFile(await (await picture).path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(50_000);

  await page.goto('./#/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.santiago', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.locator('.result-table')).toBeVisible();
  expect((await page.locator('.result-table').innerText()).replaceAll('You', '')).toBe(
    totals.replaceAll('You', ''),
  );
});
