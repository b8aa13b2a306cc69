import os from 'node:os';
import {
  CHANCE,
  FastRandom,
  type Game,
  makeSetup,
  OWES_CHANCE,
  type Random,
  type Setup,
} from '@santiago/kernel';
import { type Call, wholeNumber } from '../command.ts';
import { gameNamed } from '../games/index.ts';
import type { SeatPlayer, TerminalGame } from '../games/terminal-game.ts';
import { Progress, say, sayJson } from '../terminal.ts';
import { type Bench, calibrate, median } from './bench.ts';

/** How much was played in a second. */
interface Played {
  readonly matches: number;
  readonly decisions: number;
  /** Matches in a second of processor time: more than the others say where the machine has more to do than this. */
  readonly undisturbed: number;
}

/** Plays so many matches from the start and counts the decisions of seats. */
type Loop = (matches: number) => number;

/** What a match is played on. */
interface Stage {
  readonly game: Game;
  readonly fresh: unknown;
  readonly state: unknown;
  readonly random: Random;
  readonly buffer: Int32Array;
}

// The three below differ in a line or two only. They stay apart: one function with the choice passed in would be
// measured instead of the engine.

/** A match chosen uniformly from the full list of legal actions. */
const playFromLists = (game: Game, state: unknown, random: Random, buffer: Int32Array): number => {
  let decisions = 0;
  for (let owes = game.owes(state); owes !== 0; owes = game.owes(state)) {
    if (owes === OWES_CHANCE) {
      game.play(state, CHANCE, game.draw(state, random));
      continue;
    }
    const seat = 31 - Math.clz32(owes & -owes);
    const count = game.list(state, seat, buffer);
    game.play(state, seat, buffer[random.below(count)]!);
    decisions++;
  }
  return decisions;
};

/** A match chosen through the sampler that search uses. */
const playFromSampler = (game: Game, state: unknown, random: Random): number => {
  let decisions = 0;
  for (let owes = game.owes(state); owes !== 0; owes = game.owes(state)) {
    if (owes === OWES_CHANCE) {
      game.play(state, CHANCE, game.draw(state, random));
      continue;
    }
    const seat = 31 - Math.clz32(owes & -owes);
    game.play(state, seat, game.sample(state, seat, random));
    decisions++;
  }
  return decisions;
};

/** A match among seats of one kind. */
const playAmong = (player: SeatPlayer, game: Game, state: unknown, random: Random): number => {
  let decisions = 0;
  for (let owes = game.owes(state); owes !== 0; owes = game.owes(state)) {
    if (owes === OWES_CHANCE) {
      game.play(state, CHANCE, game.draw(state, random));
      continue;
    }
    const seat = 31 - Math.clz32(owes & -owes);
    game.play(state, seat, player.choose(state, seat, random));
    decisions++;
  }
  return decisions;
};

const loopOf =
  ({ game, fresh, state }: Stage, playOne: () => number): Loop =>
  (matches) => {
    let decisions = 0;
    for (let match = 0; match < matches; match++) {
      game.assign(state, fresh);
      decisions += playOne();
    }
    return decisions;
  };

const stageOf = (game: Game, setup: Setup): Stage => {
  const fresh = game.start(setup);
  const random = new FastRandom(SEED, setup.players);
  return { game, fresh, state: game.copy(fresh), random, buffer: new Int32Array(game.widest) };
};

const COPIED_STATES = 16;
const COPIES = 50_000;

/** States from all over a match, for the cost of a copy. */
const someStates = (game: Game, setup: Setup, random: Random): unknown[] => {
  const state = game.start(setup);
  const states: unknown[] = [];
  for (let owes = game.owes(state); owes !== 0; owes = game.owes(state)) {
    states.push(game.copy(state));
    const seat = 31 - Math.clz32(owes & -owes);
    if (owes === OWES_CHANCE) game.play(state, CHANCE, game.draw(state, random));
    else game.play(state, seat, game.sample(state, seat, random));
  }
  return Array.from(
    { length: COPIED_STATES },
    (_, i) => states[Math.floor((i * states.length) / COPIED_STATES)]!,
  );
};

/** Nanoseconds for one state to become an equal of another. */
const copyCost = (game: Game, states: readonly unknown[]): number => {
  const target = game.copy(states[0]);
  const started = performance.now();
  for (let i = 0; i < COPIES; i++) game.assign(target, states[i % COPIED_STATES]);
  return ((performance.now() - started) * 1e6) / COPIES;
};

/** Runs a loop for about so many milliseconds; matches and decisions a second. */
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
    // Batches of a tenth of the time, so that looking at the clock costs nothing and the end is not overshot.
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

const SEED = 1;

const subjectOf = ({ game, seatPlayers }: TerminalGame, players: number): Subject => {
  const setup = makeSetup(game.setup, { players });
  if (!setup.ok) throw new Error(setup.fault.text);
  const stage = stageOf(game, setup.value);
  const { state, random, buffer } = stage;
  const loops = new Map<string, Loop>([
    ['lists', loopOf(stage, () => playFromLists(game, state, random, buffer))],
    ['sampler', loopOf(stage, () => playFromSampler(game, state, random))],
  ]);
  for (const player of seatPlayers.filter(({ quick }) => quick === true))
    loops.set(
      player.name,
      loopOf(stage, () => playAmong(player, game, state, random)),
    );
  return {
    players,
    loops,
    states: someStates(game, setup.value, random),
    figures: new Map([...loops.keys()].map((name) => [name, []])),
    copies: [],
  };
};

