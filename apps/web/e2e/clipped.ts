import type { Page } from '@playwright/test';

/** Elements whose text is cut off, and whether the page is wider than the screen. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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
