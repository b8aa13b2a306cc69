import os from 'node:os';
import { FastRandom, type Game } from '@santiago/kernel';
import { type Call, wholeNumber } from '@santiago/cli/src/command.ts';
import { gameNamed, USUAL_GAME } from '@santiago/cli/src/games.ts';
import type { TerminalGame } from '@santiago/table/terminal/terminal-game.ts';
import { Progress, say, sayJson } from '@santiago/table/terminal/terminal.ts';
import {
  AGAINST_FLAGS,
  checkoutAt,
  comparePlayers,
  type Comparison,
  comparisonText,
  type Effort as ComparisonEffort,
} from './against.ts';
import { type Bench, calibrate, median } from './bench.ts';
import { readFresh } from '@santiago/cli/src/fresh.ts';
import { COPIED_STATES, copyAll, type Loop, loopsOf, SEED, someStates } from './loops.ts';

/** How much was played in a second. */
interface Played {
  readonly matches: number;
  readonly decisions: number;
  /** Matches in a second of processor time: higher than the other figures if the machine is busy with other work. */
  readonly undisturbed: number;
}

const COPIES = 50_000;

/** Nanoseconds to make one state equal to another. */
const copyCost = (game: Game, states: readonly unknown[]): number => {
  const target = game.copy(states[0]);
  const started = performance.now();
  for (let i = 0; i < COPIES / COPIED_STATES; i++) copyAll(game, target, states);
  return ((performance.now() - started) * 1e6) / COPIES;
};

/** Runs a loop for about this many milliseconds; returns matches and decisions per second. */
const measure = (loop: Loop, milliseconds: number): Played => {
  let matches = 0;
  let decisions = 0;
  let batch = 1;
  const started = performance.now();
  const used = process.cpuUsage();
  let passed = 0;
  while (passed < milliseconds) {
    decisions += loop(batch);
    matches += batch;
    passed = performance.now() - started;
    // Batches of a tenth of the time, so that reading the clock costs nothing and the loop ends in time.
    batch = Math.max(1, Math.round((matches / Math.max(passed, 0.1)) * milliseconds * 0.1));
  }
  const { user, system } = process.cpuUsage(used);
  return {
    matches: (matches * 1000) / passed,
    decisions: (decisions * 1000) / passed,
    undisturbed: (matches * 1e6) / (user + system),
  };
};

interface Subject {
  readonly players: number;
  readonly loops: ReadonlyMap<string, Loop>;
  readonly states: readonly unknown[];
  readonly figures: Map<string, Played[]>;
  readonly copies: number[];
}

const subjectOf = (terminalGame: TerminalGame, players: number): Subject => {
  const loops = loopsOf(terminalGame, players, FastRandom);
  return {
    players,
    loops,
    states: someStates(terminalGame.game, players, new FastRandom(SEED, players)),
    figures: new Map([...loops.keys()].map((name) => [name, []])),
    copies: [],
  };
};

const measureAll = ({ loops, figures, states, copies }: Subject, game: Game, milliseconds: number): void => {
  for (const [name, loop] of loops) figures.get(name)!.push(measure(loop, milliseconds));
  copies.push(copyCost(game, states));
};

const forgetWarmUp = ({ figures, copies }: Subject): void => {
  for (const runs of figures.values()) runs.length = 0;
  copies.length = 0;
};

interface Figure {
  readonly matches: number;
  readonly decisions: number;
  readonly undisturbed: number;
  readonly runs: readonly number[];
}

/** Whole numbers, unless so little was played in a second that nothing would be left. */
const rounded = (speed: number): number => (speed < 1 ? speed : Math.round(speed));

const figureOf = (runs: readonly Played[]): Figure => ({
  matches: rounded(median(runs.map(({ matches }) => matches))),
  decisions: rounded(median(runs.map(({ decisions }) => decisions))),
  undisturbed: rounded(median(runs.map(({ undisturbed }) => undisturbed))),
  runs: runs.map(({ matches }) => rounded(matches)),
});

/** The figures of one number of players. */
interface Report {
  readonly figures: Readonly<Record<string, Figure>>;
  readonly copyNanoseconds: number;
  readonly calibration: number;
  readonly calibrationRuns: readonly number[];
  /** Below 1 on a busy machine: then all figures are too low by that factor, that of the calibration loop too. */
  readonly processorShare: number;
}

const reportOf = (terminalGame: TerminalGame, players: number, { rounds, time }: Effort): Report => {
  const { game } = terminalGame;
  const subject = subjectOf(terminalGame, players);
  const calibrations: number[] = [];
  for (let i = 0; i < 2; i++) measureAll(subject, game, time);
  calibrate();
  forgetWarmUp(subject);
  const clock = performance.now();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    calibrations.push(calibrate());
    measureAll(subject, game, time);
  }
  const used = process.cpuUsage(before);
  const share = (used.user + used.system) / 1000 / (performance.now() - clock);
  return {
    figures: Object.fromEntries([...subject.figures].map(([name, runs]) => [name, figureOf(runs)])),
    copyNanoseconds: Math.round(10 * median(subject.copies)) / 10,
    calibration: Math.round(median(calibrations)),
    calibrationRuns: calibrations.map(Math.round),
    processorShare: Math.round(100 * share) / 100,
  };
};

interface Effort {
  readonly rounds: number;
  /** Milliseconds for each figure of a round. */
  readonly time: number;
}

const HEADLINE_PLAYERS = 4;

/**
 * Each number of players runs in a separate process, like a search: code that V8 compiles for one suits the others
 * less well.
 */
const run = (call: Call): void => {
  const terminalGame = gameNamed(call.value('game') ?? USUAL_GAME);
  const { min, max } = terminalGame.game.setup.players;
  const effort = {
    rounds: wholeNumber(call, 'rounds', { from: 1, to: 100, standard: 5 }),
    time: wholeNumber(call, 'time', { from: 1, to: 60_000, standard: 200 }),
  };
  const against = call.value('against');
  if (against !== null) {
    compareWith(against, call, { game: terminalGame.game.name, ...effort });
    return;
  }
  if (call.value('only') !== null) {
    sayJson(reportOf(terminalGame, wholeNumber(call, 'only', { from: min, to: max, standard: max }), effort));
    return;
  }
  const progress = new Progress('numbers of players');
  const reports = new Map<number, Report>();
  for (let players = min; players <= max; players++) {
    progress.at(players - min, max - min + 1);
    reports.set(players, JSON.parse(readFresh(['--only', String(players)])) as Report);
  }
  progress.end();
  const players = Math.min(HEADLINE_PLAYERS, max);
  if (call.has('json')) sayJson(jsonOf(terminalGame.game.name, players, effort.rounds, reports));
  else say(textOf(terminalGame.game.name, players, effort.rounds, reports).join('\n'));
};

/** Prints how fast this checkout is against another, row by row. */
const compareWith = (folder: string, call: Call, effort: Omit<ComparisonEffort, 'times'>): void => {
  const there = checkoutAt(folder);
  const { min, max } = gameNamed(effort.game).game.setup.players;
  const times = wholeNumber(call, 'times', { from: 1, to: 100, standard: 5 });
  const progress = new Progress('numbers of players');
  const rows: Comparison[] = [];
  const only = call.has('only') ? wholeNumber(call, 'only', { from: min, to: max, standard: max }) : null;
  for (let players = only ?? min; players <= (only ?? max); players++) {
    progress.at(players - min, max - min + 1);
    rows.push(...comparePlayers(there, players, { ...effort, times }));
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
      about: 'measure only this number of players; without --against in this process, as JSON',
    },
  ],
  run,
};
