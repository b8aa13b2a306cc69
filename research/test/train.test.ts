import { canals } from '@santiago/canals';
import { draw, owes, play } from '@santiago/canals/engine';
import {
  Features,
  FEATURES,
  HEAD_LAYER,
  Heuristic,
  type Layer,
  Net,
  OUT_LAYER,
  OUTPUTS,
  PARAMETERS,
  readTrained,
  SCORE_UNIT,
  softExp,
  TOWER_LAYER,
  TUNED,
  SUMMARY,
  SUMMARY_LAYER,
} from '@santiago/canals/bots/value';
import { CHANCE, FastRandom, lowestSeat, makeSetup, OWES_CHANCE } from '@santiago/kernel';
import { inFull } from '@santiago/kernel/laws';
import { describe, expect, it } from 'vitest';
import { Backprop } from '../train/canals/backprop.ts';

interface Position {
  readonly players: number;
  readonly features: Float64Array;
}

/** Positions between rounds out of stewards' matches of any size. */
const positionsOf = (count: number): Position[] => {
  const random = new FastRandom(61);
  const features = new Features();
  const heuristic = new Heuristic(TUNED);
  const positions: Position[] = [];
  for (let match = 0; positions.length < count; match++) {
    const setup = makeSetup(canals.setup, { players: 2 + (match % 4) });
    if (!setup.ok) throw new Error(setup.fault.text);
    const s = canals.start(setup.value);
    heuristic.forget();
    for (let owing = owes(s); owing !== 0; owing = owes(s)) {
      if (owing !== OWES_CHANCE) {
        const seat = lowestSeat(owing);
        play(s, seat, heuristic.choose(s, seat, random, 2));
        continue;
      }
      if (s.round > 0) {
        features.read(s);
        positions.push({ players: s.players, features: features.values.slice(0, FEATURES * s.players) });
      }
      play(s, CHANCE, draw(s, random));
      heuristic.forget();
    }
  }
  return positions.slice(0, count);
};

/** A layer the plain way: weights of an output stand together, its bias last. */
const layer = ({ at, inputs, outputs, rectified }: Layer, weights: Float32Array, input: number[]): number[] =>
  Array.from({ length: outputs }, (_, o) => {
    const from = at + o * (inputs + 1);
    let sum = weights[from + inputs]!;
    for (let i = 0; i < inputs; i++) sum += input[i]! * weights[from + i]!;
    return rectified ? Math.max(0, sum) : sum;
  });

/** What the net means, written down once more without any care for speed. */
const reference = (weights: Float32Array, { players, features }: Position) => {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const summaries = seats.map((seat) => {
    const own = [...features.subarray(FEATURES * seat, FEATURES * (seat + 1))];
    return layer(SUMMARY_LAYER, weights, layer(TOWER_LAYER, weights, own));
  });
  const out = seats.map((seat) => {
    const others = summaries.filter((_, other) => other !== seat);
    const each = Array.from({ length: SUMMARY }, (_, i) => others.map((voice) => voice[i]!));
    const heard = [
      ...summaries[seat]!,
      ...each.map((said) => said.reduce((sum, x) => sum + x) / said.length),
      ...each.map((said) => Math.max(...said)),
    ];
    return layer(OUT_LAYER, weights, layer(HEAD_LAYER, weights, heard));
  });
  const strengths = out.map(([strength]) => softExp(strength!));
  const all = strengths.reduce((sum, each) => sum + each);
  return {
    shares: strengths.map((each) => each / all),
    scores: out.map((each) => SCORE_UNIT * each[OUTPUTS - 1]!),
  };
};

describe('the trainer', () => {
  it('and the bots compute the same net', () => {
    const { searchers } = readTrained();
    const net = new Net(searchers);
    let apart = 0;
    for (const position of positionsOf(inFull(1000, 150))) {
      const { shares, scores } = reference(searchers, position);
      net.run(position.features, position.players);
      for (let seat = 0; seat < position.players; seat++) {
        apart = Math.max(apart, Math.abs(net.shares[seat]! - shares[seat]!));
        apart = Math.max(apart, Math.abs(net.scores[seat]! - scores[seat]!) / SCORE_UNIT);
      }
    }
    expect(apart).toBeLessThan(1e-9);
  });

  it('goes down the gradient', () => {
    const { searchers } = readTrained();
    const random = new FastRandom(62);
    const backprop = new Backprop();
    const positions = positionsOf(6);
    const shares = Float64Array.of(0.7, 0.3, 0, 0, 0);
    const scores = Float64Array.of(60, 50, 40, 30, 20);
    const lossAt = (weights: Float32Array): number => {
      backprop.begin(weights);
      for (const { players, features } of positions) backprop.add(features, players, shares, scores);
      return backprop.loss;
    };
    lossAt(searchers);
    const gradient = backprop.gradient.slice();
    const step = 2 ** -11;
    for (let i = 0; i < inFull(200, 50); i++) {
      const at = random.below(PARAMETERS);
      const [less, more] = [searchers.slice(), searchers.slice()];
      less[at]! -= step;
      more[at]! += step;
      const slope = (lossAt(more) - lossAt(less)) / (more[at]! - less[at]!);
      expect(Math.abs(slope - gradient[at]!)).toBeLessThan(0.01 + 0.02 * Math.abs(slope));
    }
  });
});
