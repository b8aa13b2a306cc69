import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { matchFile } from '../e2e/file.ts';
import { measureBytes } from './bytes.ts';
import { measureFriends } from './friends.ts';
import { measureFrames, measureOpening, measureReview, measureTaps, type Opening } from './measures.ts';
import { measureRenders } from './renders.ts';
import { PAGE, serveSite } from './site.ts';
import { measureEmptyPage, measureStage } from './stage.ts';

/** `npm run bench -- web`: how quick the page is in a real browser, served by the real server. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    // Counts only the bytes of a page, which may be that of another checkout.
    bytes: { type: 'string' },
    rows: { type: 'string' },
  },
});
const runs = Number(values.runs);
/**
 * A match of four that bots once played. It is kept, because bots change: tuned to win instead of to draw, they play
 * twice as many rows, and the time of a review is comparable for the same match only.
 */
const CARDS_MATCH = readFileSync(path.join(import.meta.dirname, 'cards.santiago'), 'utf8');
/** A weak phone: its processor is so many times slower than this one. */
const WEAK = 4;

const quantile = (numbers: readonly number[], part: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};
const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

const repeat = async <T>(work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let i = 0; i < runs; i++) results.push(await work());
  return results;
};

interface Figure {
  readonly name: string;
  readonly about: string;
  readonly unit: 'ms' | 'renders' | '%' | 'kB';
  readonly median: number;
  readonly runs: readonly number[];
  /** What it must stay below; null where it is only told. */
  readonly bar: number | null;
}

const figure = (name: string, about: string, bar: number | null, results: readonly number[]): Figure => ({
  name,
  about,
  unit: 'ms',
  median: Math.round(median(results) * 10) / 10,
  runs: results.map((result) => Math.round(result * 10) / 10),
  bar,
});

const counted = (name: string, about: string, bar: number, results: readonly number[]): Figure => ({
  ...figure(name, about, bar, results),
  unit: 'renders',
});

const share = (name: string, about: string, bar: number, results: readonly number[]): Figure => ({
  ...figure(name, about, bar, results),
  unit: '%',
});

const size = (name: string, about: string, results: readonly number[]): Figure => ({
  ...figure(
    name,
    about,
    null,
    results.map((bytes) => bytes / 1000),
  ),
  unit: 'kB',
});

interface Bench {
  readonly browser: Browser;
  readonly address: string;
}

/** Rows that come from the same measurement. */
interface Group {
  readonly rows: readonly string[];
  readonly measure: (bench: Bench) => Promise<Figure[]>;
}

const bytesRows = async ({ browser, address }: Bench): Promise<Figure[]> => {
  const all = await repeat(() => measureBytes(browser, address));
  return [
    size(
      'bytes-painted',
      'loaded before the first words are painted',
      all.map(({ painted }) => painted),
    ),
    size(
      'bytes-screen',
      'loaded for the first screen, pictures and fonts included',
      all.map(({ screen }) => screen),
    ),
  ];
};

const openingRows = async ({ browser, address }: Bench): Promise<Figure[]> => {
  const openings = await repeat(() => measureOpening(browser, address, 1));
  const weakOpenings = await repeat(() => measureOpening(browser, address, WEAK));
  const weak = (key: keyof Opening) => weakOpenings.map((opening) => opening[key]);
  return [
    figure('painted', 'first words of the front page, 4× slowdown', null, weak('paintedMs')),
    figure('ready', 'the front page answers, 4× slowdown', null, weak('readyMs')),
    figure('interactive', 'and nothing holds it up any more, 4× slowdown', 1500, weak('interactiveMs')),
    figure(
      'table',
      '"Play now" to the painted table',
      300,
      openings.map(({ tableMs }) => tableMs),
    ),
    figure('table-weak', 'the same, 4× slowdown', null, weak('tableMs')),
  ];
};

const tapRows = async ({ browser, address }: Bench): Promise<Figure[]> => {
  const taps = await repeat(() => measureTaps(browser, address, 1));
  const weakTaps = await repeat(() => measureTaps(browser, address, WEAK));
  return [
    figure('tap', 'a tap at the table to its painted answer', 50, taps.map(median)),
    figure('tap-weak', 'the same, 4× slowdown', null, weakTaps.map(median)),
  ];
};

const scriptRows = async ({ browser, address }: Bench): Promise<Figure[]> => {
  const frames = await repeat(() => measureFrames(browser, address));
  return [
    figure(
      'script',
      'our script in a frame while things move, p95',
      4,
      frames.map((run) => quantile(run, 0.95)),
    ),
  ];
};

