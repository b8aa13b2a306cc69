import type { Seat, Setup } from '@santiago/kernel';
import type { Phase, TableEntry } from '@santiago/protocol';

/** What the server stores, for the database and the tables alike: this file knows neither. */

/** Somebody with a name, or a bot of theirs that has one. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/**
 * A row of a table's log, as it is stored. `body` is notation for a row of the match and JSON for everything else.
 */
export interface Entry {
  readonly number: number;
  readonly at: number;
  readonly kind: string;
  /** The person who caused the entry, if it contains something personal: a name, words. */
  readonly person: string | null;
  readonly seat: Seat | null;
  readonly key: string | null;
  readonly body: string;
}

/** A table as lists show it, without what has columns of its own. */
export type StoredEntry = Omit<TableEntry, 'id' | 'phase' | 'changed'>;

/** What is stored about a table beside its log, for queries: derived from the log and written with it. */
export interface TableFacts {
  readonly phase: Phase;
  /** Seats that owe a decision. */
  readonly turn: readonly Seat[];
  /** When the table must be checked without a request: a bot's turn, a clock. */
  readonly wake: number | null;
  /** Bots play every seat of a running match. */
  readonly botsOnly: boolean;
  /** The table as lists show it; null if that has not changed. */
  readonly entry: StoredEntry | null;
}

/** A hold on a seat; '' is the host's on the table, 'invited' that of a person for whom a seat is reserved. */
export type MemberSeat = Seat | '' | 'invited';

/** A person's hold on a seat, or on the table. */
export interface Membership {
  readonly person: string;
  readonly seat: MemberSeat;
}

/** Who played a seat when the match began: a person, or a bot. */
export interface Beginner {
  readonly person: string | null;
  readonly bot: string | null;
}

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

/** A seat of a rated match: who began the match there, and how it counts for them. */
export interface RatedResult extends Beginner {
  readonly seat: Seat;
  readonly rank: number;
}

/** A finished match in short. It stays when the log of its table is removed. */
export interface FinishedMatch {
  readonly table: string;
  readonly game: string;
  readonly setup: Setup;
  /** What counts for the ratings of the people; empty where nothing does. */
  readonly rated: readonly RatedResult[];
  readonly ended: number;
  readonly seats: readonly FinishedSeat[];
}
