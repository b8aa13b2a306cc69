import { canals } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import { FastRandom } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { netBytes } from '../value/net-bytes.node.ts';
import { FEATURE_NAMES, FEATURES } from '../value/feature-names.ts';
import { Features } from '../value/features.ts';
import { Evaluator } from '../value/evaluator.ts';
import { LAYERS, Net, PARAMETERS } from '../value/net.ts';
import { readNets, writeNets } from '../value/net-file.ts';
import { makeResult } from '@santiago/bots/search/trials.ts';
import { anySetup, playMatch } from '../../../test/bots/positions.ts';

describe('the value net', () => {
  const bytes = netBytes();
  const nets = readNets(bytes);
  /** The file with another number in one word of its header. */
  const changed = (word: number): Uint8Array => {
    const copy = Uint8Array.from(bytes);
    copy[4 * word]! ^= 1;
    return copy;
  };

  it('is read from its file and written to the same bytes', () => {
    expect(nets.searchers).toHaveLength(PARAMETERS);
    expect(nets.stewards).toHaveLength(PARAMETERS);
    expect(nets.stewards).not.toEqual(nets.searchers);
    expect(Buffer.from(writeNets(nets)).equals(bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('is refused where the file is none, is cut off, or was made for another game, other features or another shape', () => {
    expect(() => readNets(new Uint8Array(0))).toThrow(/not a file of nets/);
    expect(() => readNets(changed(0))).toThrow(/not a file of nets/);
    expect(() => readNets(changed(1))).toThrow(/trained for other/);
    for (let word = 2; word < 4 + 2 * LAYERS.length; word++)
      expect(() => readNets(changed(word))).toThrow(/another shape/);
    expect(() => readNets(bytes.subarray(0, bytes.length - 4))).toThrow(/bytes/);
  });

  it('has a name for every number that it reads, and no name twice', () => {
    expect(new Set(FEATURE_NAMES).size).toBe(FEATURES);
    expect(LAYERS[0]!.inputs).toBe(FEATURES);
  });

  it('gives shares that sum to 1 and turns with the seats', () => {
    const net = new Net(nets.searchers);
    const features = new Features();
    const random = new FastRandom(31);
    for (let match = 0; match < 6; match++) {
      playMatch(anySetup(random), random, (state) => {
        if (state.round < 2 || random.below(10) > 0) return -1;
        features.read(state);
        const { players } = state;
        net.run(features.values, players);
        const shares = [...net.shares.subarray(0, players)];
        expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
        // The last seat's numbers first: the net knows seats by what they have alone.
        const turned = new Float64Array(features.values.length);
        turned.set(features.values.subarray(FEATURES * (players - 1), FEATURES * players), 0);
        turned.set(features.values.subarray(0, FEATURES * (players - 1)), FEATURES);
        net.run(turned, players);
        expect(net.shares[0]).toBeCloseTo(shares[players - 1]!, 9);
        return -1;
      });
    }
  });

  it('says the same of a position whether an evaluator remembers it, has forgotten it, or never saw it', () => {
    const weights = nets.searchers;
    const evaluator = new Evaluator(new Net(weights));
    const [first, again, fresh] = [makeResult(), makeResult(), makeResult()];
    const random = new FastRandom(37);
    const seen: State[] = [];
    for (let match = 0; match < 3; match++)
      playMatch(anySetup(random), random, (state) => {
        if (random.below(4) === 0) seen.push(canals.copy(state));
        return -1;
      });
    for (const state of [...seen, ...seen]) {
      evaluator.read(state, first);
      evaluator.read(canals.copy(state), again);
      new Evaluator(new Net(weights)).read(state, fresh);
      expect(again).toEqual(first);
      expect(fresh).toEqual(first);
    }
  });
});
