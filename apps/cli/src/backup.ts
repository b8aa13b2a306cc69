import { existsSync } from 'node:fs';
import type { Call, Command } from './command.ts';
import { Fault, reasonOf } from './fault.ts';
import { say } from './terminal.ts';

const run = async (call: Call): Promise<void> => {
  // Loaded here, so that other commands need not wait for it.
  const { openDriver, readConfig, Store } = await import('@santiago/server');
  const file = call.words[0]!;
  const { DATA, DATABASE_URL } = readConfig(process.env);
  if (existsSync(file)) throw new Fault(`${file} exists already.`);
  if (DATABASE_URL === undefined && !existsSync(DATA)) throw new Fault(`There is no database in ${DATA}.`);
  const store = new Store(await openDriver({ DATA, DATABASE_URL }));
  try {
    await store.backup(file);
  } catch (error) {
    throw new Fault(`${file} cannot be written: ${reasonOf(error)}.`);
  } finally {
    await store.close();
  }
  say(`${file} holds everything that was on the disk when the copy began.`);
};

export const backupCommand: Command = {
  name: 'backup',
  words: ['FILE'],
  summary: 'copy the database of a server, while it runs',
  about: ['DATA names the folder of the database, as for the server. PostgreSQL has pg_dump.'],
  flags: [],
  examples: ['santiago backup monday.db', 'DATA=/srv/santiago santiago backup monday.db'],
  run,
};
