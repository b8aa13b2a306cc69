import { botsFor } from '@santiago/bots';
import { quantile } from '../arena/statistics.ts';
import { type Call, wholeNumber } from '../command.ts';
import { misuse } from '../fault.ts';
import { say, sayJson } from '../terminal.ts';
import { measureAuctions } from './auction.ts';
import { type Bench, calibrate } from './bench.ts';
import { askInBrowser, bundleWorker, compressedBytes } from './browser/index.ts';
import { GAME, PLAYERS, questionsOf, timesOf } from './questions.ts';

const AUCTIONS = 100;

interface Figures {
  readonly bot: string;
  /** The very first answer, with everything still to be made ready. */
  readonly firstMs: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

const figuresOf = (bot: string, firstMs: number, times: readonly number[]): Figures => ({
  bot,
  firstMs,
  p50Ms: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
});

const linesOf = (where: string, figures: readonly Figures[]): string[] => [
  `${where}; milliseconds: first, p50, p95`,
  ...figures.map(
    ({ bot, firstMs, p50Ms, p95Ms }) =>
      `  ${bot.padEnd(12)}${[firstMs, p50Ms, p95Ms].map((ms) => ms.toFixed(2).padStart(10)).join('')}`,
  ),
];

const run = async (call: Call): Promise<void> => {
  const decisions = wholeNumber(call, 'decisions', { from: 1, to: 100_000, standard: 60 });
  const table = call.value('table') ?? 'steward';
  const names = botsFor(GAME).map(({ name }) => name);
  if (!names.includes(table)) throw misuse(`There is no bot "${table}". Bots are ${names.join(', ')}.`);
  const questions = questionsOf(decisions, table);
  const node = botsFor(GAME).map((bot) => {
    const times = timesOf(bot, questions);
    return figuresOf(bot.name, times[0]!, times);
  });
  const worker = await bundleWorker();
  const browser: Figures[] = [];
  for (const bot of names) {
    const { firstMs, times } = await askInBrowser(worker, { bot, decisions, table });
    browser.push(figuresOf(bot, firstMs, times));
  }
  const bytes = compressedBytes(worker);
  const auctions = measureAuctions(AUCTIONS);
  const calibration = calibrate();
  if (call.has('json'))
    return sayJson({
      game: GAME,
      players: PLAYERS,
      decisions,
      table,
      bytes,
      node,
      browser,
      auctions,
      calibration,
    });
  const what = `${decisions} decisions of ${GAME} out of matches among ${PLAYERS} of ${table}`;
  for (const line of [...linesOf(`${what}, in Node`, node), ...linesOf('in a browser worker', browser)])
    say(line);
  say(`code and weights: ${(bytes / 1024).toFixed(0)} kB compressed`);
  const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;
  say(
    `secret auctions of two: exploitable by ${percent(auctions.mean)} on average, ${percent(auctions.worst)} at worst, of ${auctions.tables}`,
  );
};

/** How long bots think. */
export const botsBench: Bench = {
  name: 'bots',
  summary: 'milliseconds a decision of every bot, in Node and in a worker of Chromium',
  flags: [
    { name: 'decisions', value: 'N', about: 'bots: how many decisions (60)' },
    { name: 'table', value: 'BOT', about: 'bots: whose matches the decisions are out of (steward)' },
  ],
  run,
};
