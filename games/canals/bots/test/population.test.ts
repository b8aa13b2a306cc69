import { canals } from '@santiago/canals';
import { FastRandom, seatName, type Told } from '@santiago/kernel';
import { inFull } from '@santiago/kernel/laws';
import { describe, expect, it } from 'vitest';
import { lookaheadModels } from '../opponents/cast.ts';
import { Heuristic } from '../value/heuristic.ts';
import { type Style, STYLES } from '../opponents/inference.ts';
import { trainedEvaluators } from '../value/evaluators.ts';
import { isSettled, likelyStyles } from '../opponents/population.ts';
import { ratedActions } from '../value/rated.ts';
import { Straying } from '../opponents/straying.ts';
import { TUNED } from '../value/tuned.ts';
import { canalsBots } from '../index.ts';
import { botNamed } from '@santiago/bots/index.ts';
import { ask, playMatch, setupOf } from '../../../test/bots/positions.ts';

const SETUP = setupOf(4);

/** Whether the first seat has seen anybody stray by the end of a match among bots of these names. */
const strayingIn = (names: readonly string[], seed: number): boolean => {
  const straying = new Straying();
  let seen = false;
  playMatch(SETUP, new FastRandom(seed, 52), (state, seat, told: readonly Told[]) => {
    if (seat === 0) {
      const view = canals.view(state, seatName(0));
      seen = straying.isSeen({ view, told, random: new FastRandom(1) });
    }
    return ask(botNamed(canalsBots, names[seat]!)!, state, seat, seed, { told });
  });
  return seen;
};

describe('straying', () => {
  it('is seen where a seat does not play like a steward, and never among stewards', () => {
    for (const seed of inFull([1, 2, 3], [1])) {
      expect(strayingIn(['novice', 'steward', 'steward', 'steward'], seed)).toBe(false);
      expect(strayingIn(['steward', 'steward', 'hydrologist', 'steward'], seed)).toBe(true);
    }
  });

  it('is not seen without a log', () => {
    const state = canals.start(SETUP);
    const view = canals.view(state, seatName(0));
    expect(new Straying().isSeen({ view, told: [], random: new FastRandom(1) })).toBe(false);
  });
});

describe('a model that looks ahead, perturbed', () => {
  it('decides the same with one seed whatever came before, and often otherwise than without', () => {
    const model = lookaheadModels({
      evaluator: trainedEvaluators().stewards,
      width: 4,
      marginShare: 1,
      prior: 0,
    })[0]!;
    const heuristic = new Heuristic(TUNED);
    const random = new FastRandom(8);
    let strayed = 0;
    for (let match = 0; match < inFull(2, 1); match++) {
      playMatch(SETUP, random, (state, seat) => {
        const choice = (seed: number, perturbation: number): number => {
          model.forget();
          model.perturb(seed, perturbation);
          return model.choose(state, seat);
        };
        const best = ratedActions(heuristic, state, seat).slice(0, 4);
        const perturbed = choice(5, 0.4);
        choice(6, 0.4);
        expect(choice(5, 0.4)).toBe(perturbed);
        expect(best.map(({ action }) => action)).toContain(perturbed);
        if (perturbed !== choice(5, 0)) strayed++;
        return -1;
      });
    }
    expect(strayed).toBeGreaterThan(10);
  });
});

describe('what is known of the others', () => {
  const beliefs = (...seats: readonly Partial<Record<Style, number>>[]): Float64Array =>
    Float64Array.from(seats.flatMap((seat) => STYLES.map((style) => seat[style] ?? 0)));

  it('leaves out what is unlikely, and sums to one for each seat', () => {
    const styles = likelyStyles(beliefs({ steward: 0.75, searcher: 0.2, other: 0.05 }, { gambler: 1 }));
    expect([...styles.subarray(0, STYLES.length)]).toEqual([0.75 / 0.95, 0.2 / 0.95, 0, 0, 0]);
    expect([...styles.subarray(STYLES.length)]).toEqual([0, 0, 0, 1, 0]);
  });

  it('is settled where every style is certain and none is a gambler', () => {
    const doubtful = { steward: 0.6, searcher: 0.4 };
    expect(isSettled(beliefs(doubtful, { steward: 1 }, { searcher: 0.95, other: 0.05 }), 0)).toBe(true);
    expect(isSettled(beliefs(doubtful, { steward: 1 }, { searcher: 1 }), 1)).toBe(false);
    expect(isSettled(beliefs({ steward: 1 }, { steward: 1 }, { gambler: 1 }), 0)).toBe(false);
  });
});
