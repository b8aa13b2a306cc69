import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './random.ts';

/**
 * Fair chance. Whoever runs a match holds a secret key; draw i of the match is a function of the key and i alone:
 *
 *   words(i) = HMAC-SHA-256(key, u32(i) ‖ u32(0)) ‖ HMAC-SHA-256(key, u32(i) ‖ u32(1)) ‖ …   read as u32, big-endian
 *   below(n) = w mod n for the next word w < 2^32 − (2^32 mod n); words at or above that are skipped; below(1) takes none
 *
 * i counts the chance rows of the line in force from 0, so an undo never rolls again.
 */
export type Draws = (index: number) => Random;

const KEY_LABEL = 'santiago chance 1\0';
const SEED_LABEL = 'santiago seed 1\0';
const TWO_32 = 4294967296;
const WORDS_PER_BLOCK = 8;

const u32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

/**
 * The key of a match: SHA-256 of a label, the runner's seed and what each seat contributed, in seat order. Each part
 * follows its length as u32, so that no two lists of parts run together into the same bytes.
 */
export const chanceKey = (seed: Uint8Array, contributions: readonly Uint8Array[] = []): Uint8Array =>
  sha256(
    concatBytes(
      utf8ToBytes(KEY_LABEL),
      ...[seed, ...contributions].flatMap((part) => [u32(part.length), part]),
    ),
  );

/** A 32-byte seed from any text, so that a match can be repeated from a word or a number. */
export const seedFromText = (text: string): Uint8Array => sha256(utf8ToBytes(SEED_LABEL + text));

class HashRandom implements Random {
  private readonly key: Uint8Array;
  private readonly message = new DataView(new ArrayBuffer(8));
  private block: DataView | null = null;
  private blocks = 0;
  private next = WORDS_PER_BLOCK;

  constructor(key: Uint8Array, index: number) {
    this.key = key;
    this.message.setUint32(0, index);
  }

  below(n: number): number {
    if (n === 1) return 0;
    const limit = TWO_32 - (TWO_32 % n);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % n;
    }
  }

  private word(): number {
    if (this.block === null || this.next === WORDS_PER_BLOCK) {
      this.message.setUint32(4, this.blocks++);
      const bytes = hmac(sha256, this.key, new Uint8Array(this.message.buffer));
      this.block = new DataView(bytes.buffer, bytes.byteOffset);
      this.next = 0;
    }
    return this.block.getUint32(4 * this.next++);
  }
}

/** The draws of the match whose key this is. */
export const fairDraws =
  (key: Uint8Array): Draws =>
  (index) =>
    new HashRandom(key, index);
