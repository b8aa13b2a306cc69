import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { backUp, inspect, restore } from '../../src/store/database/backup.ts';
import { COLUMNS, type Column } from '../../src/store/columns.ts';
import { CannotOpen } from '../../src/store/database/driver.ts';
import { SqliteDriver } from '../../src/store/database/sqlite.ts';
import { storeContract } from './contract.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'santiago-'));
let files = 0;
const newFile = (): string => path.join(folder, `${++files}.db`);

afterAll(() => rmSync(folder, { recursive: true }));

storeContract('SQLite', async () => SqliteDriver.open(newFile()));

it('reads columns as the last migration leaves them', async () => {
  const file = newFile();
  await (await SqliteDriver.open(file)).close();
  const database = new DatabaseSync(file);
  const inDatabase = (table: string): string[] =>
    database
      .prepare('SELECT name, type, "notnull" OR pk > 0 AS filled FROM pragma_table_info(?)')
      .all(table)
      .map(({ name, type, filled }) => `${String(name)} ${String(type)}${filled === 1 ? '' : ' or nothing'}`);
  const read = (columns: Readonly<Record<string, Column<unknown>>>): string[] =>
    Object.entries(columns).map(
      ([name, { type, nullable }]) => `${name} ${type}${nullable ? ' or nothing' : ''}`,
    );
  const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  expect(names.map(({ name }) => String(name)).toSorted()).toEqual(
    [...Object.keys(COLUMNS), 'schema_version'].toSorted(),
  );
  for (const [table, columns] of Object.entries(COLUMNS))
    expect([table, ...read(columns).toSorted()]).toEqual([table, ...inDatabase(table).toSorted()]);
  database.close();
});

it('makes a copy while it is in use', async () => {
  const original = newFile();
  const driver = await SqliteDriver.open(original);
  await driver.write([{ sql: "INSERT INTO settings (name, value) VALUES ('a', 'b')", values: [] }]);
  const copy = newFile();
  await backUp(original, copy);
  await driver.close();
  const opened = new DatabaseSync(copy, { readOnly: true });
  expect(opened.prepare('SELECT value FROM settings').get()).toEqual({ value: 'b' });
  opened.close();
});

it('opens a file again, and refuses one of a later schema', async () => {
  const file = newFile();
  await (await SqliteDriver.open(file)).close();
  await (await SqliteDriver.open(file)).close();
  const database = new DatabaseSync(file);
  database.exec('UPDATE schema_version SET version = 999');
  database.close();
  await expect(SqliteDriver.open(file)).rejects.toThrow('schema 999');
});

it('fails a batch whose statement is broken, and goes on', async () => {
  const driver = await SqliteDriver.open(newFile());
  await expect(driver.write([{ sql: 'INSERT INTO nowhere VALUES (1)', values: [] }])).rejects.toThrow(
    'nowhere',
  );
  expect(await driver.write([{ sql: 'DELETE FROM settings', values: [] }])).toBe(true);
  await driver.close();
});

describe('a file that cannot be used is refused with a sentence', () => {
  it('while another process has it', async () => {
    const file = newFile();
    const driver = await SqliteDriver.open(file);
    await expect(SqliteDriver.open(file)).rejects.toThrow(/^Another server uses .*DATABASE_URL/);
    await driver.close();
    await (await SqliteDriver.open(file)).close();
  });

  it.each([
    [
      'no database',
      'this is a letter to Ana, not a database. '.repeat(40),
      /is no database, or damaged\. Restore/,
    ],
    ['cut short', 'SQLite format 3\u0000', /is no database, or damaged\. Restore/],
  ])('where it is %s', async (_, text, sentence) => {
    const file = newFile();
    writeFileSync(file, text);
    await expect(SqliteDriver.open(file)).rejects.toThrow(sentence);
    await expect(SqliteDriver.open(file)).rejects.toThrow(CannotOpen);
  });

  it.each(['/dev/null/x.db', '/dev/null/folder/x.db'])('where it cannot be written: %s', async (file) => {
    await expect(SqliteDriver.open(file)).rejects.toThrow(CannotOpen);
  });
});

it('nobody but the owner may read the file, its log of changes or its copy', async () => {
  const file = newFile();
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  const driver = await SqliteDriver.open(file);
  await driver.write([{ sql: "INSERT INTO settings (name, value) VALUES ('a', 'b')", values: [] }]);
  const copy = newFile();
  await backUp(file, copy);
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}.lock`, copy])
    expect(statSync(each).mode & 0o077, each).toBe(0);
  await driver.close();
});

describe('restoring', () => {
  const put = async (file: string, value: string): Promise<SqliteDriver> => {
    const driver = await SqliteDriver.open(file);
    await driver.write([{ sql: "INSERT INTO settings (name, value) VALUES ('a', $1)", values: [value] }]);
    return driver;
  };
  const valueIn = async (file: string): Promise<unknown> => {
    const driver = await SqliteDriver.open(file);
    const [cells] = await driver.read("SELECT value FROM settings WHERE name = 'a'", []);
    await driver.close();
    return cells?.['value'];
  };

  it('puts the backup in place although a crash left its log of changes, and keeps what was there', async () => {
    const [file, copy] = [newFile(), newFile()];
    const driver = await put(file, 'backed up');
    await backUp(file, copy);
    await driver.write([{ sql: "UPDATE settings SET value = 'played since'", values: [] }]);
    // A crash: the log of changes stays behind.
    const left = readFileSync(`${file}-wal`);
    await driver.close();
    writeFileSync(`${file}-wal`, left);
    const { previous } = await restore(copy, file, new Date(0));
    expect(await valueIn(file)).toBe('backed up');
    expect(readdirSync(previous!)).toContain(path.basename(file));
    expect(inspect(copy)).toEqual({ tables: 0, guests: 0 });
  });

  it('works where there is no database yet, and again after it was interrupted', async () => {
    const [file, copy] = [newFile(), newFile()];
    await (await put(copy, 'old')).close();
    writeFileSync(`${file}.restoring`, 'half');
    await expect(SqliteDriver.open(file)).rejects.toThrow('interrupted');
    expect((await restore(copy, file, new Date(0))).previous).toBeNull();
    expect(await valueIn(file)).toBe('old');
  });

  it('refuses a damaged backup, a foreign one and a running server, and touches nothing', async () => {
    const [file, foreign, damaged] = [newFile(), newFile(), newFile()];
    const driver = await put(file, 'here');
    new DatabaseSync(foreign).exec('CREATE TABLE x (y)');
    writeFileSync(damaged, readFileSync(file).fill(7, 4096));
    await expect(restore(foreign, file, new Date(0))).rejects.toThrow('no database of this server');
    await expect(restore(damaged, file, new Date(0))).rejects.toThrow(CannotOpen);
    await expect(restore(newFile(), file, new Date(0))).rejects.toThrow('There is no file');
    const copy = newFile();
    await backUp(file, copy);
    await expect(restore(copy, file, new Date(0))).rejects.toThrow('Another server uses');
    await driver.close();
    expect(await valueIn(file)).toBe('here');
  });
});
