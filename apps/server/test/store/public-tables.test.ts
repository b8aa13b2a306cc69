import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SqliteDriver } from '../../src/store/database/sqlite.ts';
import { Store } from '../../src/store/store.ts';
import { Reads } from './reads.ts';

/** Very many public tables: a stranger who asks for the list keeps nobody waiting. */

const TABLES = 3000;
const LISTED = 100;
const MOST_AT_ONCE = 600;
const HOST = 'a host with very many tables';
const ENTRY = JSON.stringify({
  game: 'g',
  players: 2,
  preset: null,
  host: null,
  seats: [],
  clock: { kind: 'none' },
});

const folder = mkdtempSync(path.join(tmpdir(), 'santiago-public-'));
let reads: Reads;
let store: Store;
beforeAll(async () => {
  const driver = await SqliteDriver.open(path.join(folder, 'santiago.db'));
  reads = new Reads(driver);
  store = new Store(driver);
  const insert = (id: string, phase: string, changed: number, host: string) => ({
    sql: `INSERT INTO tables (id, seed, public, phase, head, turn, changed, claimed, entry, host)
      VALUES ($1, '5eed', 1, $2, 1, '', $3, 0, $4, $5)`,
    values: [id, phase, changed, ENTRY, host],
  });
  await driver.write([
    ...Array.from({ length: TABLES }, (_, number) =>
      insert(`many${number}`, 'gathering', 1000 + number, HOST),
    ),
    insert('old', 'gathering', 1, 'bo'),
    insert('running', 'running', 2, 'cy'),
  ]);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('are read in windows until a few of every host have been found', async () => {
  reads.reset();
  const listed = (await store.lists.publicTables()).map(({ entry }) => entry.id);
  expect(reads.most).toBeLessThanOrEqual(MOST_AT_ONCE);
  expect(reads.turns).toBeGreaterThan(TABLES / MOST_AT_ONCE);
  const newest = Array.from({ length: LISTED - 2 }, (_, index) => `many${TABLES - 1 - index}`);
  expect(listed).toEqual([...newest.slice(0, 3), 'old', 'running', ...newest.slice(3)]);
});
