import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A secret of 32 bytes, as it stands in a cookie or a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** 80 random bits as 16 letters: the name of a table or a person, which nobody can guess. */
export const newName = (): string => Array.from(randomBytes(16), (byte) => LETTERS[byte & 31]).join('');

/** What the server draws for its tables: the seed of a match, who sits where, the chance of its bots. */
export interface Lots {
  newSeed(): Uint8Array;
  /** A whole number from 0 to `count` − 1. */
  below(count: number): number;
}

/** Nobody can predict these; only a server for tests has others. */
export const secretLots: Lots = {
  newSeed: () => randomBytes(32),
  below: (count) => randomInt(count),
};
