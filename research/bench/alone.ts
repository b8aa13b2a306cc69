/**
 * Measures one number of players of a game: `node alone.ts GAME PLAYERS ROUNDS MILLISECONDS FILE`, a file made by
 * `bundleEngines`. In a process of its own, like a search: code that V8 compiles for one number of players suits the
 * others less well.
 */
import { calibrate, median } from './bench.ts';
import type { Loop } from './loops.ts';
import { engineNamed, loadMeasured } from './measured.ts';

const [name, seats, rounds, time, file] = process.argv.slice(2);
const measured = await loadMeasured(file!);
const { COPIED_STATES, copyAll, FastRandom, loopsOf, SEED, someStates } = measured;
const engine = engineNamed(measured, name!);
const { game } = engine;
const players = Number(seats);

/** How much was played in a second. */
interface Played {
  readonly matches: number;
  readonly decisions: number;
  /** Matches in a second of processor time: higher than the other figures if the machine is busy with other work. */
  readonly undisturbed: number;
}

const COPIES = 50_000;

/** Nanoseconds to make one state equal to another. */
const copyCost = (states: readonly unknown[]): number => {
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
  readonly loops: ReadonlyMap<string, Loop>;
  readonly states: readonly unknown[];
  readonly figures: Map<string, Played[]>;
  readonly copies: number[];
}

const newSubject = (): Subject => {
  const loops = loopsOf(engine, players, FastRandom);
  return {
    loops,
    states: someStates(game, players, new FastRandom(SEED, players)),
    figures: new Map([...loops.keys()].map((name) => [name, []])),
    copies: [],
  };
};

const measureAll = ({ loops, figures, states, copies }: Subject, milliseconds: number): void => {
  for (const [name, loop] of loops) figures.get(name)!.push(measure(loop, milliseconds));
  copies.push(copyCost(states));
};

const forgetWarmUp = ({ figures, copies }: Subject): void => {
  for (const runs of figures.values()) runs.length = 0;
  copies.length = 0;
};

export interface Figure {
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
export interface Report {
  readonly figures: Readonly<Record<string, Figure>>;
  readonly copyNanoseconds: number;
  readonly calibration: number;
  readonly calibrationRuns: readonly number[];
  /** Below 1 on a busy machine: then all figures are too low by that factor, that of the calibration loop too. */
  readonly processorShare: number;
}

const newReport = ({ rounds, time }: Effort): Report => {
  const subject = newSubject();
  const calibrations: number[] = [];
  for (let i = 0; i < 2; i++) measureAll(subject, time);
  calibrate();
  forgetWarmUp(subject);
  const clock = performance.now();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    calibrations.push(calibrate());
    measureAll(subject, time);
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

export interface Effort {
  readonly rounds: number;
  /** Milliseconds for each figure of a round. */
  readonly time: number;
}

process.stdout.write(`${JSON.stringify(newReport({ rounds: Number(rounds), time: Number(time) }))}\n`);
