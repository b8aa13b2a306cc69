import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The themes differ in their colours alone, so in the second only those are looked at. */
const THEMES = [
  { colorScheme: 'light', rules: [] },
  { colorScheme: 'dark', rules: ['color-contrast'] },
] as const;

/** What axe finds on the page as it is, in both themes. */
export const faults = async (page: Page): Promise<string[]> => {
  const all: string[] = [];
  for (const { colorScheme, rules } of THEMES) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    const axe = new AxeBuilder({ page });
    const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
    for (const { id, nodes } of violations)
      all.push(`${id}, ${colorScheme}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }
  return all;
};
