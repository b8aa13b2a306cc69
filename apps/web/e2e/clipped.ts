import type { Page } from '@playwright/test';
import { fontsLoaded } from './fonts.ts';

/** Elements whose text is cut off, and whether the page is wider than the screen, once it has come to rest in its own fonts. */
export const clipped = async (page: Page): Promise<string[]> => {
  await fontsLoaded(page);
  return page.evaluate(async () => {
    // A frame to draw what was done before, and one for what measures that.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page'] : [];
    const cut = [
      ...document.querySelectorAll<HTMLElement>(
        'button, .prompt, .badge, .bar-title, h1, h2, p, label span, a',
      ),
    ]
      .filter(
        (element) =>
          element.closest('.sr-only, .hero-board, .amounts, .proposals, .log, dialog:not([open])') === null,
      )
      .filter((element) => element.offsetWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`);
    return [...wide, ...cut];
  });
};
