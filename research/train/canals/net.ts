import {
  HEAD_LAYER,
  type Nets,
  OUT_LAYER,
  PARAMETERS,
  TOWER_LAYER,
  SUMMARY_LAYER,
} from '@santiago/canals/bots/value';
import { FastRandom } from '@santiago/kernel';
import { Threads } from '@santiago/cli/src/threads.ts';
import type { Gradient, NetReply, NetTask } from './net-worker.ts';
import { ROW } from './positions.ts';

export interface NetTraining {
  /** How many generations play with the net of the previous one; in the first the heuristic plays. */
  readonly generations: number;
  /** Matches that stewards play to the end, and matches of each later generation. */
  readonly firstMatches: number;
  readonly matches: number;
  /** Evaluations a decision in later generations. */
  readonly evaluations: number;
  readonly epochs: number;
  readonly seed: number;
  readonly threads?: number | undefined;
  readonly say: (line: string) => void;
  /** Called with the nets after every generation, so that a long run can be stopped early. */
  readonly save: (nets: Nets<Float32Array>) => void;
}

/** A batch is cut into this many shards whatever the number of threads, so that sums are the same everywhere. */
const SHARDS = 16;
const SHARD = 64;
const RATE = 0.002;
/** How many generations of positions are learned from. */
const REMEMBERED = 4;

type Team = Threads<NetTask, NetReply>;

/** Random weights; their size depends on each layer's number of inputs. */
const firstWeights = (random: FastRandom): Float32Array => {
  const weights = new Float32Array(PARAMETERS);
  for (const layer of [TOWER_LAYER, SUMMARY_LAYER, HEAD_LAYER, OUT_LAYER]) {
    const { at, inputs, outputs, rectified } = layer;
    const scale = (rectified ? 1 : 0.1) * Math.sqrt(6 / inputs);
    for (let i = at; i < at + outputs * (inputs + 1); i++)
      weights[i] = (scale * (random.below(65536) - 32768)) / 32768;
  }
  return weights;
};

/** What is played for one generation. */
interface Crop {
  readonly generation: number;
  readonly matches: number;
  readonly nets: Nets<Float32Array> | null;
  readonly ending: 'stewards' | 'same';
}

const harvest = async (
  team: Team,
  { seed, evaluations, say }: NetTraining,
  { generation, matches, nets, ending }: Crop,
): Promise<Float32Array[]> => {
  const began = performance.now();
  const each = nets === null ? 250 : 20;
  const tasks = Array.from(
    { length: Math.ceil(matches / each) },
    (_, i): NetTask => ({
      kind: 'harvest',
      seed: seed * 1_000_003 + generation * 100_003 + i,
      matches: each,
      nets,
      evaluations,
      ending,
    }),
  );
  const rows = (await team.run(tasks)) as Float32Array[];
  const positions = rows.reduce((sum, some) => sum + some.length / ROW, 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  say(
    `generation ${generation}: ${positions} positions ${ending === 'same' ? '' : 'of stewards '}in ${seconds} s`,
  );
  return rows;
};

const shuffled = (length: number, random: FastRandom): Int32Array => {
  const order = Int32Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const j = i < 65536 ? random.below(i + 1) : (random.below(65536) * 65536 + random.below(65536)) % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};

/** Adam, with a learning rate that falls to zero. */
class Descent {
  private readonly first = new Float32Array(PARAMETERS);
  private readonly second = new Float32Array(PARAMETERS);
  private steps = 0;

  step(weights: Float32Array, gradient: Float32Array, rate: number): void {
    this.steps++;
    const firstLeft = 1 - 0.9 ** this.steps;
    const secondLeft = 1 - 0.999 ** this.steps;
    for (let i = 0; i < PARAMETERS; i++) {
      const g = gradient[i]!;
      this.first[i] = 0.9 * this.first[i]! + 0.1 * g;
      this.second[i] = 0.999 * this.second[i]! + 0.001 * g * g;
      const move = this.first[i]! / firstLeft / (Math.sqrt(this.second[i]! / secondLeft) + 1e-8);
      weights[i]! -= rate * (move + 1e-4 * weights[i]!);
    }
  }
}

const fit = async (
  team: Team,
  options: NetTraining,
  harvests: readonly Float32Array[],
  weights: Float32Array,
): Promise<void> => {
  const numbers = harvests.reduce((sum, rows) => sum + rows.length, 0);
  const rows = new SharedArrayBuffer(4 * numbers);
  let at = 0;
  for (const some of harvests) {
    new Float32Array(rows).set(some, at);
    at += some.length;
  }
  const shared = new SharedArrayBuffer(4 * PARAMETERS);
  const live = new Float32Array(shared);
  live.set(weights);
  const count = numbers / ROW;
  const random = new FastRandom(options.seed, 9);
  const descent = new Descent();
  const batch = SHARDS * SHARD;
  const batches = Math.floor(count / batch);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const order = shuffled(count, random);
    let loss = 0;
    for (let b = 0; b < batches; b++) {
      const tasks = Array.from({ length: SHARDS }, (_, shard): NetTask => {
        const from = b * batch + shard * SHARD;
        return { kind: 'slope', rows, weights: shared, order: order.slice(from, from + SHARD) };
      });
      const gradient = new Float32Array(PARAMETERS);
      for (const part of (await team.run(tasks)) as Gradient[]) {
        for (let i = 0; i < PARAMETERS; i++) gradient[i]! += part.gradient[i]! / batch;
        loss += part.loss;
      }
      const done = (epoch + b / batches) / options.epochs;
      descent.step(live, gradient, RATE * (1 - done) * (1 - done) + 1e-5);
    }
    options.say(`  epoch ${epoch + 1}: loss ${(loss / (batches * batch)).toFixed(4)}`);
  }
  weights.set(live);
};

/**
 * Trains both nets. The stewards' net learns how matches end if stewards play on from any position. The searchers'
 * net starts as its copy and learns from generations of mixed tables. At the end the stewards' net learns once more,
 * from positions of those tables.
 */
export const trainNets = async (options: NetTraining): Promise<Nets<Float32Array>> => {
  const { generations, firstMatches, matches } = options;
  const team: Team = new Threads(new URL('./net-worker.ts', import.meta.url), options.threads);
  const stewards = firstWeights(new FastRandom(options.seed, 5));
  const harvests: Float32Array[][] = [];
  try {
    const ofStewards = await harvest(team, options, {
      generation: 0,
      matches: firstMatches,
      nets: null,
      ending: 'stewards',
    });
    await fit(team, options, ofStewards, stewards);
    const searchers = stewards.slice();
    for (let generation = 1; generation <= generations; generation++) {
      const nets = { searchers: searchers.slice(), stewards };
      harvests.push(await harvest(team, options, { generation, matches, nets, ending: 'same' }));
      await fit(team, options, harvests.slice(-REMEMBERED).flat(), searchers);
      options.save({ searchers, stewards });
    }
    const fromTables = await harvest(team, options, {
      generation: generations + 1,
      matches,
      nets: { searchers, stewards },
      ending: 'stewards',
    });
    await fit(team, options, [...ofStewards, ...fromTables], stewards);
    return { searchers, stewards };
  } finally {
    await team.close();
  }
};
