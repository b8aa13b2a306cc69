import { FastRandom } from '@santiago/kernel';
import { TUNED, WEIGHT_NAMES, type Weights } from '@santiago/canals/bots/value';
import { Threads } from '@santiago/cli/src/threads.ts';
import type { Trial } from './steward-worker.ts';

export interface StewardTraining {
  readonly generations: number;
  readonly population: number;
  readonly sets: number;
  readonly seed: number;
  readonly threads?: number | undefined;
  readonly say: (line: string) => void;
}

const FIRST_STEP = 0.25;
/** How long the path of the mean is remembered, and how strongly steps follow success. */
const STEP_RATE = 0.1;

/** A weight moves in proportion to its size; weights near zero still move a little. */
const scaleOf = (weight: number): number => Math.max(0.15, Math.abs(weight));

/** A bell-shaped random number: the sum of twelve uniform draws. */
const bell = (random: FastRandom): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(65536) / 65536;
  return sum;
};

const named = (values: readonly number[]): Weights =>
  Object.fromEntries(WEIGHT_NAMES.map((name, i) => [name, values[i]!])) as Weights;

/**
 * Tunes the heuristic by self-play: an evolution strategy whose candidates play, in every seat of the same sets,
 * against the current mean and against an earlier one. Step sizes adapt for each weight.
 */
export const trainSteward = async (options: StewardTraining): Promise<Weights> => {
  const { generations, population, sets, seed, threads: count, say } = options;
  const random = new FastRandom(seed);
  const threads = new Threads<Trial, number>(new URL('./steward-worker.ts', import.meta.url), count);
  const size = WEIGHT_NAMES.length;
  const scale = WEIGHT_NAMES.map((name) => scaleOf(TUNED[name]));
  let mean = WEIGHT_NAMES.map((name) => TUNED[name]);
  const first = mean;
  let earlier = mean;
  const step = Array.from({ length: size }, () => FIRST_STEP);
  const elite = Math.floor(population / 4);
  try {
    for (let generation = 0; generation < generations; generation++) {
      const moves = Array.from({ length: population / 2 }, () =>
        Array.from({ length: size }, () => bell(random)),
      );
      // Each change is tried in both directions, so that the remaining noise of the sets cancels.
      const both = moves.flatMap((move) => [move, move.map((each) => -each)]);
      const others = generation % 3 === 2 ? earlier : mean;
      const tasks = both.map((move) => ({
        challenger: named(mean.map((value, i) => value + move[i]! * step[i]! * scale[i]!)),
        others: named(others),
        seed: generation * 100_003,
        sets,
      }));
      const fitness = await threads.run(tasks);
      const ranked = both.map((move, i) => ({ move, value: fitness[i]! })).sort((a, b) => b.value - a.value);
      const best = ranked.slice(0, elite);
      const shift = Array.from(
        { length: size },
        (_, i) => best.reduce((sum, { move }) => sum + move[i]!, 0) / elite,
      );
      mean = mean.map((value, i) => value + shift[i]! * step[i]! * scale[i]!);
      for (let i = 0; i < size; i++) {
        const spread = best.reduce((sum, { move }) => sum + move[i]! * move[i]!, 0) / elite;
        step[i] = Math.max(0.02, Math.min(0.5, step[i]! * (1 + STEP_RATE * (spread - 1))));
      }
      if (generation % 20 === 19) {
        earlier = mean;
        const [value] = await threads.run([
          { challenger: named(mean), others: named(first), seed: 77, sets: 120 },
        ]);
        say(
          `generation ${generation + 1}: ${value!.toFixed(4)} over the first, step ${step.map((x) => x.toFixed(2)).join(' ')}`,
        );
      }
    }
  } finally {
    await threads.close();
  }
  return named(mean);
};
