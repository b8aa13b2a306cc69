import { FastRandom } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../value/feature-names.ts';
import { Features } from '../value/features.ts';
import { plainLayers, wasmLayers } from '../value/net-layers.ts';
import { NET_BYTES, Net, PARAMETERS } from '../value/net.ts';
import { anySetup, playMatch } from '../../../test/bots/positions.ts';

/** Weights of the sizes that trained ones have. */
const anyWeights = (random: FastRandom): Float32Array =>
  Float32Array.from({ length: PARAMETERS }, () => (random.below(65536) - 32768) / 131072);

describe('the layers of the value net', () => {
  it('gives the same numbers in WebAssembly and without it, to the last bit, on 1,000 positions', () => {
    const random = new FastRandom(33);
    const weights = anyWeights(random);
    const wasm = wasmLayers(NET_BYTES);
    expect(wasm).not.toBeNull();
    const [quick, plain] = [new Net(weights, wasm!), new Net(weights, plainLayers(NET_BYTES))];
    const features = new Features();
    let positions = 0;
    while (positions < 1000) {
      playMatch(anySetup(random), random, (state) => {
        if (state.round < 2 || positions >= 1000) return -1;
        positions++;
        features.read(state);
        quick.run(features.values, state.players);
        plain.run(features.values, state.players);
        expect([...quick.out]).toEqual([...plain.out]);
        expect([...quick.shares]).toEqual([...plain.shares]);
        return -1;
      });
    }
  });

  it('uses new weights after it learned them', () => {
    const random = new FastRandom(34);
    const net = new Net(anyWeights(random));
    const features = Float64Array.from({ length: 5 * FEATURES }, () => random.below(1000) / 1000);
    net.run(features, 3);
    const first = [...net.shares.subarray(0, 3)];
    net.learn(anyWeights(random));
    net.run(features, 3);
    expect([...net.shares.subarray(0, 3)]).not.toEqual(first);
    expect(net.shares[0]! + net.shares[1]! + net.shares[2]!).toBeCloseTo(1, 12);
  });
});
