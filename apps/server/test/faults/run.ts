import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDriver } from '../../src/server.ts';
import { Store } from '../../src/store/store.ts';
import { Load } from './load.ts';
import { ServerProcess } from './process.ts';

/** People at a table, beside one bot. */
const PEOPLE = 3;
/** Milliseconds in which something must move again: far more than any machine needs. */
const PATIENCE = 60_000;

export interface FaultRun {
  readonly tables: number;
  readonly seed: number;
  readonly databaseUrl?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

export interface FaultReport {
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

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

/** A server in a process of its own, and clients that play through everything that happens to it. */
export class Scene {
  readonly server: ServerProcess;
  readonly base: string;
  readonly load: Load;
  private readonly run: FaultRun;
  private tables = 0;

  constructor(run: FaultRun, port: number, folder: string) {
    this.run = run;
    this.base = `http://127.0.0.1:${port}`;
    const database = run.databaseUrl === undefined ? {} : { DATABASE_URL: run.databaseUrl };
    this.server = new ServerProcess({ PORT: String(port), DATA: folder, ...database, ...run.settings });
    this.load = new Load([this.base]);
  }

  /** Another table is begun. */
  async addTable(): Promise<void> {
    await this.load.table(PEOPLE, this.run.seed + 10 * this.tables++);
  }

  /** There are always tables where something happens. */
  async keepBusy(): Promise<void> {
    if (this.load.isOver) await this.addTable();
  }

  /** Somebody hears something new before long. */
  async mustMove(when: string): Promise<void> {
    await this.keepBusy();
    const { progress } = this.load;
    const end = Date.now() + PATIENCE;
    while (this.load.progress === progress && Date.now() < end) await pause(20);
    if (this.load.progress === progress) this.load.faults.push(`nothing moves ${when}`);
  }
}

/** Clients play, something happens, and then the log must hold what they were told and what they did, once each. */
export const faultRun = async (
  run: FaultRun,
  happen: (scene: Scene) => Promise<void>,
): Promise<FaultReport> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'santiago-fault-'));
  const scene = new Scene(run, await freePort(), folder);
  const { server, load } = scene;
  await server.start();
  try {
    for (let table = 0; table < run.tables; table++) await scene.addTable();
    await happen(scene);
    await scene.mustMove('at the end');
  } finally {
    load.stop();
    await pause(100);
    await server.kill('SIGTERM');
  }
  const store = new Store(await openDriver({ DATABASE_URL: run.databaseUrl, DATA: folder }));
  await load.check(store);
  await store.close();
  rmSync(folder, { recursive: true });
  return { acknowledged: load.acknowledged.length, faults: load.faults };
};
