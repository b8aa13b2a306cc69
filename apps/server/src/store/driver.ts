/** What both databases keep: text, whole numbers, nothing. */
export type Value = string | number | null;
export type Cells = Readonly<Record<string, Value>>;

export interface Statement {
  /** The one SQL that SQLite and PostgreSQL both understand, with `$1`, `$2` … for the values. */
  readonly sql: string;
  readonly values: readonly Value[];
  /** How many rows it must change for the unit to stand. */
  readonly expect?: number;
}

/** The database cannot be asked or written to just now; nothing is wrong with what was asked. */
export class StorageTrouble extends Error {}

/** The database cannot be used at all; the message is a sentence for whoever starts the server. */
export class CannotOpen extends Error {}

/** A database, as far as we need one. */
export interface Driver {
  /** Other processes may write too. */
  readonly shared: boolean;
  read(sql: string, values: readonly Value[]): Promise<Cells[]>;
  /**
   * One transaction, durable when the promise is fulfilled. False, and nothing has changed, where a statement did not
   * change as many rows as it expects or broke a uniqueness. Rejected: the outcome is unknown, read before going on.
   * The notices tell the other processes what changed; on an embedded database there are none.
   */
  write(unit: readonly Statement[], notices?: readonly Notice[]): Promise<boolean>;
  /** Hears the notices of other processes; null when some may have been missed. */
  listen(ear: (notice: Notice | null) => void): void;
  /** Tells the other processes something that is not stored and that they may miss. */
  whisper(news: unknown): void;
  /** Hears what other processes whisper. */
  overhear(ear: (news: unknown) => void): void;
  /** What was deleted or overwritten leaves the files too, where that is ours to see to. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

export interface Notice {
  /** Null where it is not a table that changed, but who somebody is. */
  readonly table: string | null;
  /** The number of the last event; 0 when everything must be read again. */
  readonly head: number;
  /** What was written, as JSON, where it is short enough to go along; the log has it in any case. */
  readonly written: string | null;
}

export const PEOPLE_CHANGED: Notice = { table: null, head: 0, written: null };
