import { FastRandom } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import { accuracyOf, gradeOf } from '@santiago/review/grade.ts';
import { partsOf, wholeNumbers } from '@santiago/review/parts.ts';
import { lossBetween, riftBetween, Tried } from '@santiago/review/trial.ts';

const loss = (chance: number, chanceError: number, points = 0, pointsError = 0) => ({
  chance,
  chanceError,
  points,
  pointsError,
});

describe('what a choice is called', () => {
  it('goes by steps of chance and of points, the worse of the two', () => {
    expect(gradeOf(loss(0.04, 0))).toBe('none');
    expect(gradeOf(loss(0.06, 0))).toBe('inaccuracy');
    expect(gradeOf(loss(0.11, 0))).toBe('mistake');
    expect(gradeOf(loss(0.3, 0))).toBe('blunder');
    expect(gradeOf(loss(0, 0, 7))).toBe('mistake');
    expect(gradeOf(loss(0.06, 0, 13))).toBe('blunder');
  });

  it('is nothing within the uncertainty, however large the loss', () => {
    expect(gradeOf(loss(0.3, 0.16))).toBe('none');
    expect(gradeOf(loss(0.3, 0.14))).toBe('inaccuracy');
    expect(gradeOf(loss(0.3, 0.087))).toBe('inaccuracy');
    expect(gradeOf(loss(0.3, 0.085))).toBe('blunder');
    expect(gradeOf(loss(0, 0, 7, 4))).toBe('none');
  });

  it('sets what was gained of the one against what was lost of the other', () => {
    expect(gradeOf(loss(-0.05, 0, 7))).toBe('none');
    expect(gradeOf(loss(0.11, 0, -5))).toBe('inaccuracy');
  });

  it('has no name for a choice that gained chance', () => {
    expect(gradeOf(loss(-0.01, 0, 20))).toBe('none');
    expect(gradeOf(loss(0, 0, 20))).toBe('blunder');
  });

  it('is accurate to 100 where nothing was lost, and never below 0', () => {
    expect(accuracyOf(0)).toBe(100);
    expect(accuracyOf(-0.1)).toBe(100);
    expect(accuracyOf(0.05)).toBe(50);
    expect(accuracyOf(1)).toBeGreaterThan(0);
  });
});

describe('trials of two actions', () => {
  it('are compared one by one: what both met alike adds no uncertainty', () => {
    const [a, b] = [new Tried(1, 2, 0), new Tried(2, 2, 0)];
    const random = new FastRandom(3);
    for (let trial = 0; trial < 50; trial++) {
      const luck = random.below(40);
      const result = (score: number) => ({
        scores: Float64Array.of(score, 30, 0, 0, 0),
        shares: Float64Array.of(0.5, 0.5, 0, 0, 0),
      });
      a.add(result(luck + 4));
      b.add(result(luck + 1));
    }
    expect(lossBetween(a, b)).toEqual({ points: 3, chance: 0, pointsError: 0, chanceError: 0 });
    expect(a.judged('x').scoreErrors[0]).toBeGreaterThan(1);
  });

  it('say how far the loss depends on the table: those with even numbers are of another kind', () => {
    const [a, b] = [new Tried(1, 2, 0), new Tried(2, 2, 0)];
    const result = (share: number) => ({
      scores: Float64Array.of(10 * share, 0, 0, 0, 0),
      shares: Float64Array.of(share, 1 - share, 0, 0, 0),
    });
    expect(riftBetween(a, b)).toEqual({ points: 0, chance: 0 });
    for (const share of [1, 0.5, 1, 0.5]) {
      a.add(result(share));
      b.add(result(0.5));
    }
    expect(riftBetween(a, b)).toEqual({ points: 2.5, chance: 0.25 });
  });
});

describe('parts of a score', () => {
  it('are whole numbers that add up to the total, none off by more than one', () => {
    const random = new FastRandom(1);
    for (let time = 0; time < 500; time++) {
      const numbers = Array.from({ length: 14 }, () => (random.below(4000) - 2000) / 97);
      const total = Math.round(numbers.reduce((sum, each) => sum + each, 1000)) - 1000;
      const parts = wholeNumbers(numbers, total);
      expect(parts.reduce((sum, each) => sum + each, 0)).toBe(total);
      for (const [i, part] of parts.entries()) expect(Math.abs(part - numbers[i]!)).toBeLessThanOrEqual(1);
    }
  });

  it('belong to the author of the row', () => {
    const graph = [50, 53, 60, 58].map((score) => ({ scores: [score, 100 - score], chances: [0.5, 0.5] }));
    const [first, second] = partsOf({
      graph,
      unit: 1,
      whos: ['*', 'p1', 'p2'],
      losses: [0, 4, 0],
      phases: [null, 'bidding', 'planting'],
      allPhases: ['bidding', 'planting'],
    });
    expect(first).toEqual({
      start: 50,
      chance: 3,
      // The best bid would have brought 11, and 4 of it were lost.
      best: { bidding: 11, planting: 0 },
      lost: { bidding: -4, planting: 0 },
      others: { bidding: 0, planting: -2 },
      score: 58,
    });
    expect(second).toMatchObject({ start: 50, chance: -3, best: { planting: 2 }, others: { bidding: -7 } });
  });
});
