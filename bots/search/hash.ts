const HALF_KEY = 2 ** 21;

/** Two hashes side by side, together 53 bits: it is most unlikely that two positions of one match have the same. */
export class Hash {
  private a = 0;
  private b = 0;

  begin(value: number): void {
    this.a = Math.imul(value, 0x9e37_79b1);
    this.b = value;
  }

  mix(value: number): void {
    const a = Math.imul(this.a ^ value, 0x21f0_aaad);
    const b = Math.imul(this.b ^ value, 0x735a_2d97);
    this.a = a ^ (a >>> 15);
    this.b = b ^ (b >>> 13);
  }

  get key(): number {
    return (this.a >>> 0) * HALF_KEY + (this.b >>> 11);
  }
}
