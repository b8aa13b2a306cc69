import type { Page } from '@playwright/test';

/** Our own fonts are used after the first words are painted; a late one changes heights. */
export const fontsLoaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Fraunces'));
