import { expect, type Page } from '@playwright/test';
import { canals } from '@santiago/canals';
import { clipped } from './clipped.ts';
import { faults } from './faults.ts';
import { openFile, shortCardsFile } from './file.ts';
import { stopJudging } from './judging.ts';
import { Player } from './player.ts';
import { openPosition, ownMatch } from './positions.ts';
import { test } from './seeded.ts';
import { resize } from './sized.ts';

/** The parts of luck and skill add up to the score, in points or in percent of the victory. */
const checkParts = async (page: Page, players: number): Promise<void> => {
  const table = page.getByRole('region', { name: 'Luck and skill' }).locator('tbody').first();
  const rows = table.locator('tr');
  await expect(rows).toHaveCount(players);
  for (const row of await rows.all()) {
    const texts = await row.locator('td').allInnerTexts();
    const cells = texts.map((text) => Number(text.replace('−', '-').replace('%', '')));
    expect(cells.slice(0, 5).reduce((sum, part) => sum + part, 0)).toBe(cells[5]);
  }
};

/** Plays the better move of the judgement in a study. */
const tryBest = async (page: Page): Promise<void> => {
  const tries = page.locator('.judgement').getByRole('button', { name: /^Try it/ });
  await tries.first().click();
  await expect(page.getByRole('region', { name: 'What if…?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Variations (2)' })).toBeVisible();
};

test('the player’s own match is reviewed, a blunder is shown, and the better move is tried', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await new Player(page).open('./#/settings');
  await openPosition(page, ownMatch({ game: canals, request: { players: 4 }, bot: 'novice' }));
  await page.getByRole('button', { name: 'Show me my mistakes' }).click();
  const graph = page.getByRole('img', { name: /Chances of winning over the match/ });
  await expect(graph).toBeVisible();

  // The steps of the match by key, told in words.
  const slider = page.getByRole('slider', { name: 'Step of the match' });
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^After step 1\. .*You \d+%/);
  await page.getByRole('button', { name: 'Summary' }).click();

  await page.getByLabel('Choices by').selectOption({ label: 'Everyone' });
  // Stopping keeps what was found.
  if ((await stopJudging(page, '.step-link .grade-blunder')) === 'stopped') {
    await expect(page.getByText('Stopped.')).toBeVisible();
    await expect(graph).toBeVisible();
  }
  await page
    .locator('.step-link', { has: page.locator('.grade-blunder') })
    .first()
    .click();
  const judgement = page.locator('.judgement');
  await expect(judgement.getByRole('heading', { name: /^Blunder/ })).toBeVisible();
  await expect(judgement.locator('.reasons li').first()).toContainText(/\d/);
  await expect(judgement).toContainText(/cost \d+\.\d%?\s±\s\d+\.\d/);

  await checkParts(page, 4);
  await tryBest(page);
  expect(errors).toEqual([]);
});

test('a match of the card game is reviewed: graph, judgement with its reason, and the better move tried', async ({
  page,
}) => {
  await openFile(page, shortCardsFile());
  await page.getByRole('button', { name: 'Review the match' }).click();
  const graph = page.getByRole('img', { name: /Chances of winning over the match/ });
  await expect(graph).toBeVisible();

  // Every row of the match can be gone to; the first decision is a base.
  const slider = page.getByRole('slider', { name: 'Step of the match' });
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const judgement = page.locator('.judgement');
  await expect(judgement.getByRole('heading', { name: /· Set-up$/ })).toBeVisible();
  await expect(judgement.locator('.reasons li').first()).toContainText(
    /as a base: an ace has a \d+% chance of destroying it/,
  );
  await expect(page.locator('.review-stage .answer-best').first()).toBeVisible();
  await page.getByRole('button', { name: 'Summary' }).click();

  // A choice that was called by a name: what it cost, and why. The card game has no points.
  const called = page.locator('.step-link', {
    has: page.locator('[class*="badge grade-"]:not(.grade-none)'),
  });
  // Nothing is to change any more: stopped, if it is still at it.
  await stopJudging(page, '.step-link [class*="badge grade-"]:not(.grade-none)');
  await expect(called.first()).toBeVisible();
  await expect(page.locator('.review-progress')).toHaveCount(0);
  await called.first().click();
  await expect(judgement.getByRole('heading', { name: /^(Inaccuracy|Mistake|Blunder)/ })).toBeVisible();
  await expect(judgement).toContainText(/cost \d+\.\d%\s±\s\d+\.\d% in winning chances/);
  await expect(judgement.locator('.reasons li').first()).toContainText(/\d/);
  await expect(page.locator('main')).not.toContainText(/\d points/);
  expect(await faults(page)).toEqual([]);
  await resize(page, { width: 320, height: 640 });
  expect(await clipped(page)).toEqual([]);

  await checkParts(page, 2);
  const heading = await judgement.getByRole('heading').innerText();
  const place = await slider.getAttribute('aria-valuetext');
  await tryBest(page);

  // Back from the study the review is as it was left: the same step, and nothing is judged again.
  const begun: string[] = [];
  page.on('worker', (worker) => begun.push(worker.url()));
  await page.goBack();
  await expect(judgement.getByRole('heading')).toHaveText(heading);
  await expect(slider).toHaveAttribute('aria-valuetext', place!);
  await expect(page.getByRole('region', { name: 'This step' })).toBeFocused();
  await expect(page.locator('.review-progress')).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(begun).toEqual([]);
});

test('a match file dropped on the page opens; a damaged address is refused', async ({ page }) => {
  await page.goto('./#/');
  const file = [
    '[Game "canals"]',
    '[Rules "1"]',
    '[Players "3"]',
    '[Preset "amigo"]',
    '',
    '* overseer p1',
    '',
  ];
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'match.santiago', { type: 'text/plain' }));
    return transfer;
  }, file.join('\n'));
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
  await expect(page.locator('.table')).toBeVisible();
  await page.goto('./#/review/abc');
  await expect(page.getByRole('alert')).toContainText('can’t be reviewed');
});
