import { canalsBots } from '@santiago/canals/bots';
import { quantile } from '@santiago/cli/src/arena/statistics.ts';
import { type Call, wholeNumber } from '@santiago/cli/src/command.ts';
import { misuse } from '@santiago/cli/src/fault.ts';
import { say, sayJson } from '@santiago/table/terminal/terminal.ts';
import { measureAuctions } from './auction.ts';
import { type Bench, calibrate } from './bench.ts';
import { GAME, PLAYERS, questionsOf, timesOf } from './questions.ts';

const AUCTIONS = 100;

interface Figures {
  readonly bot: string;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

interface BrowserFigures extends Figures {
  /** The time until the code is loaded, and from then until the first action of a match. */
  readonly loadMs: number;
  readonly firstMs: number;
}

const figuresOf = (bot: string, times: readonly number[]): Figures => ({
  bot,
  p50Ms: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
});

const line = (bot: string, ...times: readonly number[]): string =>
  `  ${bot.padEnd(12)}${times.map((ms) => ms.toFixed(2).padStart(10)).join('')}`;

const run = async (call: Call): Promise<void> => {
  const decisions = wholeNumber(call, 'decisions', { from: 1, to: 100_000, standard: 60 });
  const table = call.value('table') ?? 'steward';
  const names = canalsBots.ladder.map(({ name }) => name);
  if (!names.includes(table)) throw misuse(`There is no bot "${table}". Bots are ${names.join(', ')}.`);
  const questions = questionsOf(decisions, table);
  const [opening] = questionsOf(1, table, 1);
  const node = canalsBots.ladder.map((bot) => figuresOf(bot.name, timesOf(bot, questions)));
  // Loaded here, because it needs the bundler, which no other command needs.
  const { askInBrowser, bundleWorker, compressedBytes } = await import('./browser/index.ts');
  const worker = await bundleWorker();
  const browser: BrowserFigures[] = [];
  for (const bot of names) {
    const { times, ...first } = await askInBrowser(worker, { bot, opening: opening!, questions });
    browser.push({ ...figuresOf(bot, times), ...first });
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
  const what = `${decisions} decisions of ${GAME} from matches between ${PLAYERS} of ${table}`;
  say(`${what}, in Node; milliseconds: p50, p95`);
  for (const { bot, p50Ms, p95Ms } of node) say(line(bot, p50Ms, p95Ms));
  say('in a browser worker; milliseconds: p50, p95, to load it, and then to the first move of a match');
  for (const { bot, p50Ms, p95Ms, loadMs, firstMs } of browser) say(line(bot, p50Ms, p95Ms, loadMs, firstMs));
  say(`code and weights: ${(bytes / 1024).toFixed(0)} kB compressed`);
  const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;
  say(
    `secret auctions of two: exploitable by ${percent(auctions.mean)} on average, ${percent(auctions.worst)} at worst, of ${auctions.tables}`,
  );
};

/** How long bots think. */
export const botsBench: Bench = {
  name: 'bots',
  summary: 'milliseconds per decision of every bot, in Node and in a worker of Chromium',
  flags: [
    { name: 'decisions', value: 'N', about: 'bots: how many decisions (60)' },
    { name: 'table', value: 'BOT', about: 'bots: whose matches the decisions are taken from (steward)' },
  ],
  run,
};
