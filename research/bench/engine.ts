import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Call, wholeNumber } from '@santiago/cli/src/command.ts';
import { gameNamed, USUAL_GAME } from '@santiago/cli/src/games.ts';
import { Progress, say, sayJson } from '@santiago/table/terminal/terminal.ts';
import {
  AGAINST_FLAGS,
  bundleBoth,
  checkoutAt,
  comparePlayers,
  type Comparison,
  comparisonText,
  type Effort as ComparisonEffort,
} from './against.ts';
import type { Effort, Figure, Report } from './alone.ts';
import { type Bench, HERE } from './bench.ts';
import { bundleEngines } from './bundle.ts';
import { readFreshIn } from '@santiago/cli/src/fresh.ts';

const HEADLINE_PLAYERS = 4;

/** The figures of one number of players, from a process of its own. */
const measureAlone = (game: string, players: number, { rounds, time }: Effort, file: string): Report => {
  const program = fileURLToPath(new URL('./alone.ts', import.meta.url));
  const words = [program, game, ...[players, rounds, time].map(String), file];
  return JSON.parse(readFreshIn(HERE, words)) as Report;
};

const run = async (call: Call): Promise<void> => {
  const terminalGame = gameNamed(call.value('game') ?? USUAL_GAME);
  const { min, max } = terminalGame.game.setup.players;
  const effort = {
    rounds: wholeNumber(call, 'rounds', { from: 1, to: 100, standard: 5 }),
    time: wholeNumber(call, 'time', { from: 1, to: 60_000, standard: 200 }),
  };
  const against = call.value('against');
  const { name } = terminalGame.game;
  if (against !== null) return compareWith(against, call, { game: name, ...effort });
  const file = await bundleEngines(HERE);
  if (call.value('only') !== null) {
    const players = wholeNumber(call, 'only', { from: min, to: max, standard: max });
    return sayJson(measureAlone(name, players, effort, file));
  }
  const progress = new Progress('numbers of players');
  const reports = new Map<number, Report>();
  for (let players = min; players <= max; players++) {
    progress.at(players - min, max - min + 1);
    reports.set(players, measureAlone(name, players, effort, file));
  }
  progress.end();
  const players = Math.min(HEADLINE_PLAYERS, max);
  if (call.has('json')) sayJson(jsonOf(name, players, effort.rounds, reports));
  else say(textOf(name, players, effort.rounds, reports).join('\n'));
};

/** Prints how fast this checkout is against another, row by row. */
const compareWith = async (
  folder: string,
  call: Call,
  effort: Omit<ComparisonEffort, 'times'>,
): Promise<void> => {
  const there = checkoutAt(folder);
  const files = await bundleBoth(there);
  const { min, max } = gameNamed(effort.game).game.setup.players;
  const times = wholeNumber(call, 'times', { from: 1, to: 100, standard: 5 });
  const progress = new Progress('numbers of players');
  const rows: Comparison[] = [];
  const only = call.has('only') ? wholeNumber(call, 'only', { from: min, to: max, standard: max }) : null;
  for (let players = only ?? min; players <= (only ?? max); players++) {
    progress.at(players - min, max - min + 1);
    rows.push(...comparePlayers(files, players, { ...effort, times }));
  }
  progress.end();
  if (call.has('json')) return sayJson({ bench: 'engine', game: effort.game, against: there, times, rows });
  say(`${effort.game}: the same matches in both checkouts, burst by burst in turn, in ${times} processes\n`);
  say('players  row                 here         there     ratio    lowest   highest');
  for (const row of rows) say(comparisonText(row));
};

const mapFigures = <V>({ figures }: Report, of: (figure: Figure) => V): Record<string, V> =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, of(figure)]));

const jsonOf = (
  game: string,
  players: number,
  rounds: number,
  reports: ReadonlyMap<number, Report>,
): object => {
  const headline = reports.get(players)!;
  return {
    bench: 'engine',
    game,
    players,
    ...mapFigures(headline, ({ matches }) => matches),
    copyNanoseconds: headline.copyNanoseconds,
    calibration: headline.calibration,
    undisturbed: mapFigures(headline, ({ undisturbed }) => undisturbed),
    processorShare: headline.processorShare,
    rounds,
    detail: Object.fromEntries(reports),
    node: process.version,
    processor: os.cpus()[0]?.model ?? 'unknown',
  };
};

const whole = (number: number): string => Math.round(number).toLocaleString('en');

const textOf = (
  game: string,
  players: number,
  rounds: number,
  reports: ReadonlyMap<number, Report>,
): string[] => {
  const headline = reports.get(players)!;
  const names = Object.keys(headline.figures);
  const undisturbed = names.map((name) => `${name} ${whole(headline.figures[name]!.undisturbed)}`).join(', ');
  const share = (100 * headline.processorShare).toFixed(0);
  return [
    `${game}: random matches per second on one thread, median of ${rounds} interleaved rounds`,
    '',
    `players${names.map((name) => name.padStart(12) + 'decisions'.padStart(14)).join('')}        copy`,
    ...Array.from(reports, ([count, { figures, copyNanoseconds }]) => {
      const columns = names.map((name) => {
        const { matches, decisions } = figures[name]!;
        return whole(matches).padStart(12) + whole(decisions).padStart(14);
      });
      return `${String(count).padStart(7)}${columns.join('')}${`${copyNanoseconds.toFixed(1)} ns`.padStart(12)}`;
    }),
    '',
    `a second of processor time, ${players} players: ${undisturbed}`,
    `calibration loop: ${whole(headline.calibration)} million steps a second; share of a processor we got: ${share} %`,
  ];
};

export const engineBench: Bench = {
  name: 'engine',
  summary:
    'random matches and decisions per second, from full lists and through the sampler, and the cost of a copy',
  flags: [
    { name: 'game', value: 'GAME', about: 'the game to measure (canals)' },
    { name: 'rounds', value: 'N', about: 'rounds; the median counts (5)' },
    { name: 'time', value: 'MS', about: 'milliseconds for each figure of a round (200)' },
    ...AGAINST_FLAGS,
    {
      name: 'only',
      value: 'N',
      about: 'measure only this number of players; without --against as JSON',
    },
  ],
  run,
};
