import { canals } from '@santiago/canals';
import { owes } from '@santiago/canals/engine';
import { FastRandom, seatName, type Told } from '@santiago/kernel';
import { describe, expect, it, vi } from 'vitest';
import { Heuristic } from '../src/canals/heuristic.ts';
import { WhimsicalModel } from '../src/canals/models.ts';
import { isSettled } from '../src/canals/population.ts';
import { rated } from '../src/canals/rated.ts';
import { Straying } from '../src/canals/straying.ts';
import { TUNED } from '../src/canals/tuned.ts';
import { botNamed } from '../src/index.ts';
import { ask, playMatch, setupOf } from './positions.ts';

vi.setConfig({ testTimeout: 60_000 });

const SETUP = setupOf(4);

/** How large whims the first seat takes the others to have at the end of a match among bots of these names. */
const whimsIn = (names: readonly string[], seed: number): Float64Array => {
  const straying = new Straying();
  let whims = new Float64Array();
  playMatch(SETUP, new FastRandom(seed, 52), (state, seat, told: readonly Told[]) => {
    if (seat === 0) {
      const view = canals.view(state, seatName(0));
      whims = straying.whims({ view, told, random: new FastRandom(1) }).slice();
    }
    return ask(botNamed('canals', names[seat]!)!, state, seat, seed, { told });
  });
  return whims;
};

describe('how far the others stray', () => {
  it('is nought for stewards, and the more the less somebody plays like one', () => {
    const [, steward, novice, random] = whimsIn(['steward', 'steward', 'novice', 'random'], 3);
    expect(steward).toBe(0);
    expect(novice).toBeGreaterThan(1);
    expect(random).toBeGreaterThan(novice!);
  });

  it('is unknown without a log, and then nobody is taken to stray', () => {
    const state = canals.start(SETUP);
    const view = canals.view(state, seatName(0));
    const whims = new Straying().whims({ view, told: [], random: new FastRandom(1) });
    expect(new Set(whims)).toEqual(new Set([0]));
  });
});

describe('a steward with whims', () => {
  it('does in one mood the same whatever came before, within his whim of the best', () => {
    const model = new WhimsicalModel(new Heuristic(TUNED));
    const heuristic = new Heuristic(TUNED);
    const random = new FastRandom(8);
    let strayed = 0;
    for (let match = 0; match < 4; match++) {
      playMatch(SETUP, random, (state, seat) => {
        const choice = (mood: number, whim: number): number => {
          model.forget();
          model.feel(mood, whim);
          return model.choose(state, seat);
        };
        expect(owes(state) & (1 << seat)).not.toBe(0);
        const best = rated(heuristic, state, seat);
        expect(choice(5, 0)).toBe(best[0]!.action);
        const whimsical = choice(5, 2);
        choice(6, 2);
        expect(choice(5, 2)).toBe(whimsical);
        const { value } = best.find(({ action }) => action === whimsical)!;
        expect(value).toBeGreaterThanOrEqual(best[0]!.value - 2);
        if (whimsical !== best[0]!.action) strayed++;
        return -1;
      });
    }
    expect(strayed).toBeGreaterThan(20);
  });
});

describe('what is known of the others', () => {
  it('is settled where each looks ahead for certain or is a plain steward', () => {
    const settled = (keen: number[], whims: number[]): boolean =>
      isSettled({ keen: Float64Array.from(keen), whims: Float64Array.from(whims) }, 0, 3);
    expect(settled([0, 0, 1], [0, 0, 3])).toBe(true);
    expect(settled([0, 0, 1], [3, 0, 0])).toBe(true);
    expect(settled([0, 0, 0], [0, 0, 1])).toBe(false);
    expect(settled([0, 0.5, 1], [0, 0, 0])).toBe(false);
  });
});
