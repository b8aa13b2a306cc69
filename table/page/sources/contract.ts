import type { ReadonlySignal } from '@preact/signals';
import type { Refusal, Seat, Setup, Viewer } from '@santiago/kernel';
import type { TableRow } from '@santiago/protocol';

export type { TableRow };

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'you' | 'person' | 'bot';
  /** False while a person is away. */
  readonly here: boolean;
  /** A bot plays for the person who sits here. */
  readonly standIn?: boolean;
  /** The level of the bot that plays here. */
  readonly level?: string;
  /** Milliseconds of the player's reserve, where the clock has one. */
  readonly bank?: number;
}

/** Something that happened at the table and is not a row. */
export interface AsideLine {
  /** How many rows came before it. */
  readonly after: number;
  readonly seat: Seat;
  readonly text: string;
}

/** Why a table does not go on. The first two reasons pass by themselves; the others wait for `carryOn`. */
export type Trouble =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'lost' }
  /** A bot failed to choose an action. */
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** The worker that plays the match on this device has stopped, while this bot was choosing or while no bot was. */
  | { readonly kind: 'stopped'; readonly seat: Seat | null };

/** How a table that has stopped can continue. */
export type WayOn = 'again' | 'other-bot';

/** What a table tells the screen. */
export interface TableFacts {
  readonly game: string;
  readonly setup: Setup;
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly rows: readonly TableRow[];
  /** Stays the same while rows are only added for the same viewer; any other change of the rows increases it. */
  readonly version: number;
  /** The viewer may take back their last action. */
  readonly canUndo: boolean;
  /** When the time of those who must act runs out, in milliseconds since 1970; empty without a clock. */
  readonly due: Readonly<Partial<Record<Seat, number>>>;
  /** The others can be asked to let the viewer take an action back. */
  readonly mayAsk?: boolean;
  /** Who came and went, and what was taken back, in order. */
  readonly asides?: readonly AsideLine[];
  /** A seat that must not be shown before its player has the device in hand. */
  readonly handTo: Seat | null;
  /** Null when there is no problem. */
  readonly trouble: Trouble | null;
  /** False where the host does not allow live scores and values. */
  readonly aids?: boolean;
  /** Several people look at this screen, so a result is not addressed to one of them. */
  readonly isShared?: boolean;
  /** Bots decide for the viewer too, who only watches: nothing is asked. */
  readonly isWatched?: boolean;
  /** What the viewer knew before the first row, where that is not the start of a match. */
  readonly start?: unknown;
}

/**
 * A table, wherever it is played: by the engine in a worker of this page, or on a server. Actions travel in notation.
 *
 * The laws, which `apps/web/test/sources.test.ts` holds every source to:
 *
 * 1. `facts` is null until the table has been reached, and never null again.
 * 2. Rows are what the viewer was told: replayed from the start (or from `start`) they give the viewer's view.
 * 3. Row numbers rise. While `version` stays the same, rows are only added and those before stay the same objects.
 * 4. `act` answers with null where the action counts: its row is in `facts` soon after. Where it answers with a
 *    refusal, no row was added for it.
 * 5. While `canUndo` holds, `undo` takes something back: it answers with null, and `version` rises. Otherwise `undo`
 *    may be refused, or put to the others at the table. A refused `undo` changes nothing.
 * 6. While `handTo` names a seat, `takeOver` clears it and changes no row. Otherwise `takeOver` does nothing.
 * 7. `file` gives a match file that reads without fault and holds the rows this viewer may know.
 * 8. While `trouble` waits for `carryOn`, no row is lost: the table goes on from the rows it has.
 * 9. After `close` nothing changes any more, and closing twice does no harm.
 */
export interface TableSource {
  readonly facts: ReadonlySignal<TableFacts | null>;
  act(action: string): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  /** The player of the seat `handTo` now has the device. */
  takeOver(): void;
  /** The match as a file, as far as this viewer may know it. */
  file(): Promise<string>;
  close(): void;
  /** Only in a study: goes to the step after so many rows, forward or back. */
  seek?(rows: number): void;
  /** Only where the match is played on this device: ends the trouble of a table that has stopped. */
  carryOn?(way: WayOn): void;
}
