import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { deadlineRun } from './clock.ts';
import { killRun } from './kill.ts';
import { restartRun } from './restart.ts';

/** The same in small as in `faults.test.ts`, one after the other: the last restarts the database of all. */
const KILLS = 2;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres.stop());

it(`loses and doubles nothing over ${KILLS} kills on PostgreSQL, and every client comes back`, async () => {
  const databaseUrl = await postgres.fresh();
  const { acknowledged, faults, resumed } = await killRun({ kills: KILLS, tables: 2, seed: 2, databaseUrl });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(KILLS);
  expect(resumed).toHaveLength(KILLS);
});

it('a day that passes while no server runs ends a move when one does, not before', async () => {
  expect(await deadlineRun(1, await postgres.fresh())).toEqual([]);
});

it('a database that is restarted under load loses nothing', async () => {
  const { acknowledged, faults } = await restartRun(postgres, 2, 200);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
});
