import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { fontsLoaded } from '../e2e/fonts.ts';

/** `npm run screens`: pictures of every screen, light and dark, into docs/screens/. */
const FOLDER = path.join(import.meta.dirname, '../../../docs/screens');
const SIZES = {
  phone: { width: 360, height: 740 },
  landscape: { width: 740, height: 360 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
} as const;
type Size = keyof typeof SIZES;
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** What a screen is opened on. Its window is resized and its theme changed, so that it is opened once for all pictures. */
export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];
const ALSO: Readonly<Record<Device, readonly Size[]>> = { phone: ['landscape'], desktop: ['tablet', 'wide'] };

export const looksOf = (device: Device): BrowserContextOptions => ({
  viewport: SIZES[device],
  deviceScaleFactor: device === 'phone' ? 1.5 : 1,
});

/** The same match in every run: its chance is drawn from a fixed seed. */
const SEED = '5a17'.repeat(16);

interface Visitor {
  /** Hints are for a first match; most pictures show a later one. */
  readonly hints: 'open' | 'closed';
}

/** A page of its own, with motion off. */
export const prepare = async (
  browser: Browser,
  device: Device,
  { hints }: Visitor = { hints: 'closed' },
): Promise<Page> => {
  const context = await browser.newContext(looksOf(device));
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
  await page.addInitScript(() => localStorage.setItem('santiago.speed', 'off'));
  if (hints === 'closed')
    await page.addInitScript(() => {
      localStorage.setItem('santiago.canals.hints', 'bid seal plant bribe decide extra');
      localStorage.setItem('santiago.cards.hints', 'base act fight trade pick');
    });
  return page;
};

export const pictureFile = (name: string): string => path.join(FOLDER, `${name}.jpg`);

interface Wanted {
  /** All windows of the device; else only its own. */
  readonly sizes?: 'all' | 'one';
  readonly themes?: readonly Theme[];
  readonly fullPage?: boolean;
}

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

/** Takes a screen in the windows of its device, light and dark. */
export const shoot = async (page: Page, name: string, device: Device, wanted: Wanted = {}): Promise<void> => {
  const { sizes = 'one', themes = THEMES, fullPage = false } = wanted;
  for (const size of [device, ...(sizes === 'all' ? ALSO[device] : [])]) {
    await page.setViewportSize(SIZES[size]);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await settled(page);
      await page.screenshot({
        path: pictureFile(`${name}-${size}-${theme}`),
        type: 'jpeg',
        quality: 76,
        fullPage,
      });
    }
  }
  await page.setViewportSize(SIZES[device]);
};

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
