import type { Browser, Page } from 'playwright-core';
import { Player } from '../e2e/player.ts';
import { scriptPerFrame, type TraceEvent } from './trace.ts';

const PHONE = { width: 390, height: 844 };
/** So long nothing must hold the page up before it counts as ready, as in the usual meaning of "interactive". */
const QUIET_MS = 3000;

/** What is in wait for the page, put there before anything of it runs. */
declare global {
  interface Window {
    probe: {
      readonly long: { readonly start: number; readonly end: number }[];
      readonly taps: number[];
      drawn: number | null;
    };
  }
}

const watch = (): void => {
  const probe: Window['probe'] = { long: [], taps: [], drawn: null };
  window.probe = probe;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      probe.long.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') probe.taps.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** A phone that has never seen the page. */
export const openPage = async (browser: Browser, slowdown: number, speed: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.addInitScript((value) => localStorage.setItem('santiago.speed', value), speed);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
};

export interface Opening {
  /** First words on the screen. */
  readonly paintedMs: number;
  /** The front page answers. */
  readonly readyMs: number;
  /** The same, and nothing holds it up any more. */
  readonly interactiveMs: number;
  /** From the tap on "Play now" to the painted table: as long as anybody can be kept waiting. */
  readonly tableMs: number;
}

/** A first visit on a phone, and from there into a match. */
export const measureOpening = async (
  browser: Browser,
  address: string,
  slowdown: number,
): Promise<Opening> => {
  const page = await openPage(browser, slowdown, 'normal');
  await page.goto(address, { waitUntil: 'load' });
  const opened = await page.evaluate(async (quiet) => {
    while (performance.getEntriesByName('ready').length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const readyMs = performance.getEntriesByName('ready')[0]!.startTime;
    const lastBusy = () => Math.max(readyMs, ...window.probe.long.map(({ end }) => end));
    while (performance.now() - lastBusy() < quiet) await new Promise((resolve) => setTimeout(resolve, 100));
    const paintedMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? readyMs;
    return { paintedMs, readyMs, interactiveMs: lastBusy() };
  }, QUIET_MS);
  await page.evaluate(() => {
    addEventListener(
      'click',
      (event) => {
        const look = () => {
          if (document.querySelector('main.table .board') === null) requestAnimationFrame(look);
          // The frame after the one that has it: then it has been painted.
          else requestAnimationFrame(() => (window.probe.drawn = performance.now() - event.timeStamp));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await page.getByRole('button', { name: /Play now/ }).tap();
  await page.waitForFunction(() => window.probe.drawn !== null);
  const tableMs = await page.evaluate(() => window.probe.drawn!);
  await page.context().close();
  return { ...opened, tableMs };
};

const TAPS = 24;

/** The middles of what can be chosen now: a tile first, where there are tiles, then places or amounts. */
const choices = (): { x: number; y: number }[] => {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const places = all('td[data-legal="yes"]');
  const wanted = places.length > 0 ? places : all('.amount:has(input:not(:disabled))');
  return [...all('.tile-choice').slice(-1), ...wanted.filter((_, i) => i % 3 === 0).slice(0, 8)]
    .map((element) => element.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    .filter(({ x }) => x < innerWidth);
};

/** Taps on whatever can be chosen, one after another, then plays on. */
const tapAround = async (page: Page, player: Player): Promise<void> => {
  let tapped = 0;
  while (tapped < TAPS && (await player.myTurn()) === 'decide') {
    for (const { x, y } of await page.evaluate(choices)) {
      await page.touchscreen.tap(x, y);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      tapped++;
    }
    await player.answer();
  }
};

/** From a tap at the table to the painted answer, in the middle of all taps of a run. */
export const measureTaps = async (
  browser: Browser,
  address: string,
  slowdown: number,
): Promise<readonly number[]> => {
  const page = await openPage(browser, slowdown, 'off');
  await page.goto(address);
  await page.getByRole('button', { name: /Play now/ }).tap();
  const player = new Player(page);
  await player.myTurn();
  await page.evaluate(() => window.probe.taps.splice(0));
  await tapAround(page, player);
  const taps = await page.evaluate(() => window.probe.taps);
  await page.context().close();
  return taps;
};

const ANIMATED_TURNS = 4;

/** How long our script ran in each frame while things moved. */
export const measureFrames = async (browser: Browser, address: string): Promise<readonly number[]> => {
  const page = await openPage(browser, 1, 'normal');
  await page.goto(address);
  await page.getByRole('button', { name: /Play now/ }).tap();
  await page.locator('.decision').waitFor({ timeout: 60_000 });
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
  });
  await page.evaluate(() => {
    const frame = () => {
      const isFlight = ({ effect, playState }: Animation) =>
        playState === 'running' && !(effect as KeyframeEffect).target?.classList.contains('glint');
      // Glints run without us; frames in which only they move would make the others look cheap.
      if (document.getAnimations().some(isFlight)) performance.mark('frame');
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const player = new Player(page);
  for (let turn = 0; turn < ANIMATED_TURNS; turn++) {
    await player.answer();
    await page.locator('.decision').waitFor({ timeout: 60_000 });
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.context().close();
  return scriptPerFrame(trace.traceEvents, address);
};

export interface Reviewing {
  /** From the click on "Review the match" to the graph of the match and its first judgements. */
  readonly usableMs: number;
  /** To the last word on the last decision. */
  readonly wholeMs: number;
}

/** A match, opened from its file and reviewed at the usual depth. */
export const measureReview = async (browser: Browser, address: string, file: string): Promise<Reviewing> => {
  const page = await (await browser.newContext({ locale: 'en' })).newPage();
  await page.goto(address);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.santiago', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await page.locator('.to-review').waitFor();
  const began = performance.now();
  await page.locator('.to-review').click();
  await page.locator('.graph').waitFor({ timeout: 120_000 });
  await page.locator('.step-list .step-link').first().waitFor({ timeout: 120_000 });
  const usableMs = performance.now() - began;
  await page.locator('.review-progress').waitFor({ state: 'detached', timeout: 300_000 });
  const wholeMs = performance.now() - began;
  await page.context().close();
  return { usableMs, wholeMs };
};
