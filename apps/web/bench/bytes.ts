import type { Browser } from 'playwright-core';
import { openPage } from './measures.ts';

/** What a first visit on a phone brings over the network, headers included. */
export interface Bytes {
  /** Until the first words are painted. */
  readonly painted: number;
  /** All that the first screen asks for, pictures and fonts included; the match on the front page comes later. */
  readonly screen: number;
}

export const measureBytes = async (browser: Browser, address: string): Promise<Bytes> => {
  const page = await openPage(browser, 1, 'normal');
  await page.goto(address, { waitUntil: 'load' });
  // Fonts and pictures come when the words are painted, before or after the page counts as loaded.
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(async () => {
    const isThere = (name: string) => performance.getEntriesByName(name).length > 0;
    while (!isThere('ready') || !isThere('first-contentful-paint'))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const all = [visit, ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])];
    const paintedMs = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    const sum = (some: readonly PerformanceResourceTiming[]) =>
      some.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
    return {
      painted: sum(all.filter(({ responseEnd }) => responseEnd <= paintedMs)),
      screen: sum(
        all.filter(
          ({ name, startTime }) =>
            startTime <= visit.loadEventStart || /\.(?:woff2|svg|webp)$/.test(new URL(name).pathname),
        ),
      ),
    };
  });
  await page.context().close();
  return bytes;
};
