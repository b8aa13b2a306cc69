import type { Seat, Setup } from '@santiago/kernel';
import type { TableFold } from './fold.ts';

/** A seat of a finished match, as it is stored for lists. */
export interface FinishedSeat {
  readonly seat: Seat;
  readonly person: string | null;
  /** Another holder of the seat: the same person on another device. The result is theirs if they have a passkey. */
  readonly alias?: string | null;
  /** The name at the table; null if the person is known by their name of today. */
  readonly name: string | null;
  /** The bot that played at the end, for itself or for a person. */
  readonly bot: string | null;
  /** From 1; equal points share a rank. */
  readonly rank: number;
  readonly points: number;
  /** Of the victory. */
  readonly share: number;
}

/** A finished match in short. It stays when the log of its table is removed. */
export interface FinishedMatch {
  readonly table: string;
  readonly game: string;
  readonly setup: Setup;
  /** It counts for the ratings of the people. */
  readonly rated: boolean;
  readonly ended: number;
  readonly seats: readonly FinishedSeat[];
}

/** By seat, from 1; equal points share a rank. */
const ranksOf = (points: readonly number[]): number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length);

/** Whose result it is. In a rated match it stays that of a person who has left: leaving must not save a rating. */
const playerOf = (fold: TableFold, seat: Seat): string | null => {
  const { people, former } = fold.hold(seat);
  return (fold.info.rated ? former[0] : undefined) ?? people[0] ?? null;
};

/** Who came to the seat last, on another device of the same person. */
const aliasOf = (fold: TableFold, seat: Seat): string | null => {
  const last = fold.hold(seat).people.at(-1) ?? null;
  return fold.hold(seat).people[0] === playerOf(fold, seat) ? last : null;
};

/** The result of a table; null while there is none, and where nobody but bots played. */
export const resultOf = (fold: TableFold, ended: number): FinishedMatch | null => {
  const { id, info } = fold;
  const { outcome } = info;
  if (outcome === null) return null;
  const ranks = ranksOf(outcome.points);
  const people = fold.seats.flatMap((seat) => playerOf(fold, seat) ?? []);
  if (people.length === 0) return null;
  const seats = info.seats.map(
    ({ seat, name, bot }, index): FinishedSeat => ({
      seat,
      person: playerOf(fold, seat),
      alias: aliasOf(fold, seat),
      name,
      bot,
      rank: ranks[index]!,
      points: outcome.points[index]!,
      share: outcome.shares[index]!,
    }),
  );
  // Whoever plays several seats is not compared with anybody.
  const rated = info.rated && new Set(people).size === people.length;
  return { table: id, game: info.game, setup: info.setup, rated, ended, seats };
};
