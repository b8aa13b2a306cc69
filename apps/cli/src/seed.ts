import { createHash, randomBytes } from 'node:crypto';
import {
  chanceKey,
  type Draws,
  fairDraws,
  FastRandom,
  type Random,
  type Seat,
  seedFromText,
  seatsOf,
  type Tag,
} from '@santiago/kernel';

/**
 * Where the chance of a match comes from: 32 bytes, written in hex into its `Seed` tag. The draws of chance follow
 * from them (and from what the seats of an online table added), and so do the choices of players that play by chance.
 */
export type Seed = Uint8Array;

const HEX = /^[0-9a-f]{64}$/;
const SHARE = /^[0-9a-f]{2,128}$/;

/** A seed from a word or number that the user gave; one in hex is used as it is. */
export const seedOf = (text: string): Seed => (HEX.test(text) ? fromHex(text) : seedFromText(text));

export const freshSeed = (): Seed => Uint8Array.from(randomBytes(32));

export const seedTag = (seed: Seed): Tag => ({
  key: 'Seed',
  subject: null,
  value: Buffer.from(seed).toString('hex'),
});

const fromHex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));

const tagValue = (tags: readonly Tag[], key: string, subject: Seat | null): string | null =>
  tags.find((tag) => tag.key === key && tag.subject === subject)?.value ?? null;

/** The seed of a file, or null if it has none that can be read. */
export const seedOfTags = (tags: readonly Tag[]): Seed | null => {
  const value = tagValue(tags, 'Seed', null);
  return value !== null && HEX.test(value) ? fromHex(value) : null;
};

/** The draws that follow from a seed and the contributions in the tags. */
export const drawsOf = (seed: Seed, tags: readonly Tag[], players: number): Draws => {
  const shares = seatsOf(players).flatMap((seat) => {
    const share = tagValue(tags, 'Share', seat);
    return share !== null && SHARE.test(share) ? [fromHex(share)] : [];
  });
  return fairDraws(chanceKey(seed, shares));
};

/**
 * The chance of the players: it depends on the number of the row, so that a match that is continued or undone goes on
 * the same way.
 */
export const seatChance = (seed: Seed): ((row: number) => Random) => {
  const word = createHash('sha256').update('santiago seats 1\0').update(seed).digest().readInt32BE();
  return (row) => new FastRandom(word, row);
};
