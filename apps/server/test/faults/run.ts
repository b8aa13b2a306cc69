import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDriver } from '../../src/server.ts';
import { Store } from '../../src/store/store.ts';
import { Load } from './load.ts';
import { ServerProcess } from './process.ts';

/** People at a table, beside one bot. */
const PEOPLE = 3;
/** Milliseconds in which somebody must act again: far more than any machine needs. */
const PATIENCE = 600_000;

/** How the log names errors of the database. */
const TROUBLE = '"type":"StorageTrouble"';

export interface FaultRun {
  readonly tables: number;
  readonly seed: number;
  readonly databaseUrl?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** The database fails, so the server logs that as an error. Any other error in its log is a fault. */
  readonly hasTrouble?: boolean;
}

export interface FaultReport {
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

/** A server in a process of its own, and clients that play through everything that happens to it. */
export class Scene {
  readonly server: ServerProcess;
  readonly base: string;
  readonly load: Load;
  private readonly run: FaultRun;
  private tables = 0;

  private constructor(run: FaultRun, server: ServerProcess) {
    this.run = run;
    this.server = server;
    this.base = server.base;
    this.load = new Load([this.base]);
  }

  static async open(run: FaultRun, folder: string): Promise<Scene> {
    const database = run.databaseUrl === undefined ? {} : { DATABASE_URL: run.databaseUrl };
    const server = new ServerProcess({ DATA: folder, ...database, ...run.settings });
    await server.start();
    return new Scene(run, server);
  }

  /** Another table is begun. */
  async addTable(): Promise<void> {
    await this.load.table(PEOPLE, this.run.seed + 10 * this.tables++);
  }

  /** There are always tables where something happens. */
  async keepBusy(): Promise<void> {
    if (this.load.isOver) await this.addTable();
  }

  /** Somebody acts before long, and is told that it is done. */
  async mustAct(when: string): Promise<void> {
    const { acknowledged, faults } = this.load;
    const { length } = acknowledged;
    const end = Date.now() + PATIENCE;
    while (acknowledged.length === length && Date.now() < end) {
      await this.keepBusy();
      await pause(20);
    }
    if (acknowledged.length === length) faults.push(`nobody acts ${when}`);
  }
}

/** Clients play, something happens, and then the log must hold what they were told and what they did, once each. */
export const faultRun = async (
  run: FaultRun,
  happen: (scene: Scene) => Promise<void>,
): Promise<FaultReport> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'santiago-fault-'));
  const scene = await Scene.open(run, folder);
  const { server, load } = scene;
  try {
    for (let table = 0; table < run.tables; table++) await scene.addTable();
    await happen(scene);
    await scene.mustAct('at the end');
  } finally {
    load.stop();
    await pause(100);
    await server.kill('SIGTERM');
  }
  load.faults.push(
    ...server.takeErrors().filter((line) => !(run.hasTrouble === true && line.includes(TROUBLE))),
  );
  const store = new Store(await openDriver({ DATABASE_URL: run.databaseUrl, DATA: folder }));
  await load.check(store);
  await store.close();
  rmSync(folder, { recursive: true });
  return { acknowledged: load.acknowledged.length, faults: load.faults };
};
