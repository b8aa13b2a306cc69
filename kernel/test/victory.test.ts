import { describe, expect, it } from 'vitest';
import { leadOf, shareOf, sharesOf, writeShares } from '../index.ts';

const POINTS = [
  [7, 7, 3],
  [1, 2],
  [5, 5, 5, 5],
  [-3, -1, -2],
];

describe('the victory', () => {
  it('belongs to whoever has the most points, in equal shares', () => {
    expect(sharesOf([7, 3, 5])).toEqual([1, 0, 0]);
    expect(sharesOf([7, 7, 3])).toEqual([0.5, 0.5, 0]);
    expect(sharesOf([-2, -1])).toEqual([0, 1]);
  });

  it('is shared alike however one asks', () => {
    for (const points of POINTS) {
      const written = new Float64Array(points.length);
      writeShares(points, points.length, written);
      expect([...written]).toEqual(sharesOf(points));
      expect(points.map((_, seat) => shareOf(points, points.length, seat))).toEqual(sharesOf(points));
    }
  });

  it('counts the first seats only, where points have room for more', () => {
    const points = Int32Array.of(4, 6, 9, 9, 9);
    const shares = new Float64Array(5);
    writeShares(points, 2, shares);
    expect([...shares]).toEqual([0, 1, 0, 0, 0]);
    expect(shareOf(points, 2, 1)).toBe(1);
    expect(leadOf(points, 2, 1)).toBe(2);
  });

  it('is as far away as the best of the others', () => {
    expect(leadOf([7, 3, 5], 3, 0)).toBe(2);
    expect(leadOf([7, 3, 5], 3, 1)).toBe(-4);
    expect(leadOf([7, 7], 2, 0)).toBe(0);
  });
});
