import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDriver } from '../../src/server.ts';
import { Store } from '../../src/store/store.ts';
import { Load } from './load.ts';
import { ServerProcess } from './process.ts';

export interface KillRun {
  readonly kills: number;
  readonly tables: number;
  readonly databaseUrl?: string;
  readonly seed: number;
}

export interface KillReport {
  readonly acknowledged: number;
  readonly faults: readonly string[];
  /** Milliseconds from a restart until the last stream was open again, for each kill. */
  readonly resumed: readonly number[];
}

const PEOPLE = 3;

export const freePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });

/** Kills a server at random moments while clients play, and starts it again each time. */
export const killRun = async ({ kills, tables, databaseUrl, seed }: KillRun): Promise<KillReport> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'santiago-kill-'));
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA: folder,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const server = new ServerProcess(settings);
  await server.start();
  const load = new Load([`http://127.0.0.1:${port}`]);
  const resumed: number[] = [];
  try {
    for (let table = 0; table < tables; table++) await load.table(PEOPLE, seed + 10 * table);
    for (let kill = 0; kill < kills; kill++) {
      await pause(100 + Math.random() * 400);
      if (load.isOver) await load.table(PEOPLE, seed + 1000 * (kill + 1));
      await server.kill('SIGKILL');
      const before = load.opened.length;
      await server.start();
      const ready = Date.now();
      const deadline = ready + 10_000;
      while (load.opened.length < before + load.streams && Date.now() < deadline) await pause(10);
      resumed.push(Math.max(...load.opened.slice(before)) - ready);
      if (load.opened.length < before + load.streams)
        load.faults.push(`kill ${kill}: not every stream came back`);
    }
    const progress = load.progress;
    for (let wait = 0; wait < 100 && load.progress === progress && !load.isOver; wait++) await pause(50);
    if (load.progress === progress && !load.isOver) load.faults.push('nothing moves after the last restart');
  } finally {
    load.stop();
    await pause(100);
    await server.kill('SIGTERM');
  }
  const { DATABASE_URL, DATA } = { DATABASE_URL: databaseUrl, DATA: folder };
  const store = new Store(await openDriver({ DATABASE_URL, DATA }));
  await load.check(store);
  await store.close();
  rmSync(folder, { recursive: true });
  return { acknowledged: load.acknowledged.length, faults: load.faults, resumed };
};
