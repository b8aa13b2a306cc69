import { type Call, wholeNumber } from '@santiago/cli/src/command.ts';
import { misuse } from '@santiago/cli/src/fault.ts';
import { say, sayJson } from '@santiago/table/terminal/terminal.ts';
import type { Bench } from './bench.ts';

const MOST_TABLES = 100_000;

const tablesOf = (call: Call): number[] | null => {
  const text = call.value('tables');
  if (text === null) return null;
  const numbers = text.split(',').map(Number);
  if (!/^\d{1,6}(,\d{1,6})*$/.test(text) || numbers.some((each) => each < 1 || each > MOST_TABLES))
    throw misuse(
      `--tables takes whole numbers from 1 to ${MOST_TABLES}, with commas between, not "${text}".`,
    );
  return numbers;
};

const run = async (call: Call): Promise<void> => {
  // Loaded here, so that other commands do not wait for it.
  const { benchServer, benchText, STANDARD } = await import('@santiago/research/server/bench.ts');
  type Flag = 'streams' | 'every' | 'rate' | 'measure' | 'idle' | 'runs' | 'processes' | 'talk';
  const number = (flag: Flag, from: number, to: number): number =>
    wholeNumber(call, flag, { from, to, standard: STANDARD[flag] });
  const databaseUrl = call.value('database');
  const options = {
    tables: tablesOf(call) ?? STANDARD.tables,
    streams: number('streams', 1, 4),
    every: number('every', 1, 3_600_000),
    rate: number('rate', 0, 100_000),
    measure: number('measure', 1, 86_400),
    idle: number('idle', 0, 86_400),
    runs: number('runs', 1, 100),
    processes: number('processes', 1, 64),
    apart: call.has('apart'),
    proxy: call.has('proxy'),
    talk: number('talk', 0, 2000),
    ...(databaseUrl === null ? {} : { databaseUrl }),
  };
  // Runs take long; standard output is written at the end.
  const report = await benchServer(options, (text) => process.stderr.write(`${text}\n`));
  if (call.has('json')) sayJson(report);
  else say(benchText(report).trimEnd());
};

export const serverBench: Bench = {
  name: 'server',
  summary: 'live tables with four clients each, on a server of their own',
  flags: [
    {
      name: 'tables',
      value: 'N,…',
      about: 'number of tables; several numbers run one after the other (2000)',
    },
    { name: 'streams', value: 'N', about: 'clients per table that keep a stream open (4)' },
    { name: 'every', value: 'MS', about: 'milliseconds between two actions at a table (5000)' },
    { name: 'rate', value: 'N', about: 'actions per second in total, instead of --every' },
    { name: 'measure', value: 'S', about: 'length of a run in seconds (60)' },
    { name: 'idle', value: 'S', about: 'seconds without actions before each run (0)' },
    { name: 'runs', value: 'N', about: 'number of runs; the best one counts (3)' },
    {
      name: 'processes',
      value: 'N',
      about: 'server processes; more than one needs --database (1)',
    },
    {
      name: 'apart',
      about:
        'the clients of a table connect to different processes; otherwise to one, as behind deploy/nginx.conf',
    },
    { name: 'proxy', about: 'through nginx as configured in deploy/nginx.conf; it must be installed' },
    {
      name: 'talk',
      value: 'N',
      about: 'chat lines at the table that a newcomer then loads; 0 skips this (2000)',
    },
    { name: 'database', value: 'URL', about: 'a PostgreSQL database that may be written to' },
  ],
  run,
};
