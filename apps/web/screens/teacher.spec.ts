import { expect, test } from '@playwright/test';
import { canals, type CanalsTypes } from '@santiago/canals';
import { matchFile, openFile } from '../e2e/file.ts';
import { openPosition, ownMatch } from '../e2e/positions.ts';
import { DEVICES, type Device, prepare, shoot } from './page.ts';

const FILE = matchFile(4);

const describe = (device: Device): void => {
  test(`lesson, lesson-mistake, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await page.goto('./#/lesson/canals');
    const goOn = page.locator('.coach .primary');
    await goOn.click();
    await goOn.click();
    await page.locator('.amount input').nth(3).dispatchEvent('click');
    await page.locator('.decide .decision .primary').click();
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'planting');
    await goOn.click();
    await page.locator('.tile-choice input').first().dispatchEvent('click');
    await page.locator('td[data-at="d3"]').dispatchEvent('click');
    await shoot(page, 'lesson', device);
    await page.locator('td[data-at="a6"]').dispatchEvent('click');
    await page.locator('.decide .decision .primary').click();
    await expect(page.locator('.coach-mistake')).toBeVisible();
    await shoot(page, 'lesson-mistake', device);
    await page.context().close();
  });

  test(`exercises, exercise, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await page.goto('./#/exercises');
    await expect(page.locator('.exercises').first()).toBeVisible();
    await shoot(page, 'exercises', device);
    await page.locator('.exercises a').nth(4).click();
    await expect(page.locator('.coach')).toBeVisible();
    await shoot(page, 'exercise', device);
    await page.context().close();
  });

  test(`review, study, compare, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await openFile(page, FILE);
    await page.getByRole('button', { name: 'Review the match' }).click();
    // Grades can change as long as the review goes on.
    await expect(page.locator('.graph')).toBeVisible();
    await expect(page.locator('.review-progress')).toHaveCount(0);
    await page
      .locator('.step-link', { has: page.locator('.grade-blunder, .grade-mistake') })
      .first()
      .click();
    await shoot(page, 'review', device, { fullPage: true });

    await page
      .getByRole('button', { name: /^Try it/ })
      .first()
      .click();
    await expect(page.locator('.study-bar')).toBeVisible();
    await page.getByRole('button', { name: 'Let bots play to the end' }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    // What the bots have done is still being shown.
    await expect(page.locator('.result')).toBeVisible();
    await shoot(page, 'study', device);
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.locator('.compare .board')).toHaveCount(2);
    await shoot(page, 'compare', device);
    await page.context().close();
  });

  test(`instruments, hint, ${device}`, async ({ browser }) => {
    const page = await prepare(browser, device);
    await page.goto('./#/settings');
    await openPosition(
      page,
      ownMatch<CanalsTypes>(
        { game: canals, request: { players: 4 }, bot: 'steward' },
        ({ phase, round }) => phase.kind === 'bribing' && round > 1,
      ),
    );
    await page.getByRole('button', { name: 'Coach' }).click();
    await page.getByRole('button', { name: 'What is it worth?' }).click();
    await expect(page.getByRole('heading', { name: 'What each ditch is worth' })).toBeVisible();
    await shoot(page, 'instruments', device);
    await page.getByRole('button', { name: 'Give me a hint' }).click();
    await page.getByRole('button', { name: 'What should I consider?' }).click();
    await shoot(page, 'hint', device);
    await page.context().close();
  });
};

for (const device of DEVICES) describe(device);
