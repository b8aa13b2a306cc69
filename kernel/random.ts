/** A source of whole numbers. Its users never learn where they come from. */
export interface Random {
  /** A number from 0 to `n` − 1, each equally likely; `n` is from 1 to 2^16. */
  below(n: number): number;
}

/** The first words depend little on the seed. */
const WARM_UP = 12;

/**
 * The generator for search, simulation and bots: sfc32. Fast and portable, not for fair draws. The upper half of a
 * product maps a word to a range, so a range of n is off from even by at most n / 2^32.
 */
export class FastRandom implements Random {
  private a: number;
  private b: number;
  private c = 0x5a17_1a60;
  private counter = 1;

  constructor(seed: number, stream = 0) {
    this.a = seed | 0;
    this.b = stream | 0;
    for (let i = 0; i < WARM_UP; i++) this.word();
  }

  below(n: number): number {
    const word = this.word();
    // In two steps, since floats cost three times as much here.
    return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
  }

  private word(): number {
    // Marked as whole numbers again: read from fields they would be added as floats.
    const a = this.a | 0;
    const b = this.b | 0;
    const c = this.c | 0;
    const counter = this.counter | 0;
    const word = (((a + b) | 0) + counter) | 0;
    this.counter = (counter + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word;
  }
}

/**
 * What a bot draws from in a match with this seed (in hex), after so many rows. It depends on nothing else, so taking
 * back and playing again changes nothing, and everybody who plays the same match meets the same bots.
 */
export const botChance = (seed: string, rows: number): FastRandom =>
  new FastRandom(Number.parseInt(seed.slice(0, 8), 16), rows);
