import { expect, type Page } from '@playwright/test';
import { faults } from './faults.ts';
import { matchFile, openFile } from './file.ts';
import { stopJudging } from './judging.ts';
import { DESKTOP, type Look, looksOf, nameOf, openIn } from './looks.ts';
import { test } from './seeded.ts';
import { isSoak } from './soak.ts';

/** No page is wider than its window. */
const isNarrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const check = async (page: Page, where: string, within?: string): Promise<void> => {
  expect(await faults(page, within), where).toEqual([]);
  await expect.poll(() => isNarrow(page), `${where} is too wide`).toBe(true);
};

const DESK: Look = { locale: 'fr-FR', viewport: DESKTOP };
const SMALL: Look = { locale: 'de-DE', viewport: { width: 320, height: 720 } };

const lookAtLesson = async (page: Page): Promise<void> => {
  await page.goto('./#/lesson/canals');
  await expect(page.locator('.coach-read')).toBeVisible();
  await check(page, 'guided game');
  const coach = page.locator('.coach');
  for (let read = 0; read < 2; read++) {
    const next = coach.locator('.primary');
    await expect(next).toBeVisible();
    const step = (await coach.getAttribute('data-step'))!;
    await next.click();
    await expect(coach).not.toHaveAttribute('data-step', step);
  }
  await expect(page.locator('.coach-do')).toBeVisible();
  await check(page, 'something to do', '.decide');
  await page.locator('.decide .buttons .button').last().click();
  await expect(page.locator('.coach-mistake')).toBeVisible();
  await check(page, 'mistake', '.decide');
};

const lookAtExercises = async (page: Page): Promise<void> => {
  await page.goto('./#/exercises');
  await expect(page.locator('.exercises').first()).toBeVisible();
  await check(page, 'exercises');
  await page.locator('.exercises a').first().click();
  await expect(page.locator('.coach-do')).toBeVisible();
  await check(page, 'exercise');
};

const lookAtStudy = async (page: Page): Promise<void> => {
  await openFile(page, matchFile(3));
  await page.locator('.to-study').click();
  await expect(page.locator('.study-bar')).toBeVisible();
  // Bots play the end of the match once more: the last of its decisions.
  const back = page.locator('.study-steps button').nth(1);
  const count = page.locator('.study-steps .step-count');
  for (let steps = 0; steps < 6; steps++) {
    const before = await count.innerText();
    await back.click();
    await expect(count).not.toHaveText(before, { useInnerText: true });
  }
  await page.locator('.study-row button[title]').nth(1).click();
  await expect(page.locator('.study-row .button', { hasText: '(2)' })).toBeVisible();
  // Until the bots have played the match to its end.
  await expect(page.locator('.study-row button[title]')).toHaveCount(2);
  await check(page, 'study');
  for (const button of await page.locator('.study-row .button').all()) {
    await button.click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await check(page, `sheet ${await button.innerText()}`, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
};

const lookAtReview = async (page: Page): Promise<void> => {
  await openFile(page, matchFile(3));
  await page.locator('.to-review').click();
  // Nothing is to change any more: stopped, if it is still at it.
  await stopJudging(page, '.step-list .step-link');
  await expect(page.locator('.review-progress')).toHaveCount(0);
  await page.locator('.step-list .step-link').first().click();
  await check(page, 'review');
};

// Each in one window; in a soak all in all of them.
for (const [name, lookAt, few] of [
  ['a guided match', lookAtLesson, DESK],
  ['the exercises', lookAtExercises, SMALL],
  ['a study', lookAtStudy, SMALL],
  ['a review', lookAtReview, DESK],
] as const) {
  for (const look of isSoak ? looksOf([DESK, SMALL]) : [few]) {
    test(`axe finds nothing in ${name} (${nameOf(look)})`, async ({ browser }) => {
      const { page, context } = await openIn(browser, look);
      await lookAt(page);
      await context.close();
    });
  }
}
