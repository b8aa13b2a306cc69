import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as axe from 'axe-core';
import { isSoak } from './soak.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Theme {
  readonly colorScheme: 'light' | 'dark';
  /** Nothing: all of them. */
  readonly rules: readonly string[];
}

/** The themes differ in their colours alone, so in the second only those are looked at. */
const BOTH: readonly Theme[] = [
  { colorScheme: 'light', rules: [] },
  { colorScheme: 'dark', rules: ['color-contrast'] },
];

/** The theme that a page was last looked at in, and how many parts of it were looked at. */
const looked = new WeakMap<Page, { colorScheme: Theme['colorScheme']; parts: number }>();

/**
 * A part has one theme, by turns; a whole page has both, and in a soak everything. Every change draws the whole page anew, so
 * the theme it has comes first, and two parts in a row have the same.
 */
const themesFor = (page: Page, within: string): readonly Theme[] => {
  const last = looked.get(page) ?? { colorScheme: 'light', parts: 0 };
  const [own, other] = last.colorScheme === 'light' ? BOTH : BOTH.toReversed();
  if (isSoak || within === 'html') {
    looked.set(page, { ...last, colorScheme: other!.colorScheme });
    return [own!, other!];
  }
  const { colorScheme } = last.parts % 2 === 0 ? own! : other!;
  looked.set(page, { colorScheme, parts: last.parts + 1 });
  return [{ colorScheme, rules: [] }];
};

/**
 * Runs in the page. axe measures every element of a page before it looks at a part, and most are shapes of drawings and
 * lines of the log: outside the part they are taken out meanwhile. The boxes of the others do not depend on them.
 */
const lookAt = async ({ part, only }: { part: string; only: string[] }): Promise<string[]> => {
  const emptied = [...document.querySelectorAll('svg, .log-list')]
    .filter((element) => element.closest(part) === null && element.querySelector(part) === null)
    .map((element) => [element, [...element.childNodes]] as const);
  for (const [element] of emptied) element.replaceChildren();
  // It leaves out what is transparent, so the page is painted meanwhile: see seeded.ts.
  const unpainted = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  if (getComputedStyle(document.documentElement).opacity !== '1') throw new Error('the page is not painted');
  const { violations } = await window.axe.run(part, {
    resultTypes: ['violations'],
    // Only a rule that is off, and one about audio and video, read files for themselves.
    preload: false,
    ...(only.length > 0 ? { runOnly: only } : {}),
  });
  document.adoptedStyleSheets = unpainted;
  for (const [element, children] of emptied) element.replaceChildren(...children);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

/** What axe finds on the page as it is; within some part of it, where the rest was looked at before. */
export const faults = async (page: Page, within = 'html'): Promise<string[]> => {
  // The page stays loaded from one look to the next, and axe with it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await AXE);
  const all: string[] = [];
  for (const { colorScheme, rules } of themesFor(page, within)) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    const found = await page.evaluate(lookAt, { part: within, only: [...rules] });
    all.push(...found.map((fault) => `${colorScheme}, ${fault}`));
  }
  return all;
};
