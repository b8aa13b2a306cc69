import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Value } from './driver.ts';
import { troubleOf } from './sqlite-file.ts';

/** The only writer of an SQLite file, in a separate thread: a batch is one transaction and one `fsync`. */

/** A statement: the number of its SQL, its values, how many rows it must change (−1: any number). */
export type Numbered = readonly [sql: number, values: readonly Value[], expect: number];

/** Sent as JSON: one string crosses between threads faster than the objects. */
export interface Batch {
  /** New SQL texts; they get the next numbers. */
  readonly sql: readonly string[];
  readonly units: readonly (readonly Numbered[])[];
  /** Need not be on the disk when the reply is sent. */
  readonly lazy: boolean;
  /** Afterwards the log of changes must be empty. */
  readonly checkpoint: boolean;
}

/** By unit: whether it was committed. Or why the whole batch failed. */
export type BatchResult =
  | { readonly stands: readonly boolean[] }
  | { readonly error: string; readonly isTrouble: boolean };

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
const { file } = workerData as { readonly file: string };
const database = new DatabaseSync(file, { timeout: 5000 });
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');
// Data that people ask us to forget is overwritten, not only unlinked.
database.exec('PRAGMA secure_delete = ON');
// In pages: with fewer checkpoints, a page that changed many times is written back once more often.
database.exec('PRAGMA wal_autocheckpoint = 8000');

const UNIQUE = 2067;
const PRIMARY_KEY = 1555;

const texts: string[] = [];
const prepared: StatementSync[] = [];

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (error.errcode === UNIQUE || error.errcode === PRIMARY_KEY);

/** Runs a unit; false if the savepoint must be rolled back. */
const run = (unit: readonly Numbered[]): boolean => {
  try {
    for (const [sql, values, expect] of unit) {
      const statement = (prepared[sql] ??= database.prepare(texts[sql]!));
      const { changes } = statement.run(...values);
      if (expect >= 0 && changes !== expect) return false;
    }
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

const begin = database.prepare('BEGIN IMMEDIATE');
const end = database.prepare('COMMIT');
const undo = database.prepare('ROLLBACK');
const mark = database.prepare('SAVEPOINT unit');
const back = database.prepare('ROLLBACK TO unit');
const release = database.prepare('RELEASE unit');

/** Runs a unit among others: its failure does not affect them. */
const runAmong = (unit: readonly Numbered[]): boolean => {
  mark.run();
  const stood = run(unit);
  if (!stood) back.run();
  release.run();
  return stood;
};

const commit = ({ sql, units, lazy, checkpoint }: Batch): BatchResult => {
  try {
    texts.push(...sql);
    if (lazy) database.exec('PRAGMA synchronous = NORMAL');
    begin.run();
    const stands = units.length === 1 ? [run(units[0]!)] : units.map(runAmong);
    if (stands.includes(true)) end.run();
    else undo.run();
    if (checkpoint) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return { stands };
  } catch (error) {
    if (database.isTransaction) undo.run();
    const message = error instanceof Error ? error.message : 'the database failed';
    return { error: message, isTrouble: troubleOf(error) !== null };
  } finally {
    if (lazy) database.exec('PRAGMA synchronous = FULL');
  }
};

port.on('message', (message: string) => {
  if (message === 'close') {
    database.close();
    port.close();
  } else {
    port.postMessage(commit(JSON.parse(message) as Batch));
  }
});