const measureAll = (subjects: readonly Subject[], game: Game, milliseconds: number): void => {
  for (const { loops, figures, states, copies } of subjects) {
    for (const [name, loop] of loops) figures.get(name)!.push(measure(loop, milliseconds));
    copies.push(copyCost(game, states));
  }
};

const forgetWarmUp = (subjects: readonly Subject[]): void => {
  for (const { figures, copies } of subjects) {
    for (const runs of figures.values()) runs.length = 0;
    copies.length = 0;
  }
};

interface Figure {
  readonly matches: number;
  readonly decisions: number;
  readonly undisturbed: number;
  readonly runs: readonly number[];
}

const figureOf = (runs: readonly Played[]): Figure => ({
  matches: Math.round(median(runs.map(({ matches }) => matches))),
  decisions: Math.round(median(runs.map(({ decisions }) => decisions))),
  undisturbed: Math.round(median(runs.map(({ undisturbed }) => undisturbed))),
  runs: runs.map(({ matches }) => Math.round(matches)),
});

const figuresOf = ({ figures, copies }: Subject): Record<string, Figure | number> => ({
  ...Object.fromEntries([...figures].map(([name, runs]) => [name, figureOf(runs)])),
  copyNanoseconds: Math.round(10 * median(copies)) / 10,
});

const HEADLINE_PLAYERS = 4;

const run = (call: Call): void => {
  const terminalGame = gameNamed(call.value('game') ?? 'canals');
  const { game } = terminalGame;
  const rounds = wholeNumber(call, 'rounds', { from: 1, to: 100, standard: 5 });
  const milliseconds = wholeNumber(call, 'time', { from: 1, to: 60_000, standard: 200 });
  const { min, max } = game.setup.players;
  const subjects = Array.from({ length: max - min + 1 }, (_, i) => subjectOf(terminalGame, min + i));
  const progress = new Progress('rounds');
  const calibrations: number[] = [];
  // Twice, because what is compiled for the first number of players is compiled anew for the others.
  for (let i = 0; i < 2; i++) measureAll(subjects, game, milliseconds / 2);
  calibrate();
  forgetWarmUp(subjects);
  const clock = performance.now();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    progress.at(round, rounds);
    calibrations.push(calibrate());
    measureAll(subjects, game, milliseconds);
  }
  progress.end();
  const used = process.cpuUsage(before);
  const share = (used.user + used.system) / 1000 / (performance.now() - clock);
  const headline = subjects.find(({ players }) => players === HEADLINE_PLAYERS) ?? subjects.at(-1)!;
  const head = Object.fromEntries(
    [...headline.figures].map(([name, runs]) => [name, figureOf(runs).matches]),
  );
  const result = {
    bench: 'engine',
    game: game.name,
    players: headline.players,
    ...head,
    copyNanoseconds: Math.round(10 * median(headline.copies)) / 10,
    calibration: Math.round(median(calibrations)),
    undisturbed: Object.fromEntries(
      [...headline.figures].map(([name, runs]) => [name, figureOf(runs).undisturbed]),
    ),
    rounds,
    detail: Object.fromEntries(subjects.map((subject) => [subject.players, figuresOf(subject)])),
    // Below 1 on a busy machine: then all figures are too low by that much, the calibration loop's too.
    processorShare: Math.round(100 * share) / 100,
    calibrationRuns: calibrations.map(Math.round),
    node: process.version,
    processor: os.cpus()[0]?.model ?? 'unknown',
  };
  if (call.has('json')) sayJson(result);
  else say(textOf(subjects, result).join('\n'));
};

const whole = (number: number): string => Math.round(number).toLocaleString('en');

interface BenchText {
  readonly game: string;
  readonly rounds: number;
  readonly calibration: number;
  readonly players: number;
  readonly undisturbed: Readonly<Record<string, number>>;
  readonly processorShare: number;
}

const textOf = (
  subjects: readonly Subject[],
  { game, rounds, calibration, players: most, undisturbed, processorShare }: BenchText,
): string[] => {
  const names = [...subjects[0]!.figures.keys()];
  return [
    `${game}: random matches a second on one thread, median of ${rounds} interleaved rounds`,
    '',
    `players${names.map((name) => name.padStart(12) + 'decisions'.padStart(14)).join('')}        copy`,
    ...subjects.map(({ players, figures, copies }) => {
      const columns = names.map((name) => {
        const { matches, decisions } = figureOf(figures.get(name)!);
        return whole(matches).padStart(12) + whole(decisions).padStart(14);
      });
      return `${String(players).padStart(7)}${columns.join('')}${`${median(copies).toFixed(1)} ns`.padStart(12)}`;
    }),
    '',
    `a second of processor time, ${most} players: ${Object.entries(undisturbed)
      .map(([name, matches]) => `${name} ${whole(matches)}`)
      .join(', ')}`,
    `calibration loop: ${whole(calibration)} million steps a second; share of a processor we got: ${(100 * processorShare).toFixed(0)} %`,
  ];
};

export const engineBench: Bench = {
  name: 'engine',
  summary:
    'random matches and decisions a second, from full lists and through the sampler, and the cost of a copy',
  flags: [
    { name: 'game', value: 'GAME', about: 'the game to measure (canals)' },
    { name: 'rounds', value: 'N', about: 'rounds, of which the median is taken (5)' },
    { name: 'time', value: 'MS', about: 'milliseconds for each figure of a round (200)' },
  ],
  run,
};
