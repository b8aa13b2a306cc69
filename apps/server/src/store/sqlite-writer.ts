import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from './driver.ts';

/** The one writer of an SQLite file, in a thread of its own: a batch is one transaction and one `fsync`. */

export interface Batch {
  readonly units: readonly (readonly Statement[])[];
}

/** By unit: whether it stands. Or why the whole batch failed. */
export type BatchResult = { readonly stands: readonly boolean[] } | { readonly error: string };

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
const { file } = workerData as { readonly file: string };
const database = new DatabaseSync(file, { timeout: 5000 });
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');

const UNIQUE = 2067;
const PRIMARY_KEY = 1555;

const prepared = new Map<string, StatementSync>();

const prepare = (sql: string): StatementSync => {
  let statement = prepared.get(sql);
  if (statement === undefined) {
    statement = database.prepare(sql.replaceAll(/\$(\d)/g, '?$1'));
    prepared.set(sql, statement);
  }
  return statement;
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (error.errcode === UNIQUE || error.errcode === PRIMARY_KEY);

/** Runs a unit; false leaves the savepoint to be rolled back. */
const run = (unit: readonly Statement[]): boolean => {
  try {
    for (const { sql, values, expect } of unit) {
      const { changes } = prepare(sql).run(...values);
      if (expect !== undefined && changes !== expect) return false;
    }
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

const commit = ({ units }: Batch): BatchResult => {
  try {
    database.exec('BEGIN IMMEDIATE');
    const stands = units.map((unit) => {
      database.exec('SAVEPOINT unit');
      const stood = run(unit);
      if (!stood) database.exec('ROLLBACK TO unit');
      database.exec('RELEASE unit');
      return stood;
    });
    database.exec('COMMIT');
    return { stands };
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return { error: error instanceof Error ? error.message : 'the database failed' };
  }
};

port.on('message', (message: Batch | 'close') => {
  if (message === 'close') {
    database.close();
    port.close();
  } else {
    port.postMessage(commit(message));
  }
});
