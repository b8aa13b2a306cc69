import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Cells, Driver, Statement, Value } from './driver.ts';
import { Gathering, type Outcome, type Unit } from './gathering.ts';
import { migrate } from './migrations.ts';
import type { Batch, BatchResult, Numbered } from './sqlite-writer.ts';

/** `$1` is `?1` here. */
const forSqlite = (sql: string): string => sql.replaceAll(/\$(\d)/g, '?$1');

const GONE = 'the writer of the database has stopped';

const migrateFile = async (database: DatabaseSync): Promise<void> => {
  database.exec('BEGIN IMMEDIATE');
  await migrate({
    run: (sql) => database.exec(sql),
    value: async (sql) => Object.values(database.prepare(sql).get() ?? {})[0],
  });
  database.exec('COMMIT');
};

/** One file. Reads run here, at once; writes go to the one writer, which commits in groups. */
export class SqliteDriver implements Driver {
  readonly shared = false;
  private readonly reader: DatabaseSync;
  private readonly writer: Worker;
  private readonly prepared = new Map<string, StatementSync>();
  private readonly numbers = new Map<string, number>();
  private readonly gathering = new Gathering(async (units) => this.commit(units));
  private committed: ((result: BatchResult) => void) | null = null;
  private closing = false;
  private isGone = false;

  private constructor(file: string, reader: DatabaseSync) {
    this.reader = reader;
    this.writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file } });
    this.writer.on('message', (result: BatchResult) => this.committed?.(result));
    this.writer.on('error', (error) => this.committed?.({ error: error.message }));
    this.writer.on('exit', () => this.stopped());
  }

  static async open(file: string): Promise<SqliteDriver> {
    mkdirSync(path.dirname(file), { recursive: true });
    const reader = new DatabaseSync(file, { timeout: 5000 });
    try {
      reader.exec('PRAGMA journal_mode = WAL');
      await migrateFile(reader);
    } catch (error) {
      reader.close();
      throw error;
    }
    return new SqliteDriver(file, reader);
  }

  // Reading is synchronous; the promise is the shape that a database over a socket needs.
  async read(sql: string, values: readonly Value[]): Promise<Cells[]> {
    let statement = this.prepared.get(sql);
    if (statement === undefined) {
      statement = this.reader.prepare(forSqlite(sql));
      this.prepared.set(sql, statement);
    }
    return statement.all(...values) as Cells[];
  }

  async write(unit: readonly Statement[]): Promise<boolean> {
    if (this.closing || this.isGone) throw new Error('the database is closed');
    return this.gathering.write({ statements: unit, notices: [] });
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

  async backup(file: string): Promise<void> {
    await backup(this.reader, file);
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.gathering.empty();
    const exited = new Promise((resolve) => this.writer.once('exit', resolve));
    this.writer.postMessage('close');
    await exited;
    this.reader.close();
  }

  private async commit(units: readonly Unit[]): Promise<readonly Outcome[]> {
    const sql: string[] = [];
    const batch = units.map(({ statements }) => statements.map((each) => this.numbered(each, sql)));
    const result = await new Promise<BatchResult>((resolve) => {
      this.committed = resolve;
      if (this.isGone) resolve({ error: GONE });
      else this.writer.postMessage(JSON.stringify({ sql, units: batch } satisfies Batch));
    });
    return 'error' in result ? units.map(() => new Error(result.error)) : result.stands;
  }

  private numbered({ sql, values, expect }: Statement, fresh: string[]): Numbered {
    let number = this.numbers.get(sql);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(sql, number);
      fresh.push(forSqlite(sql));
    }
    return [number, values, expect ?? -1];
  }

  private stopped(): void {
    this.isGone = true;
    this.committed?.({ error: GONE });
  }
}
