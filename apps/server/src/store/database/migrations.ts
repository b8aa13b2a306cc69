import { MIGRATIONS } from './schema.ts';

/** A database inside a transaction that no other process can enter meanwhile. */
export interface Migrating {
  run(sql: string): Promise<void> | void;
  /** The first cell of the first row, if there is one. */
  value(sql: string): Promise<unknown>;
}

/** The database was written by a later program. */
export class TooNew extends Error {}

/** Brings the schema from its current version to the latest. */
export const migrate = async (
  database: Migrating,
  migrations: readonly (readonly string[])[] = MIGRATIONS,
): Promise<void> => {
  await database.run('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)');
  const version = Number((await database.value('SELECT version FROM schema_version')) ?? 0);
  if (version > migrations.length) {
    throw new TooNew(`The database has schema ${version}; this program knows ${migrations.length}.`);
  }
  if (version === migrations.length) return;
  for (const step of migrations.slice(version).flat()) await database.run(step);
  await database.run('DELETE FROM schema_version');
  await database.run(`INSERT INTO schema_version VALUES (${migrations.length})`);
};
