import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDriver } from '../../src/server.ts';
import { Store } from '../../src/store/store.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { freePort } from './kill.ts';
import { Load } from './load.ts';
import { ServerProcess } from './process.ts';

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(path.join(tmpdir(), 'santiago-several-'));
}, 120_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

interface Processes {
  readonly url: string;
  readonly bases: readonly string[];
  readonly servers: readonly ServerProcess[];
}

const startProcesses = async (count: number): Promise<Processes> => {
  const url = await postgres.fresh();
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const servers = ports.map(
    (port) => new ServerProcess({ PORT: String(port), DATA: folder, DATABASE_URL: url }),
  );
  await Promise.all(servers.map(async (server) => server.start()));
  return { url, servers, bases: ports.map((port) => `http://127.0.0.1:${port}`) };
};

/** Lets the load go on until it is over, then compares everything with the log. */
const finish = async (load: Load, { url, servers }: Processes): Promise<void> => {
  while (!load.isOver) await pause(50);
  load.stop();
  await Promise.all(servers.map(async (server) => server.kill('SIGTERM')));
  const store = new Store(await openDriver({ DATABASE_URL: url, DATA: folder }));
  await load.check(store);
  await store.close();
  expect(load.faults).toEqual([]);
};

it('two processes serve one table, and a rolling restart loses nothing', async () => {
  const processes = await startProcesses(2);
  // Guests come to one process and the other in turn, so that each table is played through both.
  const load = new Load(processes.bases);
  for (let table = 0; table < 3; table++) await load.table(3, 100 + 10 * table);
  for (const server of processes.servers) {
    await pause(300);
    await server.kill('SIGTERM');
    expect(server.complaints).toBe('');
    await server.start();
  }
  await finish(load, processes);
}, 40_000);

it('a database that is restarted under load loses nothing', async () => {
  const processes = await startProcesses(1);
  const load = new Load(processes.bases);
  for (let table = 0; table < 2; table++) await load.table(3, 200 + 10 * table);
  for (const mode of ['fast', 'immediate'] as const) {
    await pause(400);
    await postgres.restart(mode);
  }
  await finish(load, processes);
}, 40_000);
