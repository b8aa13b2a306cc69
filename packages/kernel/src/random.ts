/** A source of whole numbers. What draws from it never learns where they come from. */
export interface Random {
  /** A number from 0 to `n` − 1, each equally likely; `n` is from 1 to 2^16. */
  below(n: number): number;
}

const BULK = 256;
/** The first words depend little on the seed. */
const WARM_UP = 16;

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
    this.refill();
    this.next = WARM_UP;
  }

  below(n: number): number {
    if (this.next === BULK) this.refill();
    const word = this.words[this.next++]!;
    // The upper half of the 64-bit product, in two steps: floats cost three times as much here.
    return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
  }

  private refill(): void {
    const { words } = this;
    // Said to be whole numbers once more: taken from fields they would be added as floats.
    let a = this.a | 0;
    let b = this.b | 0;
    let c = this.c | 0;
    let counter = this.counter | 0;
    for (let i = 0; i < BULK; i++) {
      const sum = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      words[i] = sum;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.counter = counter;
    this.next = 0;
  }
}
