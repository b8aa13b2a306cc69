import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CannotOpen } from './driver.ts';
import { MIGRATIONS } from './schema.ts';
import { asSentence, lockFile, makePrivate } from './sqlite-file.ts';

/** The files of an SQLite database: the database, changes not yet in it, and an index of those. */
const PARTS = ['', '-wal', '-shm'];

/** A complete copy of the database in `to`, made while it is in use. */
export const backUp = async (from: string, to: string): Promise<void> => {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    makePrivate(to);
    await backup(source, to);
  } finally {
    source.close();
  }
};

/** What one of our databases contains. Throws a sentence if the file is damaged or not ours. */
export const inspect = (file: string): { readonly tables: number; readonly guests: number } => {
  if (!existsSync(file)) throw new CannotOpen(`There is no file ${file}.`);
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const count = (sql: string): number => Number(Object.values(database!.prepare(sql).get() ?? {})[0]);
    const [check] = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {});
    if (check !== 'ok') throw new CannotOpen(`${file} is damaged: ${String(check)}.`);
    const ours = "SELECT COUNT(*) FROM sqlite_master WHERE name IN ('schema_version', 'events')";
    if (count(ours) < 2) throw new CannotOpen(`${file} is no database of this server.`);
    const version = count('SELECT version FROM schema_version');
    if (version > MIGRATIONS.length)
      throw new CannotOpen(`${file} has schema ${version}; this program knows ${MIGRATIONS.length}.`);
    return {
      tables: count('SELECT COUNT(*) FROM tables'),
      guests: count('SELECT COUNT(*) FROM people'),
    };
  } catch (error) {
    throw asSentence(file, error);
  } finally {
    database?.close();
  }
};

/** Makes renames in a folder survive a power cut. */
const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

export interface Restored {
  readonly tables: number;
  readonly guests: number;
  /** The folder that the previous files were moved to; null where there were none. */
  readonly previous: string | null;
}

/**
 * Replaces a database that no server uses with a backup. The copy is made and checked first; the previous files,
 * including the log of changes, move to a separate folder. If it is interrupted it can be run again: until it is done
 * no server starts on these files.
 */
export const restore = async (backupFile: string, file: string, now: Date): Promise<Restored> => {
  inspect(backupFile);
  makeFolder(path.dirname(file));
  let unlock: (() => void) | null = null;
  try {
    unlock = lockFile(file);
    const fresh = `${file}.restoring`;
    // Left over from an interrupted attempt.
    for (const part of PARTS) rmSync(`${fresh}${part}`, { force: true });
    await backUp(backupFile, fresh);
    const held = inspect(fresh);
    const handle = openSync(fresh, 'r+');
    fsyncSync(handle);
    closeSync(handle);
    const previous = setAside(file, now);
    renameSync(fresh, file);
    syncFolder(path.dirname(file));
    return { ...held, previous };
  } catch (error) {
    throw asSentence(file, error);
  } finally {
    unlock?.();
  }
};

const makeFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
};

/** Moves the files of a database into a separate folder. */
const setAside = (file: string, now: Date): string | null => {
  const parts = PARTS.filter((part) => existsSync(`${file}${part}`));
  if (parts.length === 0) return null;
  const folder = path.join(
    path.dirname(file),
    `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`,
  );
  makeFolder(folder);
  // The log of changes first: without it the file alone is an older but complete state, never the other way round.
  for (const part of parts.toReversed())
    renameSync(`${file}${part}`, path.join(folder, `${path.basename(file)}${part}`));
  return folder;
};
