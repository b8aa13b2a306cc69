import {
  chanceKey,
  fairDraws,
  formatRow,
  type Game,
  isUndo,
  lineInForce,
  makeSetup,
  nextRow,
  parseRow,
  replay,
  type Row,
  type Seat,
  seatName,
  type Setup,
} from '@santiago/kernel';
import { isReadable, isSafe } from '@santiago/protocol/text';
import type { LocalSeat } from '../../worker/match.ts';
import { levelsOf } from '../../worker/otherLevel.ts';
import { isAlone } from '../../sources/local/alone.ts';
import { NO_NAME } from '../../sources/local/names.ts';
import type { SavedMatch } from '../../sources/local/store.ts';

/** A match that somebody has played alone against bots: all it takes to play from the same start, and how they played it. */
export interface Challenge {
  readonly game: string;
  readonly setup: Setup;
  readonly seats: readonly LocalSeat[];
  /** In hex. Tiles, dice and what the bots draw follow from it. */
  readonly seed: string;
  /** The rows in force, in notation. */
  readonly rows: readonly string[];
}

/** Who has not played to the end would give away what comes. */
export const canChallenge = (match: SavedMatch): boolean => match.progress.over && isAlone(match);

/** The rows of a match that no undo has taken back. */
export const rowsOf = (game: Game, log: readonly string[]): Row<unknown>[] =>
  lineInForce(log.map((text) => parseRow(game, text)!)).map(({ row }) => row);

const LONGEST_NAME = 40;

/** A name that can be shown, and that is no key which every object has. */
const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME && isSafe(name) && isReadable(name) && !(name in Object.prototype);

export const challengeOf = (game: Game, { setup, seats, seed, log }: SavedMatch): Challenge => ({
  game: game.name,
  setup,
  seats: seats.map((seat) => (isName(seat.name) ? seat : { ...seat, name: NO_NAME })),
  seed,
  rows: rowsOf(game, log).map((row) => formatRow(game, row)),
});

/** The seat of the person. */
export const ownSeat = ({ seats }: Pick<Challenge, 'seats'>): Seat =>
  seatName(
    Math.max(
      0,
      seats.findIndex(({ kind }) => kind === 'human'),
    ),
  );

/** The seats with nothing but what a challenge has; null where one is not a person or a bot that this page offers. */
const readSeats = (game: string, seats: readonly unknown[]): LocalSeat[] | null => {
  const read = seats.flatMap((seat): LocalSeat[] => {
    const { kind, name, bot } = (seat ?? {}) as Partial<Record<string, unknown>>;
    if (typeof name !== 'string' || !isName(name)) return [];
    if (kind === 'human') return [{ kind, name }];
    return kind === 'bot' && typeof bot === 'string' && levelsOf(game).includes(bot)
      ? [{ kind, name, bot }]
      : [];
  });
  const persons = read.filter(({ kind }) => kind === 'human');
  return read.length === seats.length && persons.length === 1 ? read : null;
};

const isChallenge = (value: unknown): value is Challenge => {
  const { game, setup, seats, seed, rows } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof game === 'string' &&
    typeof setup === 'object' &&
    setup !== null &&
    Array.isArray(seats) &&
    typeof seed === 'string' &&
    /^[0-9a-f]{64}$/.test(seed) &&
    Array.isArray(rows) &&
    rows.every((row) => typeof row === 'string')
  );
};

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The rows are legal, lead to the end, and chance is what the seed gives. */
const isPlayed = (game: Game, setup: Setup, { seed, rows: texts }: Challenge): boolean => {
  const parsed = texts.map((text) => parseRow(game, text));
  const rows = parsed.filter((row): row is Row<unknown> => row !== null && !isUndo(row));
  if (rows.length < texts.length) return false;
  const draws = fairDraws(chanceKey(bytesOf(seed)));
  let chanceRows = 0;
  let isFair = true;
  const { state, misplay } = replay(game, setup, rows, (before, index) => {
    const { who, action } = rows[index]!;
    if (who !== '*') return;
    const drawn = nextRow(game, before, draws, chanceRows++);
    if (drawn === null || game.format(drawn.action) !== game.format(action)) isFair = false;
  });
  return misplay === null && isFair && game.owes(state) === 0;
};

/** The challenge in a text; null where it is none, or was changed on the way. */
export const readChallenge = (games: readonly Game[], text: string): Challenge | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isChallenge(value)) return null;
  const game = games.find(({ name }) => name === value.game);
  const { players, preset, options } = value.setup;
  if (game === undefined || players !== value.seats.length) return null;
  const setup = makeSetup(game.setup, { players, preset, options });
  const seats = readSeats(game.name, value.seats);
  if (!setup.ok || seats === null || !isPlayed(game, setup.value, value)) return null;
  const { seed, rows } = value;
  return { game: game.name, setup: setup.value, seats, seed, rows };
};
