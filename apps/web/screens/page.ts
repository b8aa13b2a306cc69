import path from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** `npm run screens`: pictures of every screen, at phone and desktop, light and dark, into docs/screens/. */
const FOLDER = path.join(import.meta.dirname, '../../../docs/screens');
export const SIZES = {
  phone: { width: 360, height: 740 },
  landscape: { width: 740, height: 360 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
} as const;
type Size = keyof typeof SIZES;

/** The windows that a screen is shown in besides the one it was opened in. */
const ALSO: Readonly<Record<Size, readonly Size[]>> = {
  phone: ['landscape'],
  desktop: ['tablet', 'wide'],
  landscape: [],
  tablet: [],
  wide: [],
};

/** The same match in every run: its chance is drawn from a fixed seed. */
const SEED = '5a17'.repeat(16);

export const prepare = async (browser: Browser, size: Size, colorScheme: 'light' | 'dark'): Promise<Page> => {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme,
    deviceScaleFactor: size === 'phone' ? 1.5 : 1,
  });
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
  return page;
};

export const pictureFile = (name: string): string => path.join(FOLDER, `${name}.jpg`);

/** Chooses, without committing, so that the preview is in the picture. */
export const choose = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => setTimeout(resolve, 60));
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    all('.tile-choice input')[0]?.click();
    await drawn();
    const free = all('td[data-legal="yes"]');
    const wet = free.filter((cell) => cell.dataset['wet'] === 'yes');
    (wet[3] ?? wet[0] ?? free[12] ?? free[0])?.click();
    all('.proposal-card input')[0]?.click();
    all('.amount input:not(:disabled)')[2]?.click();
    const ditches = document.querySelector<HTMLSelectElement>('select.ditch-choice');
    if (ditches !== null && all('.proposal-card').length === 0) {
      ditches.value = ditches.options[2]?.value ?? ditches.options[1]!.value;
      ditches.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await drawn();
  });

/** Takes the same screen at every size: the window is resized, so that one match is enough for all of them. */
export const shootAllSizes = async (
  page: Page,
  name: string,
  size: Size,
  theme: 'light' | 'dark',
): Promise<void> => {
  for (const each of [size, ...ALSO[size]]) {
    await page.setViewportSize(SIZES[each]);
    await page.waitForTimeout(400);
    await page.screenshot({ path: pictureFile(`${name}-${each}-${theme}`), type: 'jpeg', quality: 76 });
  }
  await page.setViewportSize(SIZES[size]);
};
