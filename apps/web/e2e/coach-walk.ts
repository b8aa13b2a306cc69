import { expect, type Page } from '@playwright/test';
import { deflateRawSync } from 'node:zlib';
import { cardsFile, cutFile, matchFile } from './file.ts';

/** Enough for every kind of decision in a round of Canals, and for some turns of Cards. */
const ROWS = 20;

interface Reviewed {
  /** The match as the address of a review or a study contains it. */
  readonly packed: string;
  /** The number of rows before the first decision. */
  readonly decision: number;
}

const reviewed = (file: string): Reviewed => {
  const text = cutFile(file, () => ROWS);
  const rows = text.split('\n').filter((line) => /^(\*|p\d) /.test(line));
  return {
    packed: deflateRawSync(Buffer.from(text)).toString('base64url'),
    decision: rows.findIndex((row) => row.startsWith('p')),
  };
};

const walkReview = async (page: Page, { packed, decision }: Reviewed, look: Look): Promise<void> => {
  await page.goto(`./#/review/${packed}/p1`);
  await expect(page.locator('.review-summary')).toBeVisible();
  // Stopped, so that nothing changes meanwhile.
  await page.evaluate(() => document.querySelector<HTMLElement>('.review-progress button')?.click());
  await look('review, summary');
  for (let at = decision; at <= ROWS; at++) {
    await page.goto(`./#/review/${packed}/p1/${at}`);
    await expect(page.locator('.step-count')).toHaveText(new RegExp(`\\b${at}\\b.*\\b${ROWS}\\b`));
    await look(`review, step ${at}`);
  }
  await page.goto(`./#/review/${packed}/p1/${decision}/solve`);
  await expect(page.locator('.coach-text')).toBeVisible();
  await look('review, exercise');
};

const walkStudy = async (page: Page, { packed }: Reviewed, look: Look): Promise<void> => {
  await page.goto(`./#/study/${packed}`);
  await expect(page.locator('.study-bar')).toBeVisible();
  // One more action makes a variation, so that there are two to compare.
  await page.locator('.study-row button[title]').first().click();
  await expect(page.locator('.study-row .button', { hasText: '(2)' })).toBeVisible();
  await look('study');
  for (const button of await page.locator('.study-row .button').all()) {
    await button.click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await look(`study, sheet ${await button.innerText()}`);
    await page.keyboard.press('Escape');
  }
};

type Look = (where: string) => Promise<void>;

/** Opens a review and a study of the beginning of a match of each game, and looks at every page of them. */
export const walkCoach = async (page: Page, look: Look): Promise<void> => {
  for (const [game, file] of [
    ['canals', matchFile(3)],
    ['cards', cardsFile(2)],
  ] as const) {
    const match = reviewed(file);
    await walkReview(page, match, (where) => look(`${game}, ${where}`));
    await walkStudy(page, match, (where) => look(`${game}, ${where}`));
  }
};
