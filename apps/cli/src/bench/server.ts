import { type Call, wholeNumber } from '../command.ts';
import { say, sayJson } from '../terminal.ts';
import type { Bench } from './bench.ts';

const run = async (call: Call): Promise<void> => {
  // Loaded here, so that other commands need not wait for it.
  const { benchServer, benchText, STANDARD } = await import('@santiago/server/bench');
  const number = (flag: 'tables' | 'every' | 'measure' | 'runs' | 'processes', to: number): number =>
    wholeNumber(call, flag, { from: 1, to, standard: STANDARD[flag] });
  const databaseUrl = call.value('database');
  const report = await benchServer({
    tables: number('tables', 100_000),
    every: number('every', 3_600_000),
    measure: number('measure', 86_400),
    runs: number('runs', 100),
    processes: number('processes', 64),
    apart: call.has('apart'),
    ...(databaseUrl === null ? {} : { databaseUrl }),
  });
  if (call.has('json')) sayJson(report);
  else say(benchText(report).trimEnd());
};

export const serverBench: Bench = {
  name: 'server',
  summary: 'live tables of four clients each, on a server of its own',
  flags: [
    { name: 'tables', value: 'N', about: 'tables (2000)' },
    { name: 'every', value: 'MS', about: 'milliseconds between two actions at a table (5000)' },
    { name: 'measure', value: 'S', about: 'seconds a run (60)' },
    { name: 'runs', value: 'N', about: 'runs, of which the best counts (3)' },
    {
      name: 'processes',
      value: 'N',
      about: 'server processes; more than one need a --database (1)',
    },
    {
      name: 'apart',
      about:
        'the clients of a table come to different processes; else they meet in one, as behind deploy/nginx.conf',
    },
    { name: 'database', value: 'URL', about: 'a PostgreSQL database that may be filled' },
  ],
  run,
};