/** The two rows of a review. */
const reviewRows =
  (row: string, about: string, file: () => string) =>
  async ({ browser, address }: Bench): Promise<Figure[]> => {
    const reviews = await repeat(() => measureReview(browser, address, file()));
    return [
      figure(
        row,
        about,
        3000,
        reviews.map(({ usableMs }) => usableMs),
      ),
      figure(
        `${row}-whole`,
        'the same, to the end',
        30_000,
        reviews.map(({ wholeMs }) => wholeMs),
      ),
    ];
  };

const friendsRows = async ({ browser, address }: Bench): Promise<Figure[]> => {
  const tables = await repeat(() => measureFriends(browser, address));
  const most = (taps: readonly number[]): string => String(Math.max(...taps));
  const host = most(tables.map(({ hostTaps }) => hostTaps));
  const guest = most(tables.flatMap(({ guestTaps }) => guestTaps));
  return [
    figure(
      'friends',
      `"Play with friends" to the first bid of four people, all waiting together; taps of the host: ${host}, of a guest: ${guest}`,
      8000,
      tables.map(({ waitedMs }) => waitedMs),
    ),
  ];
};

const stageRows = async ({ browser, address }: Bench): Promise<Figure[]> => {
  const empty = await measureEmptyPage(browser);
  const stages = await repeat(() => measureStage(browser, address));
  return [
    share(
      'stage',
      'of a core for the match on the front page, beyond an empty page',
      2,
      stages.map(({ playing }) => playing - empty),
    ),
    share(
      'stage-hidden',
      'the same in a hidden tab',
      0.5,
      stages.map(({ hidden }) => hidden - empty),
    ),
  ];
};

const renderRows = async ({ browser }: Bench): Promise<Figure[]> => {
  const { hover, amount } = await measureRenders(browser, PAGE);
  return [
    counted('renders-hover', 'components drawn anew when the mouse goes to another square', 20, [hover]),
    counted('renders-amount', 'the same when another amount is chosen for a bid', 20, [amount]),
  ];
};

const GROUPS: readonly Group[] = [
  { rows: ['bytes-painted', 'bytes-screen'], measure: bytesRows },
  { rows: ['painted', 'ready', 'interactive', 'table', 'table-weak'], measure: openingRows },
  { rows: ['tap', 'tap-weak'], measure: tapRows },
  { rows: ['script'], measure: scriptRows },
  {
    rows: ['review', 'review-whole'],
    measure: reviewRows('review', 'review of four beginners: graph and first judgements', () => matchFile(4)),
  },
  {
    rows: ['cards-review', 'cards-review-whole'],
    measure: reviewRows(
      'cards-review',
      'review of a card match of four: graph and turning points',
      () => CARDS_MATCH,
    ),
  },
  { rows: ['friends'], measure: friendsRows },
  { rows: ['stage', 'stage-hidden'], measure: stageRows },
  { rows: ['renders-hover', 'renders-amount'], measure: renderRows },
];

/** The rows that are wanted; all of them unless some are named. */
const wanted = (values.rows ?? GROUPS.flatMap(({ rows }) => rows).join(',')).split(',');

/** Serves a page, opens a browser, and closes both after the work. */
const withPage = async (root: string, work: (bench: Bench) => Promise<Figure[]>): Promise<Figure[]> => {
  const site = await serveSite(root);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    return await work({ browser, address: site.address });
  } finally {
    await browser.close();
    await site.close();
  }
};

const measureAll = async (bench: Bench): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const { rows, measure } of GROUPS)
    if (rows.some((row) => wanted.includes(row))) figures.push(...(await measure(bench)));
  return figures.filter(({ name }) => wanted.includes(name));
};

const UNITS: Readonly<Record<Figure['unit'], string>> = { ms: 'ms', renders: '× ', '%': '% ', kB: 'kB' };

const textOf = ({ name, about, unit, median: middle, runs: all, bar }: Figure): string =>
  `${name.padEnd(18)} ${middle.toFixed(1).padStart(8)} ${UNITS[unit]}  ${
    bar === null ? '            ' : `${middle < bar ? 'under' : 'OVER '} ${String(bar).padStart(5)} `
  }  ${about} (${all.map((one) => one.toFixed(1)).join(', ')})`;

const figures =
  values.bytes === undefined
    ? await withPage(PAGE, measureAll)
    : await withPage(path.join(path.resolve(values.bytes), 'apps', 'web'), bytesRows);
if (values.json) console.log(JSON.stringify({ bench: 'web', runs, figures }, null, 2));
else console.log(figures.map(textOf).join('\n'));
