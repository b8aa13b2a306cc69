import { expect, type Page } from '@playwright/test';
import { deflateRawSync } from 'node:zlib';
import { cardsFile, cutFile, matchFile } from './file.ts';
import { stopJudging } from './judging.ts';

/** Enough for every kind of decision in a round of Canals, and for some turns of Cards. */
const ROWS = 20;

const STEPS = {
  first: (step: number) => step === 0,
  all: () => true,
} as const;

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

interface Walk {
  readonly page: Page;
  readonly look: (where: string) => Promise<void>;
  /** Which steps of the review are looked at, from the first decision on: only that, or all. */
  readonly steps: keyof typeof STEPS;
}

const walkReview = async ({ page, look, steps }: Walk, { packed, decision }: Reviewed): Promise<void> => {
  await page.goto(`./#/review/${packed}/p1`);
  await stopJudging(page, '.review-summary');
  await expect(page.locator('.review-summary')).toBeVisible();
  await look('review, summary');
  for (let at = decision; at <= ROWS; at++) {
    if (!STEPS[steps](at - decision)) continue;
    await page.goto(`./#/review/${packed}/p1/${at}`);
    await expect(page.locator('.step-count')).toHaveText(new RegExp(`\\b${at}\\b.*\\b${ROWS}\\b`));
    await look(`review, step ${at}`);
  }
  await page.goto(`./#/review/${packed}/p1/${decision}/solve`);
  await expect(page.locator('.coach-text')).toBeVisible();
  await look('review, exercise');
};

const walkStudy = async ({ page, look }: Walk, { packed }: Reviewed): Promise<void> => {
  await page.goto(`./#/study/${packed}`);
  await expect(page.locator('.study-bar')).toBeVisible();
  // One more action makes a variation, so that there are two to compare.
  await page.locator('.study-row button[title]').first().click();
  await expect(page.locator('.study-row .button', { hasText: '(2)' })).toBeVisible();
  // The bots have stopped: the other buttons move when theirs change.
  await expect(page.locator('.study-row button[title]').filter({ hasText: '▸' })).toHaveCount(2);
  await look('study');
  for (const button of await page.locator('.study-row .button').all()) {
    await button.click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await look(`study, sheet ${await button.innerText()}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toBeHidden();
  }
};

const FILES = { canals: () => matchFile(3), cards: () => cardsFile(2) };

export const GAMES = ['canals', 'cards'] as const;

interface Visit extends Walk {
  readonly games: readonly (typeof GAMES)[number][];
}

/** Opens a review and a study of the beginning of a match of these games, and looks at every page of them. */
export const walkCoach = async ({ page, look, steps, games }: Visit): Promise<void> => {
  for (const game of games) {
    const match = reviewed(FILES[game]());
    const walk: Walk = { page, look: (where) => look(`${game}, ${where}`), steps };
    await walkReview(walk, match);
    await walkStudy(walk, match);
  }
};
