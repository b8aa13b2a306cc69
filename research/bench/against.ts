import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Flag } from '@santiago/cli/src/command.ts';
import { misuse } from '@santiago/cli/src/fault.ts';
import { HERE, median } from './bench.ts';
import { bundleEngines } from './bundle.ts';
import { readFreshIn } from '@santiago/cli/src/fresh.ts';
import type { InTurn } from './in-turn.ts';

/** The options of every bench that can compare two checkouts. */
export const AGAINST_FLAGS: readonly Flag[] = [
  { name: 'against', value: 'DIR', about: 'engine, web: compare with another checkout, row by row' },
  { name: 'times', value: 'N', about: 'engine, web: processes of each checkout in a comparison (5)' },
];

/** One row of the table: the same loop in this checkout and in another one. */
export interface Comparison {
  readonly players: number;
  readonly row: string;
  /** Times a second, the median of all processes: matches, or copies of 16 states. */
  readonly here: number;
  readonly there: number;
  /** Above 1: this checkout is faster. The median of all processes, and the lowest and highest of them. */
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface Effort {
  readonly game: string;
  readonly rounds: number;
  readonly time: number;
  /** How many processes. */
  readonly times: number;
}

const PROGRAM = path.join('apps', 'cli', 'src', 'main.ts');
/** The files of this checkout and of another one. */
export const bundleBoth = (there: string): Promise<readonly string[]> =>
  Promise.all([HERE, there].map(bundleEngines));

const inTurn = (
  files: readonly string[],
  players: number,
  { game, rounds, time }: Effort,
): readonly InTurn[] => {
  const program = fileURLToPath(new URL('./in-turn.ts', import.meta.url));
  const words = [program, game, ...[players, rounds, time].map(String), ...files];
  return JSON.parse(readFreshIn(HERE, words)) as InTurn[];
};

/** The folder of a checkout whose packages are installed. */
export const checkoutAt = (folder: string): string => {
  const there = path.resolve(folder);
  if (!existsSync(path.join(there, PROGRAM))) throw misuse(`There is no checkout in ${folder}.`);
  if (!existsSync(path.join(there, 'node_modules')))
    throw misuse(`The packages of ${folder} are not installed; run npm install there.`);
  return there;
};

const comparisonOf = (players: number, runs: readonly InTurn[]): Comparison => {
  const ratios = runs.map(({ ratio }) => ratio);
  return {
    players,
    row: runs[0]!.row,
    here: Math.round(median(runs.map(({ speeds }) => speeds[0]!))),
    there: Math.round(median(runs.map(({ speeds }) => speeds[1]!))),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
};

/** Compares both checkouts row by row in several processes, since V8 does not compile alike in each. */
export const comparePlayers = (files: readonly string[], players: number, effort: Effort): Comparison[] => {
  // The first process fills the compile cache: see fresh.ts.
  const rows = inTurn(files, players, { ...effort, rounds: 1, time: 1 });
  const runs = Array.from({ length: effort.times }, () => inTurn(files, players, effort));
  return rows.map((_, row) =>
    comparisonOf(
      players,
      runs.map((run) => run[row]!),
    ),
  );
};

export const comparisonText = ({ players, row, here, there, ...ratios }: Comparison): string =>
  `${String(players).padStart(7)}  ${row.padEnd(10)}${[here, there].map((figure) => figure.toLocaleString('en').padStart(14)).join('')}` +
  [ratios.ratio, ratios.lowest, ratios.highest].map((figure) => figure.toFixed(3).padStart(10)).join('');
