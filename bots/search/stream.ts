import type { Random } from '@santiago/kernel';

/**
 * A generator that costs nothing to restart, so that every candidate can be tried with the same chance. It mixes a
 * counter twice; it uses whole numbers only, so it is the same everywhere.
 */
export class Stream implements Random {
  private state = 0;

  /** Begins stream `index` of the seed. */
  begin(seed: number, index: number): void {
    this.state = mix(seed ^ Math.imul(index + 1, 0x85eb_ca6b));
  }

  below(n: number): number {
    this.state = (this.state + 0x9e37_79b9) | 0;
    const word = mix(this.state);
    return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
  }
}

const mix = (value: number): number => {
  let z = Math.imul(value ^ (value >>> 16), 0x21f0_aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a_2d97);
  return z ^ (z >>> 15);
};

/** For code that takes a generator where nothing is left to chance: within a round, without noise. */
export const NO_CHANCE: Random = { below: () => 0 };
