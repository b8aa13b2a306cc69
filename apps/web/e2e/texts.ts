import type { Page } from '@playwright/test';
import { englishIn } from '../test/words/english.ts';

const ATTRIBUTES = 'aria-label title placeholder alt aria-valuetext'.split(' ');

/** All texts on the page, for readers and for screen readers. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('script, style, noscript, [lang]:not(html)') === null)
        found.add(node.textContent!.trim());
    for (const name of names)
      for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name)!);
    return [...found];
  }, ATTRIBUTES);

/** The beginnings of the texts on the page that have an English word. */
export const englishOn = async (page: Page): Promise<string[]> =>
  (await textsOn(page)).filter((text) => englishIn(text) !== null).map((text) => text.slice(0, 80));
