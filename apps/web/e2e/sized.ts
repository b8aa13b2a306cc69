import type { Page } from '@playwright/test';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Gives the window another size and waits until the page has it: what depends on the size is drawn one frame later, and what
 * measures that yet another one.
 */
export const resize = async (page: Page, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(async ({ width, height }) => {
    const drawn = () => new Promise(requestAnimationFrame);
    while (innerWidth !== width || innerHeight !== height) await drawn();
    for (let frames = 0; frames < 2; frames++) await drawn();
  }, size);
};
