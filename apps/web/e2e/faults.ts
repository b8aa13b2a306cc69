import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The themes differ in their colours alone, so in the second only those are looked at. */
const THEMES = [
  { colorScheme: 'light', rules: [] },
  { colorScheme: 'dark', rules: ['color-contrast'] },
] as const;

/** What axe finds on the page as it is, in both themes; within some part of it, where the rest was looked at before. */
export const faults = async (page: Page, within = 'html'): Promise<string[]> => {
  const all: string[] = [];
  for (const { colorScheme, rules } of THEMES) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    // The page has no frames, so nothing is to be gathered from several: that would take as long again.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).include(within);
    const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
    for (const { id, nodes } of violations)
      all.push(`${id}, ${colorScheme}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }
  return all;
};
