import { hash } from 'node:crypto';
import { breathe } from '@santiago/table/server/breathe.ts';
import type { Store } from '../store/store.ts';

/** Days that one chain of secrets covers: 27 years. */
const CHAIN = 10_000;
/** Secrets that are remembered, so that finding one takes few hashes. */
const EVERY = 100;

/**
 * The secrets of the days. A chain begins with the random secret of its last day and runs backwards: each day's secret
 * is the SHA-256 of the next day's. Only the last one is stored.
 */
export class DaySecrets {
  private readonly store: Store;
  private readonly newSeed: () => Uint8Array;
  private chain: { readonly number: number; readonly marks: readonly Uint8Array[] } | null = null;

  constructor(store: Store, newSeed: () => Uint8Array) {
    this.store = store;
    this.newSeed = newSeed;
  }

  /** The secret of a day, in hex. The caller sees to it that the day has begun. */
  async of(day: number): Promise<string> {
    const number = Math.floor(day / CHAIN);
    if (this.chain?.number !== number) this.chain = { number, marks: await this.marksOf(number) };
    const left = CHAIN - 1 - (day % CHAIN);
    let secret = this.chain.marks[Math.floor(left / EVERY)]!;
    for (let i = 0; i < left % EVERY; i++) secret = next(secret);
    return Buffer.from(secret).toString('hex');
  }

  private async marksOf(number: number): Promise<Uint8Array[]> {
    const last = await this.store.setting(`days ${number}`, () =>
      Buffer.from(this.newSeed()).toString('hex'),
    );
    const marks: Uint8Array[] = [];
    let secret: Uint8Array = Buffer.from(last, 'hex');
    for (let i = 0; i < CHAIN; i++) {
      if (i % EVERY === 0) {
        marks.push(secret);
        // All of them take some hundredths of a second.
        await breathe();
      }
      secret = next(secret);
    }
    return marks;
  }
}

const next = (secret: Uint8Array): Uint8Array => hash('sha256', secret, 'buffer');
