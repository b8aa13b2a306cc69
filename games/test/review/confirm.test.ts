import { describe, expect, it } from 'vitest';
import { reliabilityOf, saidIn } from './calibration.ts';
import { meanOf, verdictOf } from './confirm.ts';

describe('mistakes that are played out', () => {
  it('are confirmed by a difference beyond its error, and refuted by the opposite', () => {
    expect(meanOf([1, 2, 3])).toEqual({ mean: 2, error: expect.closeTo(Math.sqrt(1 / 3)) as number });
    expect(verdictOf({ mean: 2, error: 1 })).toBe('right');
    expect(verdictOf({ mean: 1.9, error: 1 })).toBe('open');
    expect(verdictOf({ mean: 0, error: 0 })).toBe('open');
    expect(verdictOf({ mean: -2, error: 1 })).toBe('wrong');
  });
});

describe('calibration', () => {
  it('sets what was said beside what happened, in bins of ten percent', () => {
    const graph = [
      { scores: [], chances: [0.25, 0.75] },
      { scores: [], chances: [1, 0] },
    ];
    const table = reliabilityOf([saidIn({ graph, over: true }, 1), saidIn({ graph, over: true }, 2)]);
    expect(table[2]).toEqual({ from: 20, rows: 2, said: 25, happened: 100 });
    expect(table[7]).toEqual({ from: 70, rows: 2, said: 75, happened: 0 });
    expect(table[0]).toEqual({ from: 0, rows: 0, said: null, happened: null });
  });
});
