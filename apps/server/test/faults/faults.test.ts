import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { deadlineRun, jumpRun } from './clock.ts';
import { diskRun } from './disk.ts';
import { floodRun } from './flood.ts';
import { killRun } from './kill.ts';
import { restartRun } from './restart.ts';
import { slowRun } from './slow.ts';

/** Every kind of fault, in small; `npm run soak` runs the same in full. */
const KILLS = 10;
/** Milliseconds from a restart until every client is back. */
const BACK = 2000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => postgres.stop());

it(`loses and doubles nothing over ${KILLS} kills on SQLite, and every client is back within 2 seconds`, async () => {
  const { acknowledged, faults, resumed } = await killRun({ kills: KILLS, tables: 4, seed: 1 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(KILLS);
  expect(Math.max(...resumed)).toBeLessThan(BACK);
}, 120_000);

it(`loses and doubles nothing over ${KILLS} kills on PostgreSQL, and every client is back within 2 seconds`, async () => {
  const databaseUrl = await postgres.fresh();
  const { acknowledged, faults, resumed } = await killRun({ kills: KILLS, tables: 4, seed: 2, databaseUrl });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(KILLS);
  expect(Math.max(...resumed)).toBeLessThan(BACK);
}, 120_000);

it('a database that is restarted under load loses nothing', async () => {
  const { acknowledged, faults } = await restartRun(postgres, 2, 200);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 120_000);

it.runIf(process.platform === 'linux')(
  'a full disk refuses what it cannot keep, and loses nothing',
  async () => {
    const { acknowledged, faults } = await diskRun(1, 7);
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  },
  60_000,
);

it('one address that opens 1,000 streams gets its share and refusals, and others play on', async () => {
  const { opened, refused, faults } = await floodRun(1000, 300);
  expect(faults).toEqual([]);
  expect([opened, refused]).toEqual([100, 900]);
}, 120_000);

it('one who reads ten bytes a second holds nobody up, and by number gets everything', async () => {
  const { read, faults } = await slowRun(600, 400);
  expect(faults).toEqual([]);
  expect(read).toBeGreaterThan(0);
}, 120_000);

it('a clock that jumps neither stops the bots nor turns the log’s time back', async () => {
  expect(await jumpRun(3)).toEqual([]);
}, 60_000);

it('a day that passes while no server runs ends a move when one does, not before', async () => {
  expect(await deadlineRun(1)).toEqual([]);
  expect(await deadlineRun(1, await postgres.fresh())).toEqual([]);
}, 60_000);
