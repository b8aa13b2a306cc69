import { canals } from '@santiago/canals';
import { draw, owes, play, type State } from '@santiago/canals/engine';
import {
  Features,
  FEATURES,
  Heuristic,
  Judge,
  makeResult,
  Net,
  nextSeat,
  rated,
  readOutcome,
  roundPlayouts,
  Trials,
  TUNED,
} from '@santiago/bots/training';
import { CHANCE, FastRandom, makeSetup, OWES_CHANCE, type Random, type Setup } from '@santiago/kernel';
import { serve } from '../threads.ts';
import { Backprop } from './backprop.ts';
import { FEATURES_AT, ROW, SCORES_AT, SHARES_AT } from './positions.ts';

/** Matches to be played for training. Without weights the heuristic plays, with them the look-ahead. */
export interface Harvest {
  readonly kind: 'harvest';
  readonly seed: number;
  readonly matches: number;
  readonly weights: Float32Array | null;
  /** Evaluations a decision of the look-ahead. */
  readonly evaluations: number;
}

/** The gradient over some of the rows. */
export interface Slope {
  readonly kind: 'slope';
  readonly rows: SharedArrayBuffer;
  readonly weights: SharedArrayBuffer;
  /** The rows to be taken, by number. */
  readonly order: Int32Array;
}

export type NetTask = Harvest | Slope;
export interface Gradient {
  readonly gradient: Float64Array;
  readonly loss: number;
}
export type NetAnswer = Float32Array | Gradient;

/** Points by which the heuristic's values are moved, so that matches differ; some seats play wilder than others. */
const NOISES = [0, 0.5, 1, 2, 4];
const CANDIDATES = 10;
const MARGIN_SHARE = 0.1;

const TABLES: readonly (readonly [number, string])[] = [
  [4, 'off'],
  [3, 'off'],
  [4, 'on'],
  [5, 'off'],
  [4, 'off'],
  [2, 'on'],
  [4, 'off'],
  [3, 'on'],
  [5, 'on'],
  [2, 'off'],
];

const setups: readonly Setup[] = TABLES.map(([players, palms]) => {
  const setup = makeSetup(canals.setup, { players, options: { palms } });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
});

type Player = (s: State, seat: number) => number;

const noisy = (heuristic: Heuristic, random: Random, noise: number): Player => {
  return (s, seat) => heuristic.choose(s, seat, random, noise);
};

/** A small look-ahead that now and then does something else. */
const looking = (model: Heuristic, judge: Judge, random: Random, evaluations: number): Player => {
  return (s, seat) => {
    const noise = s.step === 'sealed' ? 2 : 1;
    if (random.below(16) === 0) {
      model.forget();
      return model.choose(s, seat, random, 3);
    }
    const best = rated(model, s, seat).slice(0, CANDIDATES);
    if (best.length === 1) return best[0]!.action;
    const actions = best.map(({ action }) => action);
    const trials = new Trials(actions, { seat, players: s.players }, MARGIN_SHARE);
    const chosen = trials.halve(
      evaluations,
      roundPlayouts(s, seat, model, judge, { seed: random.below(65536), noise }),
    );
    return actions[chosen]!;
  };
};

const harvest = ({ seed, matches, weights, evaluations }: Harvest): Float32Array => {
  const rows: Float32Array[] = [];
  const random = new FastRandom(seed, 3);
  const features = new Features();
  const result = makeResult();
  // Kept for a phase, so every seat and the model of the look-ahead has its own.
  const heuristics = Array.from({ length: 6 }, () => new Heuristic(TUNED));
  const judge = weights === null ? null : new Judge(new Net(weights));
  for (let match = 0; match < matches; match++) {
    const setup = setups[random.below(setups.length)]!;
    const players: Player[] = Array.from({ length: setup.players }, (_, seat) =>
      judge === null || random.below(6) === 0
        ? noisy(heuristics[seat]!, random, NOISES[random.below(NOISES.length)]!)
        : looking(heuristics[5]!, judge, random, evaluations),
    );
    const from = rows.length;
    const s = canals.start(setup);
    for (const heuristic of heuristics) heuristic.forget();
    for (;;) {
      const owing = owes(s);
      if (owing === 0) break;
      if (owing === OWES_CHANCE) {
        if (s.round > 0) rows.push(rowOf(features, s));
        play(s, CHANCE, draw(s, random));
      } else {
        const seat = nextSeat(owing);
        play(s, seat, players[seat]!(s, seat));
      }
    }
    readOutcome(s, result);
    for (const row of rows.slice(from)) {
      row.set(result.shares, SHARES_AT);
      row.set(result.scores, SCORES_AT);
    }
  }
  const all = new Float32Array(ROW * rows.length);
  for (const [i, row] of rows.entries()) all.set(row, ROW * i);
  return all;
};

const rowOf = (features: Features, s: State): Float32Array => {
  const row = new Float32Array(ROW);
  features.read(s);
  row[0] = s.players;
  row.set(features.values.subarray(0, FEATURES * s.players), FEATURES_AT);
  return row;
};

let backprop: { readonly weights: SharedArrayBuffer; readonly of: Backprop } | null = null;

const slope = ({ rows, weights, order }: Slope): Gradient => {
  if (backprop === null || backprop.weights !== weights)
    backprop = { weights, of: new Backprop(new Float32Array(weights)) };
  const { of } = backprop;
  const data = new Float32Array(rows);
  of.clear();
  for (const number of order) {
    const row = Float64Array.from(data.subarray(ROW * number, ROW * number + ROW));
    of.add(row.subarray(FEATURES_AT, SHARES_AT), row[0]!, row.subarray(SHARES_AT), row.subarray(SCORES_AT));
  }
  return { gradient: of.gradient, loss: of.loss };
};

serve((task: NetTask): NetAnswer => (task.kind === 'harvest' ? harvest(task) : slope(task)));
