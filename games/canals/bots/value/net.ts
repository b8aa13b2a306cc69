import { softExp } from '@santiago/bots/value/soft-exp.ts';
import { FEATURES } from './feature-names.ts';
import { BLOCK, type NetLayers, plainLayers, wasmLayers } from './net-layers.ts';
import { SEAT_COUNT } from './survey.ts';

/** A layer: where its weights begin (by output, each output's bias last), its size, and whether it gives 0 below 0. */
export interface Layer {
  readonly at: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly rectified: boolean;
}

/** The sizes: the tower that reads each seat, its summary of the seat, the head that reads all summaries, its outputs. */
const TOWER = 96;
export const SUMMARY = 32;
const HEAD = 48;
export const OUTPUTS = 2;

const after = ({ at, inputs, outputs }: Layer): number => at + outputs * (inputs + 1);
export const TOWER_LAYER: Layer = { at: 0, inputs: FEATURES, outputs: TOWER, rectified: true };
export const SUMMARY_LAYER: Layer = {
  at: after(TOWER_LAYER),
  inputs: TOWER,
  outputs: SUMMARY,
  rectified: true,
};
export const HEAD_LAYER: Layer = {
  at: after(SUMMARY_LAYER),
  inputs: 3 * SUMMARY,
  outputs: HEAD,
  rectified: true,
};
export const OUT_LAYER: Layer = { at: after(HEAD_LAYER), inputs: HEAD, outputs: OUTPUTS, rectified: false };
export const LAYERS: readonly Layer[] = [TOWER_LAYER, SUMMARY_LAYER, HEAD_LAYER, OUT_LAYER];
export const PARAMETERS = after(OUT_LAYER);

/** The net gives scores in these units. */
export const SCORE_UNIT = 50;

/** A layer and where its numbers are in the buffer, in bytes. */
interface PlacedLayer {
  readonly layer: Layer;
  readonly weights: number;
  readonly input: number;
  readonly output: number;
}

const DOUBLE = 8;

/** The buffer holds the numbers of all seats for each step, then the weights. */
const ROOM = { features: SEAT_COUNT * FEATURES, towers: SEAT_COUNT * TOWER, summaries: SEAT_COUNT * SUMMARY };
const HEAD_INPUT_ROOM = SEAT_COUNT * HEAD_LAYER.inputs;
const HEADS_ROOM = SEAT_COUNT * HEAD;
const TOWERS_AT = DOUBLE * ROOM.features;
const SUMMARIES_AT = TOWERS_AT + DOUBLE * ROOM.towers;
const HEAD_INPUTS_AT = SUMMARIES_AT + DOUBLE * ROOM.summaries;
const HEADS_AT = HEAD_INPUTS_AT + DOUBLE * HEAD_INPUT_ROOM;
const WEIGHTS_AT = HEADS_AT + DOUBLE * HEADS_ROOM;
const placed = (layer: Layer, input: number, output: number): PlacedLayer => ({
  layer,
  weights: WEIGHTS_AT + DOUBLE * layer.at,
  input,
  output,
});
const PLACED_TOWER = placed(TOWER_LAYER, 0, TOWERS_AT);
const PLACED_SUMMARY = placed(SUMMARY_LAYER, TOWERS_AT, SUMMARIES_AT);
const PLACED_HEAD = placed(HEAD_LAYER, HEAD_INPUTS_AT, HEADS_AT);
/** How many bytes the buffer must have. */
export const NET_BYTES = WEIGHTS_AT + DOUBLE * OUT_LAYER.at;

/**
 * The value net. One tower, shared by all seats, summarises each seat. A head, shared too, reads a seat's own summary with
 * the mean and the maximum of the others' and gives the seat's strength and score. One net serves 2 to 5 players. Sums run
 * in a fixed order with IEEE additions and products only, so Node and every browser agree to the last bit.
 */
export class Net {
  /** Results of `run` by seat: the share of the victory, and the final score. */
  readonly shares = new Float64Array(SEAT_COUNT);
  readonly scores = new Float64Array(SEAT_COUNT);
  readonly towers: Float64Array;
  readonly summaries: Float64Array;
  readonly headInputs: Float64Array;
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
    this.summaries = new Float64Array(buffer, SUMMARIES_AT, ROOM.summaries);
    this.headInputs = new Float64Array(buffer, HEAD_INPUTS_AT, HEAD_INPUT_ROOM);
    this.heads = new Float64Array(buffer, HEADS_AT, HEADS_ROOM);
    this.learn(weights);
  }

  /** Uses these weights from now on. */
  learn(weights: ArrayLike<number>): void {
    for (const { layer, weights: offset } of [PLACED_TOWER, PLACED_SUMMARY, PLACED_HEAD]) {
      const { at, inputs, outputs } = layer;
      const target = new Float64Array(this.layers.buffer, offset, outputs * (inputs + 1));
      for (let o = 0; o < outputs; o++) {
        const block = (o - (o % BLOCK)) * (inputs + 1) + (o % BLOCK);
        const from = at + o * (inputs + 1);
        target[block] = weights[from + inputs]!;
        for (let i = 0; i < inputs; i++) target[block + BLOCK * (i + 1)] = weights[from + i]!;
      }
    }
    for (let i = OUT_LAYER.at; i < PARAMETERS; i++) this.last[i - OUT_LAYER.at] = weights[i]!;
  }

  run(features: Float64Array, players: number): void {
    const { out, shares, scores } = this;
    this.features.set(features.subarray(0, FEATURES * players));
    for (let seat = 0; seat < players; seat++) {
      this.forward(PLACED_TOWER, seat);
      this.forward(PLACED_SUMMARY, seat);
    }
    this.gather(players);
    let all = 0;
    for (let seat = 0; seat < players; seat++) {
      this.forward(PLACED_HEAD, seat);
      this.readOutputs(seat);
      shares[seat] = softExp(out[OUTPUTS * seat]!);
      scores[seat] = SCORE_UNIT * out[OUTPUTS * seat + 1]!;
      all += shares[seat]!;
    }
    for (let seat = 0; seat < players; seat++) shares[seat]! /= all;
  }

  private forward({ layer: { inputs, outputs }, weights, input, output }: PlacedLayer, seat: number): void {
    this.layers.layer(
      input + DOUBLE * inputs * seat,
      inputs,
      weights,
      output + DOUBLE * outputs * seat,
      outputs / BLOCK,
    );
  }

  /** The outputs of a seat's head. */
  private readOutputs(seat: number): void {
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

  /** Each head reads its own summary, the mean of the others' and their maximum. */
  private gather(players: number): void {
    const { summaries, headInputs } = this;
    for (let seat = 0; seat < players; seat++) {
      const at = HEAD_LAYER.inputs * seat;
      for (let i = 0; i < SUMMARY; i++) {
        let sum = 0;
        let most = 0;
        for (let other = 0; other < players; other++) {
          if (other === seat) continue;
          const value = summaries[SUMMARY * other + i]!;
          sum += value;
          if (value > most) most = value;
        }
        headInputs[at + i] = summaries[SUMMARY * seat + i]!;
        headInputs[at + SUMMARY + i] = sum / (players - 1);
        headInputs[at + 2 * SUMMARY + i] = most;
      }
    }
  }
}
