import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { CannotOpen, type Cells, type Driver, type Statement, StorageTrouble, type Value } from './driver.ts';
import { areLazy, Gathering, type Outcome, type Unit } from './gathering.ts';
import { migrate } from './migrations.ts';
import { asSentence, asTrouble, lockFile, makePrivate } from './sqlite-file.ts';
import type { Batch, BatchResult, Numbered } from './sqlite-writer.ts';

/** `$2` is `?` here, and values come in the order of their use: Node 22.18 binds no values by number. */
interface SqliteText {
  readonly sql: string;
  readonly order: readonly number[];
}

const forSqlite = (text: string): SqliteText => {
  const order: number[] = [];
  const sql = text.replaceAll(/\$(\d+)/g, (_, number: string) => {
    order.push(Number(number) - 1);
    return '?';
  });
  return { sql, order };
};

const inOrder = (values: readonly Value[], order: readonly number[]): Value[] =>
  order.map((index) => values[index]!);

const GONE: BatchResult = { error: 'the writer of the database has stopped', isTrouble: true };
/** Not SQL: the writer moves the log of changes into the file, and empties it. */
const CHECKPOINT = 'checkpoint';
/** Exists beside the file while a backup is being put in its place. */
const RESTORING = '.restoring';

const migrateFile = async (database: DatabaseSync): Promise<void> => {
  database.exec('BEGIN IMMEDIATE');
  await migrate({
    run: (sql) => database.exec(sql),
    value: async (sql) => Object.values(database.prepare(sql).get() ?? {})[0],
  });
  database.exec('COMMIT');
};

/** One file. Reads run here, immediately; writes go to the only writer, which commits in groups. */
export class SqliteDriver implements Driver {
  readonly shared = false;
  private readonly reader: DatabaseSync;
  private readonly unlock: () => void;
  private readonly writer: Worker;
  private readonly prepared = new Map<string, { statement: StatementSync; order: readonly number[] }>();
  private readonly numbers = new Map<string, { number: number; order: readonly number[] }>();
  private readonly gathering = new Gathering(async (units) => this.commit(units));
  private committed: ((result: BatchResult) => void) | null = null;
  private closing = false;
  private isGone = false;

  private constructor(file: string, reader: DatabaseSync, unlock: () => void) {
    this.reader = reader;
    this.unlock = unlock;
    this.writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file } });
    this.writer.on('message', (result: BatchResult) => this.committed?.(result));
    this.writer.on('error', (error) => this.committed?.({ error: error.message, isTrouble: true }));
    this.writer.on('exit', () => this.stopped());
  }

  /** Opens the file for this process alone. Rejected with a sentence if that is impossible. */
  static async open(file: string): Promise<SqliteDriver> {
    if (existsSync(`${file}${RESTORING}`))
      throw new CannotOpen(`Restoring ${file} was interrupted. Run santiago restore FILE again.`);
    let unlock: (() => void) | null = null;
    let reader: DatabaseSync | null = null;
    try {
      makePrivate(file);
      unlock = lockFile(file);
      reader = new DatabaseSync(file, { timeout: 5000 });
      reader.exec('PRAGMA journal_mode = WAL');
      await migrateFile(reader);
      return new SqliteDriver(file, reader, unlock);
    } catch (error) {
      reader?.close();
      unlock?.();
      throw asSentence(file, error);
    }
  }

  // Reading is synchronous; the promise is the form that a database over a socket needs.
  async read(sql: string, values: readonly Value[]): Promise<Cells[]> {
    try {
      let known = this.prepared.get(sql);
      if (known === undefined) {
        const { sql: text, order } = forSqlite(sql);
        known = { statement: this.reader.prepare(text), order };
        this.prepared.set(sql, known);
      }
      return known.statement.all(...inOrder(values, known.order)) as Cells[];
    } catch (error) {
      throw asTrouble(error);
    }
  }

  async write(unit: readonly Statement[]): Promise<boolean> {
    if (this.closing || this.isGone) throw new StorageTrouble('The database is closed.');
    return this.gathering.write({ statements: unit, notices: [], lazy: false });
  }

  async writeLazily(unit: readonly Statement[]): Promise<void> {
    if (this.closing || this.isGone) throw new StorageTrouble('The database is closed.');
    await this.gathering.write({ statements: unit, notices: [], lazy: true });
  }

  listen(): void {
    // An SQLite file belongs to one process.
  }

  whisper(): void {
    // See above.
  }

  overhear(): void {
    // See above.
  }

  async scrub(): Promise<void> {
    await this.write([{ sql: CHECKPOINT, values: [] }]);
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.gathering.empty();
    const exited = new Promise((resolve) => this.writer.once('exit', resolve));
    this.writer.postMessage('close');
    await exited;
    this.reader.close();
    this.unlock();
  }

  private async commit(units: readonly Unit[]): Promise<readonly Outcome[]> {
    const sql: string[] = [];
    const isCheckpoint = ({ sql: text }: Statement): boolean => text === CHECKPOINT;
    const checkpoint = units.some(({ statements }) => statements.some(isCheckpoint));
    const batch = units.map(({ statements }) =>
      statements.filter((each) => !isCheckpoint(each)).map((each) => this.numbered(each, sql)),
    );
    const result = await new Promise<BatchResult>((resolve) => {
      this.committed = resolve;
      if (this.isGone) resolve(GONE);
      else
        this.writer.postMessage(
          JSON.stringify({ sql, units: batch, lazy: areLazy(units), checkpoint } satisfies Batch),
        );
    });
    if (!('error' in result)) return result.stands;
    const error = result.isTrouble ? new StorageTrouble(result.error) : new Error(result.error);
    return units.map(() => error);
  }

  private numbered({ sql, values, expect }: Statement, fresh: string[]): Numbered {
    let known = this.numbers.get(sql);
    if (known === undefined) {
      const { sql: text, order } = forSqlite(sql);
      known = { number: this.numbers.size, order };
      this.numbers.set(sql, known);
      fresh.push(text);
    }
    return [known.number, inOrder(values, known.order), expect ?? -1];
  }

  private stopped(): void {
    this.isGone = true;
    this.committed?.(GONE);
  }
}
