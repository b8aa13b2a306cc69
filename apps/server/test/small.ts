import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { matchMark } from '@santiago/protocol';
import { Daily } from '../src/daily/daily.ts';
import type { PlayedDaily } from '../src/daily/play.ts';
import { games } from '../src/games.ts';
import { type App, makeApp } from '../src/http/app.ts';
import { Metrics } from '../src/metrics.ts';
import { Notifications } from '../src/notifications.ts';
import { Passkeys } from '../src/passkeys.ts';
import { People } from '../src/people.ts';
import type { Lots } from '../src/secrets.ts';
import {
  type Cells,
  type Driver,
  type Notice,
  type Statement,
  StorageTrouble,
  type Value,
} from '../src/store/database/driver.ts';
import { SqliteDriver } from '../src/store/database/sqlite.ts';
import { Store } from '../src/store/store.ts';
import { Summaries } from '../src/summaries.ts';
import { Tables, type TablesOptions } from '../src/tables/tables.ts';
import { WatchedDriver } from '../src/store/database/watched.ts';
import { atRandom } from './faults/clock.ts';
import { quickConfig } from './house.ts';
import { noteError, noteErrors } from './log.ts';

/** What the daily matches follow from. */
export const SEED = new Uint8Array(32).fill(7);

/** A daily match without an engine: every answer is a row and a point, and `never` is not legal. */
export const playQuickly = async (answers: readonly string[]): Promise<PlayedDaily | null> =>
  Promise.resolve(
    answers.includes('never') ? null : { rows: answers, mark: matchMark(answers), score: answers.length },
  );

/** A clock that stands still: a house moves on only as far as its test moves `clock`, however long that takes. */
export const stoppedClock = (): (() => number) => {
  const started = Date.now();
  return () => started;
};

/** A database that can be made to fail, to wait, or to seem shared. */
export class FlakyDriver extends WatchedDriver {
  readFails = false;
  writeFails = false;
  /** Every read waits for this. */
  gate: Promise<unknown> = Promise.resolve();

  override async read(sql: string, values: readonly Value[]): Promise<Cells[]> {
    await this.gate;
    if (this.readFails) throw new StorageTrouble('The database does not answer.');
    return super.read(sql, values);
  }

  override async write(unit: readonly Statement[], notices?: readonly Notice[]): Promise<boolean> {
    if (this.writeFails) throw new StorageTrouble('The disk is full.');
    return super.write(unit, notices);
  }
}

export interface SmallOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly bots?: TablesOptions['bots'];
  readonly lots?: Lots;
  /** Another clock than the machine's. */
  readonly now?: () => number;
  /** The range of milliseconds that a choice in advance waits. */
  readonly advanceDelay?: readonly [number, number];
  /** Another database than a file of its own. */
  readonly driver?: () => Promise<Driver>;
}

/** A server in small: no threads for bots, a database that can be made to fail, a clock that can be moved. */
export interface SmallHouse {
  readonly app: App;
  readonly base: string;
  readonly port: number;
  readonly store: Store;
  readonly tables: Tables;
  readonly people: People;
  readonly summaries: Summaries;
  /** Who was sent a summary, in order. */
  readonly sent: readonly string[];
  /** Who was told of something at a table, and of which. */
  readonly told: { table: string; people: readonly string[] }[];
  /** Who was told that their prepared choices leave a decision to them. */
  readonly reminded: readonly string[];
  readonly driver: FlakyDriver;
  readonly file: string;
  readonly failures: unknown[];
  clock: number;
  stop(): Promise<void>;
}

export const openSmall = async (options: SmallOptions = {}): Promise<SmallHouse> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'santiago-small-'));
  const file = path.join(folder, 'santiago.db');
  const driver = new FlakyDriver(await (options.driver?.() ?? SqliteDriver.open(file)));
  const config = quickConfig(folder, options.settings);
  const store = new Store(driver);
  const failures: unknown[] = [];
  const reminded: string[] = [];
  const told: { table: string; people: readonly string[] }[] = [];
  const small = { clock: 0 };
  const time = options.now ?? Date.now;
  const now = (): number => time() + small.clock;
  const tables = new Tables({
    store,
    games,
    bots: options.bots ?? { choose: atRandom },
    botTables: config.BOT_TABLES,
    openTables: config.OPEN_TABLES,
    addressTables: config.ADDRESS_TABLES,
    botDelay: [0, 1],
    now,
    failed: noteError,
    notify: (table, notified) => void told.push({ table, people: notified }),
    remind: (_, people) => void reminded.push(...people),
    advanceDelay: options.advanceDelay ?? [0, 0],
    idleTables: config.IDLE_TABLES,
    ...(options.lots === undefined ? {} : { lots: options.lots }),
  });
  const notifications = await Notifications.open(store, {
    allow: null,
    contact: 'https://localhost',
    now,
    failed: (error) => failures.push(error),
  });
  const sent: string[] = [];
  const send = async (person: string): Promise<void> => void sent.push(person);
  const summaries = new Summaries({ store, send, now, failed: (error) => failures.push(error) });
  const people = new People(store, now);
  const app = await makeApp({
    house: {
      store,
      people,
      passkeys: await Passkeys.open(store, now),
      tables,
      games,
      notifications,
      summaries,
      daily: new Daily({
        store,
        play: async ({ answers }) => playQuickly(answers),
        newSeed: () => SEED,
        now,
      }),
      now,
    },
    config,
    metrics: new Metrics(),
    web: folder,
  });
  noteErrors(app);
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return Object.assign(small, {
    app,
    port,
    base: `http://127.0.0.1:${port}`,
    store,
    tables,
    people,
    summaries,
    sent,
    reminded,
    told,
    driver,
    file,
    failures,
    stop: async () => {
      tables.close();
      summaries.close();
      app.streams.close();
      app.http.server.closeAllConnections();
      await app.http.close();
      driver.readFails = false;
      driver.writeFails = false;
      await store.close();
      rmSync(folder, { recursive: true });
    },
  });
};
