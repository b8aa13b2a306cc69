import { softExp } from '../../value/soft-exp.ts';
import { FEATURES } from './feature-names.ts';
import { BLOCK, type NetLayers, plainLayers, wasmLayers } from './net-layers.ts';
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
export const LAYERS: readonly Layer[] = [TOWER_LAYER, VOICE_LAYER, HEAD_LAYER, OUT_LAYER];
export const PARAMETERS = after(OUT_LAYER);

/** The net speaks of scores in these units. */
export const SCORE_UNIT = 50;

/** A layer as the kernel keeps it, and where its numbers stand, in bytes. */
interface Kept {
  readonly layer: Layer;
  readonly weights: number;
  readonly input: number;
  readonly output: number;
}

const DOUBLE = 8;

/** Room for the numbers of all seats in turn, then for the weights. */
const ROOM = { features: SEAT_COUNT * FEATURES, towers: SEAT_COUNT * TOWER, voices: SEAT_COUNT * VOICE };
const HEARD_ROOM = SEAT_COUNT * HEAD_LAYER.inputs;
const HEADS_ROOM = SEAT_COUNT * HEAD;
const TOWERS_AT = DOUBLE * ROOM.features;
const VOICES_AT = TOWERS_AT + DOUBLE * ROOM.towers;
const HEARD_AT = VOICES_AT + DOUBLE * ROOM.voices;
const HEADS_AT = HEARD_AT + DOUBLE * HEARD_ROOM;
const WEIGHTS_AT = HEADS_AT + DOUBLE * HEADS_ROOM;
const keptAt = (layer: Layer, input: number, output: number): Kept => ({
  layer,
  weights: WEIGHTS_AT + DOUBLE * layer.at,
  input,
  output,
});
const KEPT_TOWER = keptAt(TOWER_LAYER, 0, TOWERS_AT);
const KEPT_VOICE = keptAt(VOICE_LAYER, TOWERS_AT, VOICES_AT);
const KEPT_HEAD = keptAt(HEAD_LAYER, HEARD_AT, HEADS_AT);
/** What a kernel must have room for. */
export const NET_BYTES = WEIGHTS_AT + DOUBLE * OUT_LAYER.at;

/**
 * The value net: one tower shared by all seats, what the towers say of the others averaged and at its most, and a
 * head for each seat that gives its strength and its score. One net for 2 to 5 players. Sums run in a fixed order
 * with IEEE additions and products only, so Node and every browser agree to the last bit.
 */
export class Net {
  /** What `run` found, by seat: the share of the victory, and the final score. */
  readonly shares = new Float64Array(SEAT_COUNT);
  readonly scores = new Float64Array(SEAT_COUNT);
  readonly towers: Float64Array;
  readonly voices: Float64Array;
  readonly heard: Float64Array;
  readonly heads: Float64Array;
  readonly out = new Float64Array(SEAT_COUNT * OUTPUTS);
  private readonly features: Float64Array;
  private readonly last = new Float64Array(PARAMETERS - OUT_LAYER.at);
  private readonly layers: NetLayers;

  constructor(
    weights: ArrayLike<number>,
    layers: NetLayers = wasmLayers(NET_BYTES) ?? plainLayers(NET_BYTES),
  ) {
    if (weights.length !== PARAMETERS)
      throw new RangeError(`a net has ${PARAMETERS} weights, not ${weights.length}`);
    this.layers = layers;
    const { buffer } = layers;
    this.features = new Float64Array(buffer, 0, ROOM.features);
    this.towers = new Float64Array(buffer, TOWERS_AT, ROOM.towers);
    this.voices = new Float64Array(buffer, VOICES_AT, ROOM.voices);
    this.heard = new Float64Array(buffer, HEARD_AT, HEARD_ROOM);
    this.heads = new Float64Array(buffer, HEADS_AT, HEADS_ROOM);
    this.learn(weights);
  }

  /** Takes these weights from now on. */
  learn(weights: ArrayLike<number>): void {
    for (const { layer, weights: place } of [KEPT_TOWER, KEPT_VOICE, KEPT_HEAD]) {
      const { at, inputs, outputs } = layer;
      const kept = new Float64Array(this.layers.buffer, place, outputs * (inputs + 1));
      for (let o = 0; o < outputs; o++) {
        const block = (o - (o % BLOCK)) * (inputs + 1) + (o % BLOCK);
        const from = at + o * (inputs + 1);
        kept[block] = weights[from + inputs]!;
        for (let i = 0; i < inputs; i++) kept[block + BLOCK * (i + 1)] = weights[from + i]!;
      }
    }
    for (let i = OUT_LAYER.at; i < PARAMETERS; i++) this.last[i - OUT_LAYER.at] = weights[i]!;
  }

  run(features: Float64Array, players: number): void {
    const { out, shares, scores } = this;
    this.features.set(features.subarray(0, FEATURES * players));
    for (let seat = 0; seat < players; seat++) {
      this.forward(KEPT_TOWER, seat);
      this.forward(KEPT_VOICE, seat);
    }
    this.listen(players);
    let all = 0;
    for (let seat = 0; seat < players; seat++) {
      this.forward(KEPT_HEAD, seat);
      this.conclude(seat);
      shares[seat] = softExp(out[OUTPUTS * seat]!);
      scores[seat] = SCORE_UNIT * out[OUTPUTS * seat + 1]!;
      all += shares[seat]!;
    }
    for (let seat = 0; seat < players; seat++) shares[seat]! /= all;
  }

  private forward({ layer: { inputs, outputs }, weights, input, output }: Kept, seat: number): void {
    this.layers.layer(
      input + DOUBLE * inputs * seat,
      inputs,
      weights,
      output + DOUBLE * outputs * seat,
      outputs / BLOCK,
    );
  }

  /** What a head says. */
  private conclude(seat: number): void {
    const { heads, last, out } = this;
    const from = HEAD * seat;
    let strength = last[HEAD]!;
    let score = last[2 * HEAD + 1]!;
    for (let i = 0; i < HEAD; i++) {
      strength += last[i]! * heads[from + i]!;
      score += last[HEAD + 1 + i]! * heads[from + i]!;
    }
    out[OUTPUTS * seat] = strength;
    out[OUTPUTS * seat + 1] = score;
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
