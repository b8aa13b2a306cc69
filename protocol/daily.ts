import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Today's match: one match of each game a day, the same for everybody at one server. A day is a number: whole days since
 * 1970 by UTC. `docs/api.md` has the derivation with test vectors, and why it is this one.
 */
const DAY_MS = 86_400_000;

export const dayAt = (time: number): number => Math.floor(time / DAY_MS);
/** When the day begins, in milliseconds since 1970. */
export const startOfDay = (day: number): number => day * DAY_MS;

/** How many days after its own a day still takes results: it may have been played without a network. */
export const LATE_DAYS = 14;

/**
 * The secret of an earlier day. Each day's secret is the SHA-256 of the next day's, so the secret of today commits to
 * those of all days to come, and tells nothing about them.
 */
export const earlierSecret = (secret: string, days: number): string => {
  let bytes: Uint8Array = hexToBytes(secret);
  for (let i = 0; i < days; i++) bytes = sha256(bytes);
  return bytesToHex(bytes);
};

/** No secret at all: for pages that have none from a server. Everyone can work out these matches in advance. */
export const OPEN_SECRET = '0'.repeat(64);

const LABEL = 'santiago day 1\0';

/** The seed of a daily match, in hex: tiles, dice and what the bots draw follow from it. */
export const dealSeed = (secret: string, day: number, game: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(LABEL), hexToBytes(secret), utf8ToBytes(`${day} ${game}`))));

/** Tells one match from another: SHA-256 of its rows in force, `p1 bid 3`, without notes. */
export const matchMark = (rows: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(rows.join('\n'))));
