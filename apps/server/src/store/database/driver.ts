/** What both databases keep: text, whole numbers, nothing. */
export type Value = string | number | null;
export type Cells = Readonly<Record<string, Value>>;

export interface Statement {
  /** The one SQL that SQLite and PostgreSQL both understand, with `$1`, `$2` … for the values. */
  readonly sql: string;
  readonly values: readonly Value[];
  /** How many rows it must change for the unit to be committed. */
  readonly expect?: number;
}

/** The database cannot be read or written at present; the query itself is not wrong. */
export class StorageTrouble extends Error {}

/** The database cannot be used at all; the message is a sentence for the operator. */
export class CannotOpen extends Error {}

/** The part of a database that we need. */
export interface Driver {
  /** Other processes may write too. */
  readonly shared: boolean;
  read(sql: string, values: readonly Value[]): Promise<Cells[]>;
  /**
   * One transaction, durable when the promise is fulfilled. False, and nothing has changed, if a statement did not
   * change as many rows as it expects or violated a unique key. Rejected: the outcome is unknown, so read before
   * going on. The notices tell the other processes what changed; an embedded database has none.
   */
  write(unit: readonly Statement[], notices?: readonly Notice[]): Promise<boolean>;
  /** One transaction that nobody waits for the disk for: a power cut may take it back. */
  writeLazily(unit: readonly Statement[]): Promise<void>;
  /** Receives the notices of other processes; null when some may have been missed. */
  listen(ear: (notice: Notice | null) => void): void;
  /** Tells the other processes something that is not stored and that they may miss. */
  whisper(news: unknown): void;
  /** Receives such messages of other processes. */
  overhear(ear: (news: unknown) => void): void;
  /** Removes deleted or overwritten data from the files too, where that is our task. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

export interface Notice {
  /** Null if not a table changed but a person. */
  readonly table: string | null;
  /** The number of the last event; 0 if everything must be read again. */
  readonly head: number;
  /** What was written, as JSON, if it is short enough to be sent; the log has it in any case. */
  readonly written: string | null;
}
