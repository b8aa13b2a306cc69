import {
  HEAD_LAYER,
  type Layer,
  Net,
  OUT_LAYER,
  OUTPUTS,
  PARAMETERS,
  SCORE_UNIT,
  TOWER_LAYER,
  SUMMARY,
  SUMMARY_LAYER,
} from '@santiago/canals/bots/value';

const SEATS = 5;
/** The weight of a squared error of a score, relative to the cross-entropy of the shares. */
const SCORE_LOSS = 2;

/** The gradient of the loss, summed over positions. The forward pass is the bots' own net. */
export class Backprop {
  readonly gradient = new Float64Array(PARAMETERS);
  loss = 0;
  private readonly weights = new Float32Array(PARAMETERS);
  private readonly net = new Net(this.weights);
  private readonly dOut = new Float64Array(OUTPUTS);
  private readonly dHead = new Float64Array(HEAD_LAYER.outputs);
  private readonly dHeard = new Float64Array(HEAD_LAYER.inputs);
  private readonly dVoice = new Float64Array(SEATS * SUMMARY);
  private readonly dTower = new Float64Array(TOWER_LAYER.outputs);

  /** Begins a new sum, with these weights. */
  begin(weights: Float32Array): void {
    this.weights.set(weights);
    this.net.learn(weights);
    this.gradient.fill(0);
    this.loss = 0;
  }

  /** Adds one position: features of all seats, and by seat the share won and the final score. */
  add(features: Float64Array, players: number, shares: Float64Array, scores: Float64Array): void {
    const { net, dVoice } = this;
    net.run(features, players);
    dVoice.fill(0);
    for (let seat = 0; seat < players; seat++) {
      this.outputError(seat, shares[seat]!, scores[seat]! / SCORE_UNIT);
      this.dHead.fill(0);
      this.back(OUT_LAYER, seat, net.heads, this.dOut, this.dHead);
      rectified(this.dHead, net.heads, seat);
      this.dHeard.fill(0);
      this.back(HEAD_LAYER, seat, net.headInputs, this.dHead, this.dHeard);
      this.spread(seat, players);
    }
    for (let seat = 0; seat < players; seat++) {
      const voice = dVoice.subarray(SUMMARY * seat, SUMMARY * seat + SUMMARY);
      rectified(voice, net.summaries, seat);
      this.dTower.fill(0);
      this.back(SUMMARY_LAYER, seat, net.towers, voice, this.dTower);
      rectified(this.dTower, net.towers, seat);
      this.back(TOWER_LAYER, seat, features, this.dTower, null);
    }
  }

  private outputError(seat: number, share: number, score: number): void {
    const { net, dOut } = this;
    const x = Math.abs(net.out[OUTPUTS * seat]!);
    // The derivative of the logarithm of `softExp`.
    dOut[0] = ((1 + x) / (1 + x + 0.5 * x * x)) * (net.shares[seat]! - share);
    const error = net.out[OUTPUTS * seat + 1]! - score;
    dOut[1] = SCORE_LOSS * error;
    if (share > 0) this.loss -= share * Math.log(Math.max(1e-9, net.shares[seat]!));
    this.loss += 0.5 * SCORE_LOSS * error * error;
  }

  /** A head's error goes to its own summary, to the mean of the others' and to the largest of them. */
  private spread(seat: number, players: number): void {
    const { dHeard, dVoice, net } = this;
    for (let i = 0; i < SUMMARY; i++) {
      dVoice[SUMMARY * seat + i]! += dHeard[i]!;
      const mean = dHeard[SUMMARY + i]! / (players - 1);
      let most = 0;
      let loudest = -1;
      for (let other = 0; other < players; other++) {
        if (other === seat) continue;
        dVoice[SUMMARY * other + i]! += mean;
        if (net.summaries[SUMMARY * other + i]! <= most) continue;
        most = net.summaries[SUMMARY * other + i]!;
        loudest = other;
      }
      if (loudest >= 0) dVoice[SUMMARY * loudest + i]! += dHeard[2 * SUMMARY + i]!;
    }
  }

  /** One layer backwards: adds to the gradient and, on request, to the error of its inputs. */
  private back(
    { at, inputs, outputs }: Layer,
    seat: number,
    input: Float64Array,
    error: Float64Array,
    inputError: Float64Array | null,
  ): void {
    const from = inputs * seat;
    const { gradient, weights } = this;
    let w = at;
    for (let o = 0; o < outputs; o++, w += inputs + 1) {
      const e = error[o]!;
      if (e === 0) continue;
      for (let i = 0; i < inputs; i++) gradient[w + i]! += e * input[from + i]!;
      gradient[w + inputs]! += e;
      if (inputError === null) continue;
      for (let i = 0; i < inputs; i++) inputError[i]! += e * weights[w + i]!;
    }
  }
}

/** No error passes where the layer's output was 0. */
const rectified = (error: Float64Array, output: Float64Array, seat: number): void => {
  const from = error.length * seat;
  for (let i = 0; i < error.length; i++) if (output[from + i]! <= 0) error[i] = 0;
};
