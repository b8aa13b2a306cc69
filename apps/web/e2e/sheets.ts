import { expect, type Page } from '@playwright/test';

/** What a sheet of a table is filled with; rules and coach are fetched when somebody opens them. */
const FILLED = 'dialog[open] > :not(.sheet-head)';

/** Opens the sheets of a table one after the other, those that have a button in its bar, and looks into each. */
export const lookIntoSheets = async (page: Page, look: (name: string) => Promise<void>): Promise<void> => {
  const buttons = page.locator('.bar > button.icon-button:visible');
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    await button.click();
    await expect(page.locator(FILLED).first()).toBeVisible();
    await look(`sheet ${await button.getAttribute('aria-label')}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
};

/** Goes one step back in the match by the buttons of the bar, which a wide window has, looks there, and returns. */
export const lookBack = async (page: Page, look: (where: string) => Promise<void>): Promise<void> => {
  const [older, newer] = [
    page.locator('.bar .stepper button').first(),
    page.locator('.bar .stepper button').last(),
  ];
  await older.click();
  await expect(newer).toBeEnabled();
  await look('the step before');
  await newer.click();
  await expect(newer).toBeDisabled();
  await expect(page.locator('.decision')).toBeVisible();
};
