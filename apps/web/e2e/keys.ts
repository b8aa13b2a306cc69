import type { Page } from '@playwright/test';

/** More than the stops of any page. */
const PRESSES = 60;

/** Presses Tab until the focus is on what is wanted; a person waits until it is there first. */
export const tabTo = async (page: Page, selector: string, key = 'Tab'): Promise<void> => {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < PRESSES; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${selector}`);
};
