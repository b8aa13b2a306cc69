import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpen, StorageTrouble } from './driver.ts';
import { TooNew } from './migrations.ts';

/** The primary result codes of SQLite that are about the file or the disk, not about the query. */
const TROUBLES: Readonly<Record<number, string>> = {
  3: 'may not be read or written',
  5: 'is locked by another program',
  6: 'is locked by another program',
  8: 'cannot be written',
  10: 'cannot be read or written: the disk fails or is full',
  11: 'is damaged',
  13: 'cannot grow: the disk is full',
  14: 'cannot be opened',
  26: 'is no database, or damaged',
};
const DAMAGED = new Set([11, 26]);
const OWNER_ONLY = 0o600;

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;

/** The part of an error that is the file's or the disk's fault; null for any other error. */
export const troubleOf = (error: unknown): string | null => TROUBLES[codeOf(error)] ?? null;

/** An error of SQLite as callers see it. */
export const asTrouble = (error: unknown): unknown => {
  const trouble = troubleOf(error);
  return trouble === null ? error : new StorageTrouble(`The database ${trouble}.`, { cause: error });
};

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

/** An error while opening as a sentence that says what to do. */
export const asSentence = (file: string, error: unknown): unknown => {
  if (error instanceof TooNew) return new CannotOpen(`${error.message} Start the later program.`);
  if (isSystemError(error)) return new CannotOpen(`${file} cannot be used: ${error.message}.`);
  const trouble = troubleOf(error);
  if (trouble === null) return error;
  const advice = DAMAGED.has(codeOf(error))
    ? 'Restore a backup: santiago restore FILE.'
    : 'Check who owns the file and its folder, their rights, and the room on the disk.';
  return new CannotOpen(`${file} ${trouble}. ${advice}`);
};

/** Creates the file if there is none; only its owner may read it. */
export const makePrivate = (file: string): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
};

/**
 * Locks the file for this process until the returned function is called or the process ends, in whatever way: it is a
 * lock of the operating system on a small database beside the file.
 */
export const lockFile = (file: string): (() => void) => {
  makePrivate(`${file}.lock`);
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (codeOf(error) !== 5) throw error;
    throw new CannotOpen(
      `Another server uses ${file}. An SQLite file belongs to one process: stop the other, or let both use PostgreSQL (DATABASE_URL).`,
    );
  }
  return () => lock.close();
};
