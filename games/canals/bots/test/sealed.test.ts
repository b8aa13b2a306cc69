import { FastRandom } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { Heuristic } from '../value/heuristic.ts';
import { trainedEvaluators } from '../value/evaluators.ts';
import { bidTable, drawBid, exploitability, mixedBids } from '../search/secret-auction.ts';
import { TUNED } from '../value/tuned.ts';
import { playMatch, setupOf } from '../../../test/bots/positions.ts';

describe('[C40] the secret auction of two', () => {
  it('mixes the bids of a game with no pure answer', () => {
    const pennies = { rows: 2, columns: 2, worth: Float64Array.of(1, 0, 0, 1) };
    const [row, column] = mixedBids(pennies);
    expect(row[0]).toBeCloseTo(0.5, 2);
    expect(column[0]).toBeCloseTo(0.5, 2);
    expect(exploitability(pennies, [Float64Array.of(1, 0), column])).toBeCloseTo(0.25, 2);
  });

  it('is exploitable by at most 1 % of winning chance on the tables of real matches', () => {
    const random = new FastRandom(21);
    const heuristic = new Heuristic(TUNED);
    let worst = 0;
    for (let match = 0; match < 2; match++) {
      playMatch(setupOf(2), random, (state, seat) => {
        if (state.phase !== 'sealed' || seat !== 0) return -1;
        const table = bidTable(state, seat, heuristic, trainedEvaluators().searchers);
        worst = Math.max(worst, exploitability(table, mixedBids(table)));
        return -1;
      });
    }
    expect(worst).toBeLessThan(0.01);
  });

  it('draws every bid as often as the strategy says', () => {
    const random = new FastRandom(22);
    const counts = [0, 0, 0];
    for (let i = 0; i < 4000; i++) counts[drawBid(Float64Array.of(0.25, 0, 0.75), random)]!++;
    expect(counts[0]! / 4000).toBeCloseTo(0.25, 1);
    expect(counts[1]).toBe(0);
  });
});
