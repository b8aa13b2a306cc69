import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { killRun } from './kill.ts';

const KILLS = 10;
/** Other work on the machine may hold up one restart; `npm run soak` asks it of every one. */
const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1]!;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => postgres.stop());

it(`loses and doubles nothing over ${KILLS} kills on SQLite, and clients are back within 2 seconds`, async () => {
  const { acknowledged, faults, resumed } = await killRun({ kills: KILLS, tables: 4, seed: 1 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(KILLS);
  expect(median(resumed)).toBeLessThan(2000);
}, 120_000);

it(`loses and doubles nothing over ${KILLS} kills on PostgreSQL, and clients are back within 2 seconds`, async () => {
  const databaseUrl = await postgres.fresh();
  const { acknowledged, faults, resumed } = await killRun({ kills: KILLS, tables: 4, seed: 2, databaseUrl });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(KILLS);
  expect(median(resumed)).toBeLessThan(2000);
}, 120_000);
