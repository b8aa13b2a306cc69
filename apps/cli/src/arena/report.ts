import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allBots } from '@santiago/bots';
import { type Game, makeSetup } from '@santiago/kernel';
import { Fault, reasonOf } from '../fault.ts';
import { gameNamed } from '../games.ts';
import { readDone, setupName, sharesOf } from './cell.ts';
import type { Habits } from './canals/habits.ts';
import type { Probe } from './canals/probe.ts';
import { type Estimate, estimateShare } from './statistics.ts';

/** The document contains the report between these marks. */
const BEGIN = '<!-- arena: written by `santiago arena --report` -->';
const END = '<!-- arena: end -->';

interface Found {
  readonly challenger: string;
  readonly others: string;
  readonly players: number;
  readonly matches: number;
  readonly share: Estimate;
}

/** As `fileOf` names them; for each number of players only the usual set-up counts. */
const NAME = /^([a-z-]+)-vs-([a-z-]+)-(\d)p-([a-z]+)-seed\d+\.jsonl$/;

const isUsual = (game: Game, players: number, name: string | undefined): boolean => {
  const setup = makeSetup(game.setup, { players });
  return setup.ok && setupName(game, setup.value) === name;
};

const readCells = (game: Game, folder: string): Found[] =>
  readdirSync(folder).flatMap((name) => {
    const [, challenger, others, players, setup] = NAME.exec(name) ?? [];
    if (challenger === undefined || others === undefined || !isUsual(game, Number(players), setup)) return [];
    const results = [...readDone(path.join(folder, name)).values()];
    if (results.length === 0) return [];
    const matches = results.length * Number(players);
    const share = estimateShare(sharesOf(results), matches);
    return [{ challenger, others, players: Number(players), matches, share }];
  });

const percent = (share: number): string => (100 * share).toFixed(1);

const cellText = ({ share, matches }: Found): string =>
  `${percent(share.mean)} (${percent(share.low)}–${percent(share.high)})${matches === 400 ? '' : `, ${matches}`}`;

/** One table for each number of players: rows are challengers, columns are the bots they played among. */
const tableOf = (players: number, cells: readonly Found[], names: readonly string[]): string[] => {
  const rows = names.filter((name) => cells.some(({ challenger }) => challenger === name));
  const columns = names.filter((name) => cells.some(({ others }) => others === name));
  const text = (row: string, column: string): string => {
    const cell = cells.find(({ challenger, others }) => challenger === row && others === column);
    return cell === undefined ? '–' : cellText(cell);
  };
  return [
    `**${players} players**, par is ${percent(1 / players)}:`,
    '',
    `| one of ↓ among →| ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${row} | ${columns.map((column) => text(row, column)).join(' | ')} |`),
    '',
  ];
};

/** Stores a finding next to the finished sets. */
const keep = (folder: string, name: string, found: unknown): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), `${JSON.stringify(found, null, 2)}\n`);
};

const readSaved = <Found>(folder: string, start: string): Found[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(`${start}-`) && name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Found);

export const keepProbe = (folder: string, found: Probe): void =>
  keep(folder, `probe-${found.champion}-${found.players}p.json`, found);

export const keepHabits = (folder: string, habits: Habits): void =>
  keep(folder, `habits-${habits.bot}-${habits.players}p.json`, habits);

/** How tables of one kind play. */
export const habitsLines = (all: readonly Habits[]): string[] => [
  '| table | matches | score | winner | margin | ties | passes | bid | turns used to bribe | bribe | bribes taken |',
  `|---|${'---|'.repeat(10)}`,
  ...all.map(
    ({ bot, players, matches, score, winner, margin, ties, passes, bid, bribing, bribe, taken }) =>
      `| ${players} of ${bot} | ${matches} | ${[score, winner, margin].map((n) => n.toFixed(1)).join(' | ')} | ` +
      `${percent(ties)} % | ${percent(passes)} % | ${bid.toFixed(2)} | ${percent(bribing)} % | ` +
      `${bribe.toFixed(2)} | ${percent(taken)} % |`,
  ),
];

export const probeLine = ({ champion, players, exploiters, searched, best, matches, share }: Probe): string =>
  `The best of ${exploiters} exploiters, found in ${searched} matches, ${best.looks ? 'looks ahead' : 'plays by rule'} ` +
  `with beliefs of its own; it took ${percent(share.mean)} % (${percent(share.low)}–${percent(share.high)}) of ` +
  `${matches} new matches among ${players - 1} of ${champion}; par is ${percent(1 / players)} %.`;

/** The report on everything a folder holds. */
export const reportOn = (name: string, folder: string): string => {
  const { game, bots } = gameNamed(name);
  const cells = readCells(game, folder);
  if (cells.length === 0) throw new Fault(`There are no finished sets of an arena in ${folder}.`);
  const names = allBots(bots).map(({ name }) => name);
  const counts = [4, 2, 3, 5].filter((players) => cells.some((cell) => cell.players === players));
  const tables = counts.flatMap((players) =>
    tableOf(
      players,
      cells.filter((cell) => cell.players === players),
      names,
    ),
  );
  const probes = readSaved<Probe>(folder, 'probe').flatMap((found) => [probeLine(found), '']);
  const habits = readSaved<Habits>(folder, 'habits').toSorted((a, b) => a.players - b.players);
  return [...tables, ...probes, ...(habits.length > 0 ? [...habitsLines(habits), ''] : [])].join('\n');
};

/** Writes the report into a document, between its marks. */
export const writeReport = (file: string, report: string): void => {
  try {
    const text = readFileSync(file, 'utf8');
    const from = text.indexOf(BEGIN);
    const to = text.indexOf(END);
    if (from < 0 || to < from) throw new Fault(`${file} lacks the lines "${BEGIN}" and "${END}".`);
    writeFileSync(file, `${text.slice(0, from + BEGIN.length)}\n\n${report}\n${text.slice(to)}`);
  } catch (error) {
    throw error instanceof Fault ? error : new Fault(`${file} cannot be written: ${reasonOf(error)}.`);
  }
};
