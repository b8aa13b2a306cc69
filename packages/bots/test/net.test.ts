import { canals } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import { FastRandom } from '@santiago/kernel';
import { describe, expect, it, vi } from 'vitest';
import { makeArtefact, readArtefact, stampOf } from '../src/canals/value/artefact.ts';
import { Features, FEATURES } from '../src/canals/value/features.ts';
import { Evaluator } from '../src/canals/value/evaluator.ts';
import { Net, PARAMETERS } from '../src/canals/value/net.ts';
import { TRAINED } from '../src/canals/value/trained.ts';
import { makeResult } from '../src/search/trials.ts';
import { anySetup, playMatch } from './positions.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('the value net', () => {
  it('is kept with the stamp of rules, features and beliefs, and others are refused', () => {
    const weights = readArtefact(TRAINED.searchers);
    expect(weights).toHaveLength(PARAMETERS);
    expect(TRAINED.searchers.stamp).toBe(stampOf());
    expect(() => readArtefact({ ...TRAINED.searchers, stamp: '00000000' })).toThrow(/trained for/);
  });

  it('is at most 300 kB and survives being kept', () => {
    expect(TRAINED.searchers.weights.length + TRAINED.stewards.weights.length).toBeLessThan(300_000);
    const weights = readArtefact(TRAINED.searchers);
    expect(readArtefact(makeArtefact(weights))).toEqual(weights);
  });

  it('gives shares that sum to 1 and turns with the seats', () => {
    const net = new Net(readArtefact(TRAINED.searchers));
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

  it('says the same of a position whether a judge remembers it, has forgotten it, or never saw it', () => {
    const weights = readArtefact(TRAINED.searchers);
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
