import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, type Plugin, preview } from 'vite';
import { Player } from '../e2e/player.ts';

/** How many components the page draws anew for one small thing that a player does at a table of Canals. */
export interface Renders {
  /** The mouse goes from one legal square to the next while a tile is chosen. */
  readonly hover: number;
  /** Another amount is chosen for a bid. */
  readonly amount: number;
}

declare global {
  interface Window {
    rendered: number;
  }
}

/** Counts what Preact renders. Only this build has it: what is shipped does not count. */
const COUNTER = `import { options } from 'preact';
const before = options.__r;
window.rendered = 0;
options.__r = (vnode) => { window.rendered++; before?.(vnode); };
`;

const counting = (): Plugin => ({
  name: 'counting',
  transform: (code, id) => (/src\/(shell\/)?main\.tsx$/.test(id) ? COUNTER + code : null),
});

const centres = (page: Page, selector: string, most: number) =>
  page.evaluate(
    ([wanted, count]) =>
      [...document.querySelectorAll(wanted)]
        .slice(0, count)
        .map((element) => element.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
    [selector, most] as const,
  );

/** Renders per step, in the mean over the steps. */
const perStep = async (page: Page, steps: readonly (() => Promise<void>)[]): Promise<number> => {
  const drawn = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  await drawn();
  await page.evaluate(() => (window.rendered = 0));
  for (const step of steps) {
    await step();
    await drawn();
  }
  return (await page.evaluate(() => window.rendered)) / steps.length;
};

/** Plays until something is on the page. */
const playUntil = async (page: Page, player: Player, selector: string): Promise<void> => {
  while ((await player.myTurn()) === 'decide' && (await page.locator(selector).count()) === 0)
    await player.answer();
};

const measureAmounts = async (page: Page, player: Player): Promise<number> => {
  const amounts = '.amount input:not(:disabled)';
  await playUntil(page, player, amounts);
  const steps = [1, 2, 3, 2, 1].map((nth) => () => page.locator(amounts).nth(nth).click({ force: true }));
  await steps[0]!();
  return perStep(page, steps.slice(1));
};

const measureHovers = async (page: Page, player: Player): Promise<number> => {
  await playUntil(page, player, '.tile-choice');
  await page.locator('.tile-choice').first().click();
  const squares = await centres(page, 'td[data-legal="yes"]', 9);
  const steps = squares.map(
    ({ x, y }) =>
      () =>
        page.mouse.move(x, y),
  );
  await steps[0]!();
  return perStep(page, steps.slice(1));
};

/** Builds the page that lies in `root` with a counter, and plays at it. */
export const measureRenders = async (browser: Browser, root: string): Promise<Renders> => {
  const outDir = path.join(root, '../../.cache/web-renders');
  const shared = { root, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const;
  await build({ ...shared, plugins: [counting()] });
  const site = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1', proxy: {} } });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    const player = new Player(page);
    await player.open(site.resolvedUrls!.local[0]);
    await page.getByRole('button', { name: /Play now/ }).click();
    const amount = await measureAmounts(page, player);
    const hover = await measureHovers(page, player);
    await page.close();
    return { hover, amount };
  } finally {
    await site.close();
  }
};
