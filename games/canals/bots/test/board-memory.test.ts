import type { State } from '@santiago/canals/engine';
import { FastRandom } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { BoardMemory } from '../value/board-memory.ts';
import { Heuristic } from '../value/heuristic.ts';
import { TUNED } from '../value/tuned.ts';
import { anySetup, playMatch } from '../../../test/bots/positions.ts';

/** Counts what it is asked for. */
class CountedMemory extends BoardMemory {
  hits = 0;
  misses = 0;

  override recall(key: number): Float64Array | undefined {
    const known = super.recall(key);
    if (known === undefined) this.misses++;
    else this.hits++;
    return known;
  }
}

const ratings = (heuristic: Heuristic, state: State, seat: number): readonly (readonly number[])[] => {
  const count = heuristic.rate(state, seat);
  return [[...heuristic.actions.subarray(0, count)], [...heuristic.values.subarray(0, count)]];
};

describe('the memory for boards', () => {
  it('changes no rating: heuristics that share one say what a heuristic without one says, when a board comes again too', () => {
    const memory = new CountedMemory();
    const plain = new Heuristic(TUNED);
    const sharing = [new Heuristic(TUNED, memory), new Heuristic({ ...TUNED, cash: 0.75 }, memory)] as const;
    const poor = new Heuristic({ ...TUNED, cash: 0.75 });
    for (let time = 0; time < 2; time++) {
      const random = new FastRandom(7);
      for (let match = 0; match < 6; match++)
        playMatch(anySetup(random), random, (state, seat) => {
          for (const heuristic of [plain, poor, ...sharing]) heuristic.forget();
          const expected = ratings(plain, state, seat);
          expect(ratings(sharing[0], state, seat)).toEqual(expected);
          // Boards are worth the same to them, money is not.
          expect(ratings(sharing[1], state, seat)).toEqual(ratings(poor, state, seat));
          return -1;
        });
    }
    expect(memory.misses).toBeGreaterThan(100);
    // Each board once by the first, then by the second, and by both of them when the same matches come again.
    expect(memory.hits).toBeGreaterThanOrEqual(3 * memory.misses);
  });

  it('begins anew when it is full', () => {
    const memory = new BoardMemory();
    for (let key = 0; key < 10_000; key++) memory.remember(key, Float64Array.of(key));
    const known = Array.from({ length: 10_000 }, (_, key) => memory.recall(key)).filter(
      (each) => each !== undefined,
    );
    expect(known.length).toBeLessThanOrEqual(4096);
    expect(memory.recall(9999)).toEqual(Float64Array.of(9999));
  });
});
