import { expect, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { test } from './seeded.ts';

/** Two people on this device: p1 has passed, so that a pass of p2 ends the match [X30]. */
const fileWith = (option: string): string =>
  [
    '[Game "cards"]',
    '[Rules "1"]',
    '[Players "2"]',
    ...(option === '' ? [] : [`[Option "${option}"]`]),
    '[Name p1 "Ana"]',
    '[Name p2 "Bo"]',
    '',
    '* first p1',
    'p2 base H2 19,15 v',
    'p1 base SA -19,-2 v',
    'p1 pass',
    '',
  ].join('\n');

const open = async (page: Page, option: string): Promise<void> => {
  await new Player(page).open('./#/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.santiago',
    mimeType: 'text/plain',
    buffer: Buffer.from(fileWith(option)),
  });
  await page.getByRole('dialog').getByRole('button').click();
};

test('[X30] before the last pass the button says that the match ends in a draw', async ({ page }) => {
  await open(page, '');
  await page.getByRole('button', { name: 'Pass and end the match in a draw' }).click();
  await expect(page.locator('.result')).toContainText('A draw between');
  await expect(page.locator('.result')).toContainText('Everyone still in passed in a row');
});

test('[X30] where the strongest table wins, the sums are told before and after', async ({ page }) => {
  await open(page, 'stalemate=strength');
  await expect(page.locator('#decision')).toContainText('Connected to the base');
  await page.getByRole('button', { name: /^Pass and end the match/ }).click();
  await expect(page.locator('.result')).toContainText('Ana wins');
  await expect(page.locator('.result')).toContainText('Connected to the bases: 15 – 2');
});
