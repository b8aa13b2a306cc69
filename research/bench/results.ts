import { type Call, wholeNumber } from '@santiago/cli/src/command.ts';
import { say, sayJson } from '@santiago/table/terminal/terminal.ts';
import { type Bench, calibrate } from './bench.ts';

const MOST = 1_000_000;

const run = async (call: Call): Promise<void> => {
  // Loaded here, so that other commands do not wait for it.
  const { benchResults } = await import('@santiago/research/server/results.ts');
  const databaseUrl = call.value('database');
  const report = await benchResults({
    own: wholeNumber(call, 'own', { from: 1, to: MOST, standard: 2000 }),
    rated: wholeNumber(call, 'rated', { from: 1, to: MOST, standard: 20_000 }),
    ...(databaseUrl === null ? {} : { databaseUrl }),
  });
  const calibration = calibrate();
  if (call.has('json')) {
    sayJson({ calibration, ...report });
    return;
  }
  const rows = report.rows.map(
    ({ what, cpu, clock, held }) =>
      what.padEnd(44) + [cpu, clock, held].map((ms) => ms.toFixed(1).padStart(9)).join(''),
  );
  say(
    [
      `${'milliseconds of server time'.padEnd(44)}processor    clock     held`,
      ...rows,
      `calibration: ${calibration.toFixed(0)} million steps a second`,
    ].join('\n'),
  );
};

export const resultsBench: Bench = {
  name: 'results',
  summary: 'the lists of a person with many matches, and all ratings recomputed',
  flags: [
    { name: 'own', value: 'N', about: 'matches of that person (2000)' },
    { name: 'rated', value: 'N', about: 'rated matches in the database (20000)' },
    { name: 'database', value: 'URL', about: 'a PostgreSQL database that may be written to' },
  ],
  run,
};
