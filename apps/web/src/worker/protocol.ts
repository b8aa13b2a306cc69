import type { Refusal, Seat, Setup, Told } from '@santiago/kernel';
import type { Hint, Review } from '@santiago/review';
import type { Reading } from './instruments.ts';
import type { Thought } from './thinker.ts';

/** A row of the line in force, as this viewer is told of it. */
export interface TableRow {
  /** Its number in the log, from 1. */
  readonly number: number;
  readonly told: Told;
  /** `forced`, `bot`, `timeout`. */
  readonly note: string | null;
}

/** A variation as a match file has it: it leaves the match before row `from`. */
export interface Block {
  readonly from: number;
  readonly name: string;
  readonly rows: readonly string[];
}

/** Who plays a seat of a local match. */
export interface LocalSeat {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  /** The bot's strength. */
  readonly bot?: string;
}

/** A match kept on this device: all it takes to play on. */
export interface SavedMatch {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly seats: readonly LocalSeat[];
  /** In hex. */
  readonly seed: string;
  /** The log in notation, undo rows included. */
  readonly log: readonly string[];
  /** It was opened from a file. */
  readonly isFile?: boolean;
  /** What was tried beside it, as the variations of its file. */
  readonly variations?: readonly Block[];
  readonly changed: number;
  /** For the list: round and rounds, and whether it is over. */
  readonly progress: { readonly round: number; readonly rounds: number; readonly over: boolean };
}

export type ToWorker =
  | { readonly kind: 'open'; readonly match: SavedMatch }
  | { readonly kind: 'act'; readonly id: number; readonly seat: Seat; readonly action: string }
  | { readonly kind: 'undo'; readonly id: number; readonly seat: Seat }
  | { readonly kind: 'show'; readonly seat: Seat }
  | { readonly kind: 'file'; readonly id: number }
  | { readonly kind: 'think'; readonly id: number; readonly thought: Thought }
  /** What the seat whose view this is had best do. */
  | { readonly kind: 'hint'; readonly view: unknown }
  /** What the instruments say of a position, as the view's eye knows it. */
  | { readonly kind: 'read'; readonly game: string; readonly view: unknown }
  /** A match to be judged, its rows in notation. */
  | {
      readonly kind: 'review';
      readonly game: string;
      readonly setup: Setup;
      readonly rows: readonly string[];
    };

export type FromWorker =
  | {
      readonly kind: 'rows';
      readonly viewer: Seat;
      readonly version: number;
      /** Rows from this index on are replaced. */
      readonly from: number;
      readonly rows: readonly TableRow[];
      readonly canUndo: boolean;
      readonly handTo: Seat | null;
    }
  | { readonly kind: 'answer'; readonly id: number; readonly refusal: Refusal | null }
  | { readonly kind: 'file'; readonly id: number; readonly text: string }
  | { readonly kind: 'thought'; readonly id: number; readonly action: string }
  | { readonly kind: 'hinted'; readonly hint: Hint | null }
  | { readonly kind: 'reading'; readonly reading: Reading }
  /** How far the judging has come; the review as it stands where there is something new to see. */
  | { readonly kind: 'reviewed'; readonly done: number; readonly review: Review | null };
