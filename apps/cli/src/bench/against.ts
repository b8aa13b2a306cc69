import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Flag } from '../command.ts';
import { misuse } from '../fault.ts';
import { median } from './bench.ts';
import { readFreshIn } from './fresh.ts';

/** The part of a report (`bench engine --only N`) that a comparison reads; older checkouts print it too. */
interface Report {
  readonly figures: Readonly<Record<string, { readonly undisturbed: number }>>;
  readonly copyNanoseconds: number;
}

/** The options of every bench that can compare two checkouts. */
export const AGAINST_FLAGS: readonly Flag[] = [
  { name: 'against', value: 'DIR', about: 'engine, web: compare with another checkout, row by row' },
  { name: 'times', value: 'N', about: 'engine, web: processes of each checkout in a comparison (5)' },
];

/** One row of the table: the same loop in this checkout and in another one. */
export interface Comparison {
  readonly players: number;
  readonly row: string;
  /** Matches or copies in a second of processor time; the median of all processes. */
  readonly here: number;
  readonly there: number;
  /** Above 1: this checkout is faster. */
  readonly ratio: number;
  /** The same for the best process of each: less disturbed on a busy machine. */
  readonly bestRatio: number;
}

export interface Effort {
  readonly game: string;
  readonly rounds: number;
  readonly time: number;
  /** How many processes of each checkout. */
  readonly times: number;
}

const PROGRAM = path.join('apps', 'cli', 'src', 'main.ts');
export const HERE = path.resolve(import.meta.dirname, '..', '..', '..', '..');

const valuesOf = ({ figures, copyNanoseconds }: Report): ReadonlyMap<string, number> =>
  new Map([
    ...Object.entries(figures).map(([name, { undisturbed }]) => [name, undisturbed] as const),
    ['copy', 1e9 / copyNanoseconds] as const,
  ]);

const measure = (folder: string, players: number, { game, rounds, time }: Effort): Report => {
  const program = path.join(folder, PROGRAM);
  const effort = ['--only', String(players), '--rounds', String(rounds), '--time', String(time)];
  return JSON.parse(readFreshIn(folder, [program, 'bench', 'engine', '--game', game, ...effort])) as Report;
};

/** The folder of a checkout whose packages are installed. */
export const checkoutAt = (folder: string): string => {
  const there = path.resolve(folder);
  if (!existsSync(path.join(there, PROGRAM))) throw misuse(`There is no checkout in ${folder}.`);
  if (!existsSync(path.join(there, 'node_modules')))
    throw misuse(`The packages of ${folder} are not installed; run npm install there.`);
  return there;
};

const compare = (
  players: number,
  row: string,
  here: readonly number[],
  there: readonly number[],
): Comparison => ({
  players,
  row,
  here: Math.round(median(here)),
  there: Math.round(median(there)),
  ratio: median(here) / median(there),
  bestRatio: Math.max(...here) / Math.max(...there),
});

/** Measures both checkouts alternately, each time in a new process, and compares them row by row. */
export const comparePlayers = (there: string, players: number, effort: Effort): Comparison[] => {
  const sides = [HERE, there].map((folder) => ({ folder, runs: [] as ReadonlyMap<string, number>[] }));
  // The first process of each fills the compile cache: see fresh.ts.
  for (const { folder } of sides) measure(folder, players, { ...effort, rounds: 1, time: 1 });
  for (let time = 0; time < effort.times; time++) {
    // Each goes first equally often.
    for (const { folder, runs } of time % 2 === 0 ? sides : sides.toReversed())
      runs.push(valuesOf(measure(folder, players, effort)));
  }
  const [ours, theirs] = sides.map(({ runs }) => runs);
  const rows = [...ours![0]!.keys()].filter((row) => theirs![0]!.has(row));
  return rows.map((row) =>
    compare(
      players,
      row,
      ours!.map((run) => run.get(row)!),
      theirs!.map((run) => run.get(row)!),
    ),
  );
};

export const comparisonText = ({ players, row, here, there, ratio, bestRatio }: Comparison): string =>
  `${String(players).padStart(7)}  ${row.padEnd(10)}${[here, there].map((figure) => figure.toLocaleString('en').padStart(14)).join('')}` +
  [ratio, bestRatio].map((figure) => figure.toFixed(3).padStart(10)).join('');
