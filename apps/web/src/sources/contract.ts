import type { ReadonlySignal } from '@preact/signals';
import type { TableRow } from '../worker/protocol.ts';
import type { Refusal, Seat, Setup, Viewer } from '@santiago/kernel';

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'you' | 'person' | 'bot';
  /** False while a person is away. */
  readonly here: boolean;
}

/** What a table tells the screen. */
export interface TableFacts {
  readonly game: string;
  readonly setup: Setup;
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly rows: readonly TableRow[];
  /** Counts the times that rows were taken back or the viewer changed: everything is then read anew. */
  readonly version: number;
  /** The viewer may take back his last action. */
  readonly canUndo: boolean;
  /** When the time of those who must act runs out, in milliseconds since 1970; empty without a clock. */
  readonly due: Readonly<Partial<Record<Seat, number>>>;
  /** A seat that must not be shown before its player has the device in hand. */
  readonly handTo: Seat | null;
  /** Null when all is well; otherwise why nothing can be done now. */
  readonly trouble: 'connecting' | 'lost' | null;
  /** False where the host lets no live scores be shown, nor what a move is worth. */
  readonly aids?: boolean;
  /** What the viewer knew before the first row, where that is not the start of a match. */
  readonly start?: unknown;
}

/**
 * A table, wherever it is played: the engine in a worker of this page, or a server. Actions travel in notation.
 */
export interface TableSource {
  /** Null until the table has been reached. */
  readonly facts: ReadonlySignal<TableFacts | null>;
  act(action: string): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  /** The player of the seat `handTo` has the device. */
  takeOver(): void;
  /** The match as a file, as far as this viewer may know it. */
  file(): Promise<string>;
  close(): void;
  /** In a study: goes to the moment after so many rows, forward or back. */
  seek?(rows: number): void;
}
