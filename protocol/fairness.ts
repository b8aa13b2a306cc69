import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import {
  chanceKey,
  type CheckedFile,
  type Draws,
  fairDraws,
  fault,
  type FileFault,
  type Game,
  type GameTypes,
  nextRow,
  ok,
  readMatch,
  replay,
  type Result,
  type Seat,
  seatsOf,
} from '@santiago/kernel';

/** SHA-256 of the seed in hex: what a table publishes in its first event. */
export const commitment = (seed: Uint8Array): string => bytesToHex(sha256(seed));

/** The key of a table's chance: seed and contributions, in the order of the seats; seats without one add nothing. */
export const tableKey = (seed: string, shares: readonly (string | null)[]): Uint8Array =>
  chanceKey(
    hexToBytes(seed),
    shares.flatMap((share) => (share === null ? [] : [hexToBytes(share)])),
  );

export interface FairMatch {
  readonly commit: string;
  /** What each seat's page added, to compare with what the page itself remembers. */
  readonly shares: Partial<Record<Seat, string>>;
  /** How many draws were checked. */
  readonly draws: number;
}

const tagValue = (file: CheckedFile<GameTypes>, key: string, subject: string | null = null): string | null =>
  file.tags.find((tag) => tag.key === key && tag.subject === subject)?.value ?? null;

const wrong = (text: string): { readonly ok: false; readonly fault: FileFault } =>
  fault({ line: 0, code: 'unfair', details: {}, text });

/**
 * Proves that a file agrees with itself: the seed is the one that was committed to, and every row of chance is the
 * draw that seed and contributions give. It does not prove who made the commitment, or when: for that the page stores
 * what it saw.
 */
export const verifyFile = <T extends GameTypes>(
  game: Game<T>,
  file: CheckedFile<T>,
): Result<FairMatch, FileFault> => {
  const commit = tagValue(file, 'Commit');
  const seed = tagValue(file, 'Seed');
  if (commit === null || seed === null)
    return wrong('The file has no Commit and Seed tags, so nothing can be proved.');
  if (!/^[0-9a-f]{64}$/.test(seed)) return wrong('The Seed tag is not 32 bytes in hex.');
  if (commitment(hexToBytes(seed)) !== commit) return wrong('The seed is not the one that was committed to.');
  const seats = seatsOf(file.setup.players);
  const shares: Partial<Record<Seat, string>> = {};
  for (const seat of seats) {
    const share = tagValue(file, 'Share', seat);
    if (share === null) continue;
    if (!/^[0-9a-f]{32}$/.test(share)) return wrong(`The share of ${seat} is not 16 bytes in hex.`);
    shares[seat] = share;
  }
  const key = tableKey(
    seed,
    seats.map((seat) => shares[seat] ?? null),
  );
  const checked = checkDraws(game, file, fairDraws(key));
  return checked.ok ? ok({ commit, shares, draws: checked.value }) : checked;
};

/** How many rows of chance are the right draws, or the first that is not. */
const checkDraws = <T extends GameTypes>(
  game: Game<T>,
  file: CheckedFile<T>,
  draws: Draws,
): Result<number, FileFault> => {
  let count = 0;
  let misdrawn: string | null = null;
  replay(game, file.setup, file.rows, (state, index) => {
    const row = file.rows[index]!;
    if (row.who !== '*' || misdrawn !== null) return;
    const drawn = nextRow(game, state, draws, count++);
    const expected = drawn === null ? 'nothing' : game.format(drawn.action);
    const written = game.format(row.action);
    if (expected !== written)
      misdrawn = `Row ${index + 1} says "${written}", but the seed gives "${expected}".`;
  });
  return misdrawn === null ? ok(count) : wrong(misdrawn);
};

/** The same for the text of a file. */
export const verifyMatch = <T extends GameTypes>(
  game: Game<T>,
  text: string,
): Result<FairMatch, FileFault> => {
  const read = readMatch(game, text);
  return read.ok ? verifyFile(game, read.value) : read;
};
