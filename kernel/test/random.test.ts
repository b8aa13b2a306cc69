import { describe, expect, test } from 'vitest';
import { FastRandom } from '@santiago/kernel';
import { checkOdds, evenOdds } from '@santiago/kernel/laws';

/** sfc32 as its author gives it, on unsigned 32-bit numbers. */
const sfc32 = (a: number, b: number, c: number) => {
  let counter = 1;
  return (): number => {
    const sum = (a + b + counter++) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + ((c << 3) >>> 0)) >>> 0;
    c = ((((c << 21) | (c >>> 11)) >>> 0) + sum) >>> 0;
    return sum;
  };
};

describe('FastRandom', () => {
  test('is sfc32, its word scaled to the range', () => {
    const word = sfc32(2024, 3, 0x5a17_1a60);
    for (let i = 0; i < 12; i++) word();
    const random = new FastRandom(2024, 3);
    for (let i = 0; i < 1000; i++) expect(random.below(1000)).toBe(Math.floor((word() / 2 ** 32) * 1000));
  });

  test('has known first values', () => {
    const random = new FastRandom(1);
    expect(Array.from({ length: 10 }, () => random.below(1000))).toMatchInlineSnapshot(`
      [
        73,
        580,
        288,
        372,
        248,
        289,
        209,
        562,
        329,
        136,
      ]
    `);
  });

  test.each([2, 3, 10, 48, 831])('is even below %i', (n) => {
    const outcomes = Array.from({ length: n }, (_, value) => String(value));
    const random = new FastRandom(n, 9);
    // A script cannot be followed through so many draws, so this is the chi-square test.
    const draw = (from: { below(n: number): number }) => {
      for (let i = 0; i < 70; i++) from.below(2);
      return String(from.below(n));
    };
    expect(() => checkOdds(3, 'below', evenOdds(outcomes), draw, random)).not.toThrow();
  });

  test('the whole range is reached, and nothing beyond it', () => {
    const random = new FastRandom(5);
    const top = 2 ** 16;
    const values = Array.from({ length: 20_000 }, () => random.below(top));
    expect(values.every((value) => Number.isInteger(value) && value >= 0 && value < top)).toBe(true);
    expect(Math.max(...values)).toBeGreaterThan(top * 0.999);
    expect(Math.min(...values)).toBeLessThan(top * 0.001);
  });

  test('seeds and streams are different sequences', () => {
    const first = (seed: number, stream: number) => {
      const random = new FastRandom(seed, stream);
      return Array.from({ length: 8 }, () => random.below(1000)).join(' ');
    };
    const sequences = [0, 1, 2, 3].flatMap((seed) => [0, 1, 2, 3].map((stream) => first(seed, stream)));
    expect(new Set(sequences).size).toBe(16);
  });
});
