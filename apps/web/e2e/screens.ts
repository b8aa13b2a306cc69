import { expect, type Page } from '@playwright/test';

/** Every screen that an address leads to without playing, with what is there when all of it is. */
export const SCREENS: Readonly<Record<string, string>> = {
  './#/': '.home-actions button',
  './#/new': '.start-bar .primary',
  './#/new/cards': '.start-bar .primary',
  './#/friends': '.start-bar .primary',
  './#/open': 'main h1',
  './#/learn': 'a[href="#/exercises"]',
  './#/exercises': '.exercises a',
  './#/history': 'main h1',
  './#/today': '.today-match button',
  './#/me': '.card input',
  './#/settings': '.segment input',
  './#/lesson/canals': '.coach .primary',
  './#/lesson/cards': '.coach .primary',
};

/** Goes to a screen; returns when all of it is there, and nothing of the one before. */
export const visit = async (page: Page, address: string, sign = SCREENS[address]!): Promise<void> => {
  await page.goto(address);
  // The page hears of its new address in a task of its own, which may come after the browser has told of it.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
  await expect(page.locator(sign).first()).toBeVisible();
};
