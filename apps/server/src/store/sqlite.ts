import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Cells, Driver, Statement, Value } from './driver.ts';
import { MIGRATIONS, VERSION_TABLE } from './schema.ts';
import type { Batch, BatchResult, Numbered } from './sqlite-writer.ts';

interface Waiting {
  readonly unit: readonly Statement[];
  readonly done: (stood: boolean) => void;
  readonly failed: (error: Error) => void;
}

/** `$1` is `?1` here. */
const forSqlite = (sql: string): string => sql.replaceAll(/\$(\d)/g, '?$1');

const NOTHING: Waiting[] = [];
/** Milliseconds between two batches that mean that more will come: then a batch waits so long for its company. */
const BUSY = 50;
const GATHER = 20;
/** So many need no more company. */
const CROWD = 32;

const migrate = (database: DatabaseSync): void => {
  database.exec(VERSION_TABLE);
  database.exec('BEGIN IMMEDIATE');
  const row = database.prepare('SELECT version FROM schema_version').get();
  const version = Number(row?.['version'] ?? 0);
  if (version > MIGRATIONS.length) {
    throw new Error(`The database has schema ${version}; this program knows ${MIGRATIONS.length}.`);
  }
  for (const step of MIGRATIONS.slice(version).flat()) database.exec(step);
  database.exec('DELETE FROM schema_version');
  database.exec(`INSERT INTO schema_version VALUES (${MIGRATIONS.length})`);
  database.exec('COMMIT');
};

/** One file. Reads run here, at once; writes go to the one writer, which commits in groups. */
export class SqliteDriver implements Driver {
  readonly shared = false;
  private readonly reader: DatabaseSync;
  private readonly writer: Worker;
  private readonly prepared = new Map<string, StatementSync>();
  private readonly numbers = new Map<string, number>();
  private gathering: Waiting[] = [];
  private running: Waiting[] | null = null;
  private closing = false;
  /** When the last batch began. */
  private busy = Number.NEGATIVE_INFINITY;

  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.reader = new DatabaseSync(file, { timeout: 5000 });
    this.reader.exec('PRAGMA journal_mode = WAL');
    migrate(this.reader);
    this.writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file } });
    this.writer.on('message', (result: BatchResult) => this.finish(result));
    this.writer.on('error', (error) => this.finish({ error: error.message }));
    this.writer.on('exit', () => this.stopped());
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
    if (this.closing) throw new Error('the database is closed');
    return new Promise((done, failed) => {
      this.gathering.push({ unit, done, failed });
      if (this.running === null) this.sendSoon();
    });
  }

  announce(): void {
    // An SQLite file belongs to one process.
  }

  listen(): void {
    // See above.
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
    while (this.running !== null) await new Promise((resolve) => setTimeout(resolve, 5));
    const exited = new Promise((resolve) => this.writer.once('exit', resolve));
    this.writer.postMessage('close');
    await exited;
    this.reader.close();
  }

  /** What comes in the same turn of the loop goes into the same commit; while others write, what comes soon after. */
  private sendSoon(): void {
    this.running = NOTHING;
    const now = performance.now();
    const isBusy = now - this.busy < BUSY;
    this.busy = now;
    if (isBusy && this.gathering.length < CROWD) setTimeout(() => this.send(), GATHER);
    else setImmediate(() => this.send());
  }

  private send(): void {
    this.running = this.gathering;
    this.gathering = [];
    const sql: string[] = [];
    const units = this.running.map(({ unit }) => unit.map((statement) => this.numbered(statement, sql)));
    this.writer.postMessage(JSON.stringify({ sql, units } satisfies Batch));
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

  private finish(result: BatchResult): void {
    const batch = this.running ?? [];
    this.running = null;
    if (this.gathering.length > 0) this.sendSoon();
    for (const [index, waiting] of batch.entries()) {
      if ('error' in result) waiting.failed(new Error(result.error));
      else waiting.done(result.stands[index]!);
    }
  }

  private stopped(): void {
    this.closing = true;
    this.finish({ error: 'the writer of the database has stopped' });
  }
}
