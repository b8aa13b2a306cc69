import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { fontsLoaded } from '../e2e/fonts.ts';

/** `npm run screens`: the pictures that documents show, into docs/screens/. */
export const FOLDER = path.join(import.meta.dirname, '../../../docs/screens');

export const LOOKS: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };

/** The same match in every run: its chance is drawn from a fixed seed. */
const SEED = '5a17'.repeat(16);

/** A page of its own, with motion and hints off. */
export const prepare = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext(LOOKS);
  const page = await context.newPage();
  await page.addInitScript((seed) => {
    const fixed = Uint8Array.from(seed.match(/../g)!, (byte) => Number.parseInt(byte, 16));
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) return array.map((_, i) => i) as typeof array;
      if (!(array instanceof Uint8Array) || array.length !== fixed.length) return draw(array);
      array.set(fixed);
      return array;
    };
  }, SEED);
  await page.addInitScript(() => {
    localStorage.setItem('santiago.speed', 'off');
    localStorage.setItem('santiago.canals.hints', 'bid seal plant bribe decide extra');
    localStorage.setItem('santiago.cards.hints', 'base act fight trade pick');
  });
  return page;
};

/** Everything is loaded, laid out and painted: two frames after the last animation. */
const settled = async (page: Page): Promise<void> => {
  await fontsLoaded(page);
  await page.evaluate(async () => {
    // A picture of the other theme is never loaded.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ends);
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 150));
  });
};

export const shoot = async (page: Page, name: string): Promise<void> => {
  await settled(page);
  await page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 76 });
};
