import type { Page } from '@playwright/test';

/** Names of people and languages, which are the same everywhere, as links are; the rest comes from dictionaries. */
const NAMES = 'Ana Bo Cleo Dario Eva Finn Gil Wilhelmina Maximilian English Deutsch Français'.split(' ');

/**
 * Words on the page, or told to a screen reader, that are in no dictionary: in the pseudo-language every letter of a
 * message has an accent, so three plain letters in a row were written into the page itself.
 */
export const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const plain = /[A-Za-z]{3,}/;
    const found = new Set<string>();
    const look = (text: string | null): void => {
      if (text === null) return;
      const words = text.replaceAll(/https?:\/\/\S+/g, '');
      const rest = names.reduce((left, name) => left.replaceAll(name, ''), words);
      if (plain.test(rest)) found.add(text.trim().slice(0, 80));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, noscript') !== null) continue;
      look(node.textContent);
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt], [aria-valuetext]',
    )) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        look(element.getAttribute(name));
    }
    return [...found];
  }, NAMES);
