import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { SqliteDriver } from '../../src/store/sqlite.ts';
import { storeContract } from './contract.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'santiago-'));
let files = 0;
const newFile = (): string => path.join(folder, `${++files}.db`);

afterAll(() => rmSync(folder, { recursive: true }));

storeContract('SQLite', async () => SqliteDriver.open(newFile()));

it('makes a copy while it is in use', async () => {
  const driver = await SqliteDriver.open(newFile());
  await driver.write([{ sql: "INSERT INTO settings (name, value) VALUES ('a', 'b')", values: [] }]);
  const copy = newFile();
  await driver.backup(copy);
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
