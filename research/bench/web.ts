import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Call, wholeNumber } from '@santiago/cli/src/command.ts';
import { misuse } from '@santiago/cli/src/fault.ts';
import { say, sayJson } from '@santiago/table/terminal/terminal.ts';
import { AGAINST_FLAGS, checkoutAt } from './against.ts';
import { type Bench, HERE, median } from './bench.ts';

// The browser's types and tools stay with the page; this program only starts them.
const PROGRAM = path.join('apps', 'web', 'bench', 'main.ts');

/** The part of the page's own report that a comparison reads; older checkouts print it too. */
interface Report {
  readonly figures: readonly { readonly name: string; readonly runs: readonly number[] }[];
}

/** One row of the page, here and in another checkout; less is better. */
interface Row {
  readonly name: string;
  readonly here: number;
  readonly there: number;
  /** Below 1: this checkout is faster. */
  readonly ratio: number;
  readonly runsHere: readonly number[];
  readonly runsThere: readonly number[];
}

const report = (folder: string, args: readonly string[]): Report => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(folder, PROGRAM), '--json', '--runs', '1', ...args],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error(`The page of ${folder} could not be measured.`);
  return JSON.parse(stdout) as Report;
};

/** What older checkouts measure too; the other rows would take minutes and have nothing to be compared with. */
const COMPARED =
  'painted,ready,interactive,table,table-weak,tap,tap-weak,script,review,review-whole,cards-review,cards-review-whole';

/** Measures the page of a checkout once, with a separate server and browser. Bytes are always counted by this checkout. */
const measureOnce = (folder: string): Report => {
  const times = report(folder, folder === HERE ? ['--rows', COMPARED] : []);
  return { figures: [...times.figures, ...report(HERE, ['--bytes', folder]).figures] };
};

const figuresOf = (reports: readonly Report[], name: string): number[] =>
  reports.flatMap(({ figures }) => figures.find((figure) => figure.name === name)?.runs ?? []);

const rowOf = (name: string, runsHere: readonly number[], runsThere: readonly number[]): Row => ({
  name,
  here: median(runsHere),
  there: median(runsThere),
  ratio: median(runsHere) / median(runsThere),
  runsHere,
  runsThere,
});

/** Measures both checkouts alternately; each goes first equally often. */
const compare = (there: string, times: number): Row[] => {
  const sides = [HERE, there].map((folder) => ({ folder, reports: [] as Report[] }));
  for (let time = 0; time < times; time++)
    for (const { folder, reports } of time % 2 === 0 ? sides : sides.toReversed())
      reports.push(measureOnce(folder));
  const [ours, theirs] = sides.map(({ reports }) => reports);
  return ours![0]!.figures
    .map(({ name }) => rowOf(name, figuresOf(ours!, name), figuresOf(theirs!, name)))
    .filter(({ runsThere }) => runsThere.length > 0);
};

const compareWith = (folder: string, call: Call): void => {
  const there = checkoutAt(folder);
  const times = wholeNumber(call, 'times', { from: 1, to: 100, standard: 5 });
  const rows = compare(there, times);
  if (call.has('json')) return sayJson({ bench: 'web', against: there, times, rows });
  say(`the page, ${times} times in each checkout, alternately; medians\n`);
  say('row                     here     there     ratio');
  for (const { name, here, there: before, ratio } of rows)
    say(
      name.padEnd(20) +
        [here.toFixed(1), before.toFixed(1), ratio.toFixed(3)].map((text) => text.padStart(10)).join(''),
    );
};

const run = (call: Call): void => {
  const against = call.value('against');
  const rows = call.value('rows');
  if (against !== null && rows !== null) throw misuse('A comparison has all rows: leave out --rows.');
  if (against !== null) return compareWith(against, call);
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(HERE, PROGRAM),
      ...(call.has('json') ? ['--json'] : []),
      ...(rows === null ? [] : ['--rows', rows]),
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
};

export const webBench: Bench = {
  name: 'web',
  summary: 'the page in Chromium: opening it, tapping, animating; median of five',
  flags: [
    ...AGAINST_FLAGS,
    { name: 'rows', value: 'A,B', about: 'web: only these rows, such as friends,stage' },
  ],
  run,
};
