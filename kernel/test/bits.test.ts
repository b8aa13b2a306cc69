import { describe, expect, it } from 'vitest';
import { bitCount, bitsOf, FastRandom, lowestBit, lowestSeat, nthBit } from '../index.ts';

/** The set bits, found one by one. */
const slowBits = (mask: number): number[] =>
  Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => ((mask >>> bit) & 1) === 1);

describe('bits of a mask', () => {
  const random = new FastRandom(5);
  const masks = [1, 0x8000_0000 | 0, -1, 0x7fff_ffff];
  for (let i = 0; i < 200; i++) masks.push((random.below(65536) << 16) | random.below(65536) | 1);

  it('are counted and listed', () => {
    for (const mask of [...masks, 0]) {
      expect(bitCount(mask)).toBe(slowBits(mask).length);
      expect(bitsOf(mask)).toEqual(slowBits(mask));
    }
  });

  it('are found from below', () => {
    for (const mask of masks) {
      const bits = slowBits(mask);
      expect(lowestBit(mask)).toBe(bits[0]);
      expect(bits.map((_, below) => nthBit(mask, below))).toEqual(bits);
    }
  });

  it('tell the lowest seat that owes a decision', () => {
    expect(lowestSeat(0b10100)).toBe(2);
    expect(lowestSeat(0b1)).toBe(0);
  });
});
