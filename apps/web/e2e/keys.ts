import type { Page } from '@playwright/test';

/** Presses Tab until the focus is on what is wanted. */
export const tabTo = async (page: Page, selector: string): Promise<boolean> => {
  for (let presses = 0; presses < 40; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector))
      return true;
    await page.keyboard.press('Tab');
  }
  return false;
};
