import type { Browser, CDPSession, Page } from 'playwright-core';

/** What the front page costs, in parts of a hundred of one core: all processes of the browser together. */
interface StageCost {
  readonly playing: number;
  /** The tab is hidden. */
  readonly hidden: number;
}

/** Three steps of the match on the page: a look of another length would see two of them or three. */
const LOOK_MS = 15_600;
/** What starting and loading costs is over this long after the page is stored for use without a network. */
const SETTLE_MS = 4000;
/** Some 40 s after a page was opened the browser clears up its memory once, for a tenth of a second; then it rests. */
const REST_MS = 20_000;
const DESKTOP = { width: 1440, height: 900 };

/** Seconds of processor time that the browser has used so far. */
const processorTime = async (session: CDPSession): Promise<number> => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};

const costOf = async (session: CDPSession, page: Page): Promise<number> => {
  const before = await processorTime(session);
  const began = performance.now();
  await page.waitForTimeout(LOOK_MS);
  const used = (await processorTime(session)) - before;
  return (100 * used * 1000) / (performance.now() - began);
};

/** A headless browser shows every tab, so the page is told that it is hidden. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** On a first visit the page loads everything for use without a network, some seconds after it was opened. */
const stored = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** What a page without anything costs; a row says what the front page costs beyond it. */
export const measureEmptyPage = async (browser: Browser): Promise<number> => {
  const page = await browser.newPage({ viewport: DESKTOP });
  const session = await browser.newBrowserCDPSession();
  try {
    await page.waitForTimeout(SETTLE_MS);
    return await costOf(session, page);
  } finally {
    await session.detach();
    await page.close();
  }
};

/** Looks at the front page for a while, then hides it and looks again. */
export const measureStage = async (browser: Browser, address: string): Promise<StageCost> => {
  const page = await browser.newPage({ viewport: DESKTOP, locale: 'en' });
  const session = await browser.newBrowserCDPSession();
  try {
    await page.goto(address);
    await page.locator('.hero-stage .board').waitFor();
    await stored(page);
    await page.waitForTimeout(SETTLE_MS);
    const playing = await costOf(session, page);
    await hide(page);
    await page.waitForTimeout(REST_MS);
    return { playing, hidden: await costOf(session, page) };
  } finally {
    await session.detach();
    await page.close();
  }
};
