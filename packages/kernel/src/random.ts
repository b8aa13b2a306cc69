/** A source of whole numbers. What draws from it never learns where they come from. */
export interface Random {
  /** A number from 0 to `n` − 1, each equally likely; `n` is from 1 to 2^21. */
  below(n: number): number;
}

const BULK = 256;
const TWO_32 = 4294967296;

/**
 * The generator for search, simulation and bots: sfc32, words made in bulk. Fast and portable, not for fair draws.
 * A multiplication maps a word to a range, so a range of n is off from even by at most n / 2^32.
 */
export class FastRandom implements Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;
  private readonly words = new Uint32Array(BULK);
  private next = BULK;

  constructor(seed: number, stream = 0) {
    this.a = seed | 0;
    this.b = stream | 0;
    this.c = 0x5a17_1a60;
    for (let i = 0; i < 12; i++) this.word();
  }

  below(n: number): number {
    if (this.next === BULK) this.refill();
    return Math.floor((this.words[this.next++]! * n) / TWO_32);
  }

  private refill(): void {
    for (let i = 0; i < BULK; i++) this.words[i] = this.word();
    this.next = 0;
  }

  private word(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }
}
