import { existsSync } from 'node:fs';
import type { Call, Command } from './command.ts';
import { Fault, reasonOf } from './fault.ts';
import { say } from '@santiago/table/terminal/terminal.ts';

/** The file of the embedded database that the settings name. */
const embeddedFile = async (): Promise<string> => {
  // Loaded here, so that other commands do not wait for it.
  const { databaseFile, readConfig } = await import('@santiago/server');
  const { DATA, DATABASE_URL } = readConfig(process.env);
  if (DATABASE_URL !== undefined)
    throw new Fault('PostgreSQL has pg_dump and pg_restore; see docs/hosting.md.');
  return databaseFile(DATA);
};

const copy = async (call: Call): Promise<void> => {
  const { backUp } = await import('@santiago/server');
  const file = call.words[0]!;
  const database = await embeddedFile();
  if (existsSync(file)) throw new Fault(`${file} already exists.`);
  if (!existsSync(database)) throw new Fault(`There is no database in ${process.env['DATA'] ?? 'data'}.`);
  try {
    await backUp(database, file);
  } catch (error) {
    throw new Fault(`${file} cannot be written: ${reasonOf(error)}.`);
  }
  say(`${file} contains everything that was on the disk when the copy began.`);
};

const putBack = async (call: Call): Promise<void> => {
  const { CannotOpen, restore } = await import('@santiago/server');
  const database = await embeddedFile();
  try {
    const { tables, guests, previous } = await restore(call.words[0]!, database, new Date());
    say(`${database} contains ${tables} tables and ${guests} guests.`);
    if (previous !== null) say(`The previous files are in ${previous}.`);
  } catch (error) {
    if (error instanceof CannotOpen) throw new Fault(error.message);
    throw error;
  }
};

const ABOUT = 'DATA names the folder of the database, as for the server.';

export const backupCommand: Command = {
  name: 'backup',
  words: ['FILE'],
  summary: 'copy the database of a server while it is running',
  about: [`${ABOUT} PostgreSQL has pg_dump.`],
  flags: [],
  examples: ['santiago backup monday.db', 'DATA=/srv/santiago santiago backup monday.db'],
  run: copy,
};

export const restoreCommand: Command = {
  name: 'restore',
  words: ['FILE'],
  summary: 'replace the database of a stopped server with a backup',
  about: [
    `${ABOUT} The backup is copied and checked first; the previous files are kept in a folder next to the database.`,
  ],
  flags: [],
  examples: ['santiago restore monday.db', 'DATA=/srv/santiago santiago restore monday.db'],
  run: putBack,
};
