/**
 * Compares two checkouts in one process: `node in-turn.ts GAME PLAYERS ROUNDS MILLISECONDS HERE THERE`, each a file
 * made by `bundleEngines`. So each has its own modules, the loops included, and V8 learns about each separately. Both play the same matches in bursts of half a
 * millisecond, in turn: other work on the machine affects both alike, and the median ignores an interrupted burst.
 */
import { median } from './bench.ts';
import type { Loop } from './loops.ts';
import { engineNamed, loadMeasured } from './measured.ts';

/** One row of one process. */
export interface InTurn {
  readonly row: string;
  /** Times a second, here and there: matches, or copies of 16 states. */
  readonly speeds: readonly number[];
  /** How much faster it is here: the median of all bursts. */
  readonly ratio: number;
}

/** Milliseconds. */
const BURST = 0.5;

interface Time {
  readonly rounds: number;
  readonly milliseconds: number;
}

const loopsIn = async (file: string, game: string, players: number): Promise<ReadonlyMap<string, Loop>> => {
  const measured = await loadMeasured(file);
  const { copyLoop, FastRandom, loopsOf, SEED } = measured;
  const engine = engineNamed(measured, game);
  const copies = copyLoop(engine.game, players, new FastRandom(SEED, players));
  return new Map([...loopsOf(engine, players, FastRandom), ['copy', copies]]);
};

/** Milliseconds of processor time so far: on a busy machine everything takes longer, and is measured as much. */
const used = (): number => process.cpuUsage().user / 1000;

const timed = (loop: Loop, times: number): number => {
  const started = performance.now();
  loop(times);
  return performance.now() - started;
};

/** Plays the same matches in both until V8 has compiled the loops; returns how many matches make a burst. */
const warmUp = (both: readonly Loop[], milliseconds: number): number => {
  const until = used() + milliseconds;
  let least = Infinity;
  do for (const loop of both) least = Math.min(least, timed(loop, 10) / 10);
  while (used() < until);
  return Math.max(1, Math.round(BURST / least));
};

const compareRow = (row: string, both: readonly Loop[], { rounds, milliseconds }: Time): InTurn => {
  const times = warmUp(both, 4 * milliseconds);
  const durations = both.map((): number[] => []);
  const until = used() + 2 * rounds * milliseconds;
  for (let burst = 0; burst === 0 || used() < until; burst++) {
    // Each goes first equally often.
    for (const side of burst % 2 === 0 ? [0, 1] : [1, 0]) durations[side]!.push(timed(both[side]!, times));
  }
  const [here, there] = durations;
  return {
    row,
    speeds: durations.map((side) => (1000 * times) / median(side)),
    ratio: median(here!.map((duration, burst) => there![burst]! / duration)),
  };
};

const [game, players, rounds, milliseconds, ...files] = process.argv.slice(2);
const [here, there] = await Promise.all(files.map((file) => loopsIn(file, game!, Number(players))));
const time = { rounds: Number(rounds), milliseconds: Number(milliseconds) };
const rows = [...here!].flatMap(([row, loop]) => {
  const other = there!.get(row);
  return other === undefined ? [] : [compareRow(row, [loop, other], time)];
});
process.stdout.write(`${JSON.stringify(rows)}\n`);
