import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Player } from '../e2e/player.ts';

/** `npm run screens`: pictures of every screen, at phone and desktop, light and dark, into docs/screens/. */
const FOLDER = path.join(import.meta.dirname, '../../../docs/screens');
const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The same match in every run: its chance is drawn from a fixed seed. */
const SEED = '5a17'.repeat(16);

const prepare = async (
  browser: Browser,
  size: keyof typeof SIZES,
  colorScheme: 'light' | 'dark',
): Promise<Page> => {
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
      if (!(array instanceof Uint8Array) || array.length !== fixed.length) return draw(array);
      array.set(fixed);
      return array;
    };
  }, SEED);
  return page;
};

/** Chooses, without committing, so that the preview is in the picture. */
const choose = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => setTimeout(resolve, 60));
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    all('.tile-choice input')[0]?.click();
    await drawn();
    const free = all('td[data-legal="yes"]');
    const wet = free.filter((cell) => cell.dataset['wet'] === 'yes');
    (wet[3] ?? wet[0] ?? free[12] ?? free[0])?.click();
    all('.offer-card input')[0]?.click();
    all('.amount input:not(:disabled)')[2]?.click();
    const ditches = document.querySelector<HTMLSelectElement>('select.ditch-choice');
    if (ditches !== null && all('.offer-card').length === 0) {
      ditches.value = ditches.options[2]?.value ?? ditches.options[1]!.value;
      ditches.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await drawn();
  });

const ROUNDS_BEFORE: Readonly<Record<string, number>> = {
  auction: 2,
  planting: 3,
  bribing: 4,
  decision: 4,
  extra: 5,
};

for (const size of ['phone', 'desktop'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${size}, ${theme}`, async ({ browser }) => {
      test.setTimeout(300_000);
      const page = await prepare(browser, size, theme);
      const shoot = (name: string) =>
        page.screenshot({
          path: path.join(FOLDER, `${name}-${size}-${theme}.jpg`),
          type: 'jpeg',
          quality: 76,
        });
      const player = new Player(page);
      for (const [name, address] of [
        ['home', './'],
        ['new', './#/new'],
        ['learn', './#/learn'],
        ['settings', './#/settings'],
        ['friends', './#/friends'],
      ] as const) {
        await player.open(address);
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForTimeout(300);
        if (theme === 'light' || name === 'home') await shoot(name);
      }
      await page.getByRole('button', { name: 'Make the table' }).click();
      await expect(page.locator('svg.qr')).toBeVisible();
      if (theme === 'light') await shoot('lobby');
      await page.goto('./#/');
      await page.getByRole('button', { name: /Play now/ }).click();
      const shot = new Set<string>();
      while ((await player.myTurn()) === 'decide') {
        const phase = (await page.locator('main').getAttribute('data-phase'))!;
        const round = Number(/\d+/.exec(await page.locator('.bar-round').innerText())?.[0] ?? 0);
        if (!shot.has(phase) && round > (ROUNDS_BEFORE[phase] ?? 0)) {
          await choose(page);
          await shoot(phase);
          shot.add(phase);
        }
        await player.answer();
      }
      await page.waitForTimeout(300);
      await shoot('result');
      await page.context().close();
    });
  }
}
