import { FEATURES } from './features.ts';
import { SEAT_COUNT } from './survey.ts';

/** A layer: where its weights begin (by output, then the bias), how wide it is, whether it keeps silent below 0. */
export interface Layer {
  readonly at: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly rectified: boolean;
}

/** A tower for each seat, what it says of itself, the head that also hears of the others, and what the head says. */
const TOWER = 96;
export const VOICE = 32;
const HEAD = 48;
export const OUTPUTS = 2;

const after = ({ at, inputs, outputs }: Layer): number => at + outputs * (inputs + 1);
export const TOWER_LAYER: Layer = { at: 0, inputs: FEATURES, outputs: TOWER, rectified: true };
export const VOICE_LAYER: Layer = { at: after(TOWER_LAYER), inputs: TOWER, outputs: VOICE, rectified: true };
export const HEAD_LAYER: Layer = {
  at: after(VOICE_LAYER),
  inputs: 3 * VOICE,
  outputs: HEAD,
  rectified: true,
};
export const OUT_LAYER: Layer = { at: after(HEAD_LAYER), inputs: HEAD, outputs: OUTPUTS, rectified: false };
export const PARAMETERS = after(OUT_LAYER);

/** The net speaks of scores in these units. */
export const SCORE_UNIT = 50;

/** Grows like e^x near nought, with sums and products alone: the same number in every engine. */
export const swell = (x: number): number => (x >= 0 ? 1 + x + 0.5 * x * x : 1 / (1 - x + 0.5 * x * x));

/** One layer for one seat; each seat's inputs and outputs stand together. */
const forward = (
  { at, inputs, outputs, rectified }: Layer,
  seat: number,
  weights: Float64Array,
  input: Float64Array,
  output: Float64Array,
): void => {
  const from = inputs * seat;
  const to = outputs * seat;
  let w = at;
  const whole = inputs - (inputs & 3);
  for (let o = 0; o < outputs; o++) {
    // Four sums side by side, always the same four: they need not wait for each other.
    let a = weights[w + inputs]!;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let i = 0; i < whole; i += 4) {
      a += weights[w + i]! * input[from + i]!;
      b += weights[w + i + 1]! * input[from + i + 1]!;
      c += weights[w + i + 2]! * input[from + i + 2]!;
      d += weights[w + i + 3]! * input[from + i + 3]!;
    }
    for (let i = whole; i < inputs; i++) a += weights[w + i]! * input[from + i]!;
    const sum = a + b + (c + d);
    output[to + o] = rectified && sum < 0 ? 0 : sum;
    w += inputs + 1;
  }
};

/**
 * The value net: one tower shared by all seats, what the towers say of the others averaged and at its most, and a
 * head for each seat that gives its strength and its score. One net for 2 to 5 players. Sums run in a fixed order
 * with IEEE additions and products only, so Node and every browser agree to the last bit.
 */
export class Net {
  /** What `run` found, by seat: the share of the victory, and the final score. */
  readonly shares = new Float64Array(SEAT_COUNT);
  readonly scores = new Float64Array(SEAT_COUNT);
  readonly towers = new Float64Array(SEAT_COUNT * TOWER);
  readonly voices = new Float64Array(SEAT_COUNT * VOICE);
  readonly heard = new Float64Array(SEAT_COUNT * HEAD_LAYER.inputs);
  readonly heads = new Float64Array(SEAT_COUNT * HEAD);
  readonly out = new Float64Array(SEAT_COUNT * OUTPUTS);
  private readonly weights: Float64Array;

  constructor(weights: ArrayLike<number>) {
    if (weights.length !== PARAMETERS)
      throw new RangeError(`a net has ${PARAMETERS} weights, not ${weights.length}`);
    this.weights = Float64Array.from(weights);
  }

  /** Takes these weights from now on. */
  learn(weights: ArrayLike<number>): void {
    this.weights.set(weights);
  }

  run(features: Float64Array, players: number): void {
    const { weights, towers, voices, heard, heads, out, shares, scores } = this;
    for (let seat = 0; seat < players; seat++) {
      forward(TOWER_LAYER, seat, weights, features, towers);
      forward(VOICE_LAYER, seat, weights, towers, voices);
    }
    this.listen(players);
    let all = 0;
    for (let seat = 0; seat < players; seat++) {
      forward(HEAD_LAYER, seat, weights, heard, heads);
      forward(OUT_LAYER, seat, weights, heads, out);
      shares[seat] = swell(out[OUTPUTS * seat]!);
      scores[seat] = SCORE_UNIT * out[OUTPUTS * seat + 1]!;
      all += shares[seat]!;
    }
    for (let seat = 0; seat < players; seat++) shares[seat]! /= all;
  }

  /** Each head hears its own tower, the mean of the others and the most any of them says. */
  private listen(players: number): void {
    const { voices, heard } = this;
    for (let seat = 0; seat < players; seat++) {
      const at = HEAD_LAYER.inputs * seat;
      for (let i = 0; i < VOICE; i++) {
        let sum = 0;
        let most = 0;
        for (let other = 0; other < players; other++) {
          if (other === seat) continue;
          const said = voices[VOICE * other + i]!;
          sum += said;
          if (said > most) most = said;
        }
        heard[at + i] = voices[VOICE * seat + i]!;
        heard[at + VOICE + i] = sum / (players - 1);
        heard[at + 2 * VOICE + i] = most;
      }
    }
  }
}
