import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Daily } from './daily/daily.ts';
import { BotPool } from './housebots/pool.ts';
import type { Config } from './config.ts';
import { games } from './games.ts';
import { type App, makeApp } from './http/app.ts';
import { openApiFile } from './http/openapi.ts';
import { Metrics, timed } from './metrics.ts';
import { Notifications } from './notifications.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';
import { Retention } from './retention.ts';
import { type Lots, secretLots } from './secrets.ts';
import { SteadyClock } from './steady-clock.ts';
import type { Driver } from './store/database/driver.ts';
import { PostgresDriver } from './store/database/postgres.ts';
import { SqliteDriver } from './store/database/sqlite.ts';
import { Store } from './store/store.ts';
import { Summaries } from './summaries.ts';
import { Tables } from './tables/tables.ts';

export interface Server {
  readonly app: App;
  readonly port: number;
  /** Ends streams, finishes what is being written, then closes the database. */
  stop(): Promise<void>;
}

/** Connections that may wait to be accepted: after a restart all clients come at once. The system may allow fewer. */
const BACKLOG = 4096;

/** A server that was away for longer has perhaps a machine whose clock is wrong. */
const LONG_AWAY = 30 * 86_400_000;

/** The file of an embedded database. */
export const databaseFile = (folder: string): string => path.join(folder, 'santiago.db');

/** The database that the settings name. */
export const openDriver = async ({
  DATABASE_URL,
  DATA,
}: Pick<Config, 'DATABASE_URL' | 'DATA'>): Promise<Driver> =>
  DATABASE_URL === undefined ? SqliteDriver.open(databaseFile(DATA)) : PostgresDriver.open(DATABASE_URL);

/** Starts a whole server, with the page in the folder `web`. */
export const startServer = async (config: Config, web: string, lots: Lots = secretLots): Promise<Server> => {
  const metrics = new Metrics();
  const store = new Store(timed(await openDriver(config), metrics));
  if (!store.shared) await store.wakes.unclaim();
  const log: { current: App['http']['log'] | null } = { current: null };
  const clock = new SteadyClock({
    jumped: (by) =>
      log.current?.warn({ by }, 'the machine’s clock was set; this counts if it stays so for ten minutes'),
    stepped: (from, until) => tables.stepped(from, until),
  });
  const now = (): number => clock.now();
  const pool = new BotPool({
    threads: config.BOT_THREADS,
    queue: config.BOT_QUEUE,
    patience: config.BOT_PATIENCE,
    lots,
  });
  const notifications = await Notifications.open(store, {
    allow: config.PUSH_ALLOW ?? null,
    contact: config.PUSH_CONTACT,
    now,
    failed: (error) => log.current?.warn(error, 'a notification failed'),
  });
  const tables = new Tables({
    store,
    games,
    bots: {
      choose: async (question, host) => {
        const end = metrics.botSeconds.startTimer();
        return pool.choose(question, host).finally(end);
      },
    },
    botTables: config.BOT_TABLES,
    openTables: config.OPEN_TABLES,
    addressTables: config.ADDRESS_TABLES,
    botDelay: config.BOT_DELAY,
    now,
    failed: (error, about) => log.current?.error(error, about),
    notify: (table, people, info) => {
      for (const person of people) void call(table, person, tables.isToldNow(person, info, 'ask first'));
    },
    remind: (table, people, info) => {
      for (const person of people) void call(table, person, tables.isToldNow(person, info, 'asked'));
    },
    advanceDelay: config.ADVANCE_DELAY,
    idleTables: config.IDLE_TABLES,
    lots,
  });
  const call = async (table: string, person: string, isTold: Promise<boolean>): Promise<void> => {
    try {
      if (await isTold) await notifications.send(person, table);
    } catch (error) {
      log.current?.warn(error, 'a notification failed');
    }
  };
  const away = await tables.open();
  if (Math.abs(away) > LONG_AWAY) clock.distrust();
  const summaries = new Summaries({
    store,
    send: async (person) => notifications.send(person, 'summary'),
    now,
    failed: (error) => log.current?.warn(error, 'a summary failed'),
  });
  const people = new People(store, now);
  const retention = new Retention({
    store,
    tables,
    keep: config,
    peopleChanged: () => people.changed({ kind: 'unknown' }),
    now,
    mayDelete: () => clock.isTrusted,
    failed: (error) => log.current?.warn(error, 'cleaning up failed'),
  });
  const daily = new Daily({
    store,
    play: async (sent) => pool.playDaily(sent),
    newSeed: () => lots.newSeed(),
    now,
  });
  const app = await makeApp({
    house: {
      store,
      people,
      passkeys: await Passkeys.open(store, now),
      tables,
      games,
      notifications,
      summaries,
      daily,
      now,
    },
    config,
    metrics,
    web,
  });
  log.current = app.http.log;
  metrics.gauge('santiago_tables', 'Tables in memory.', () => tables.count);
  metrics.gauge('santiago_bot_queue', 'Questions that wait for a bot.', () => pool.waiting);
  // Once a client is let in, it is served immediately.
  await pool.ready();
  await app.http.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG });
  void tables.fillResults().catch((error: unknown) => app.http.log.warn(error, 'filling in results failed'));
  tables.countRated();
  // Made once, before anybody asks.
  void openApiFile();
  const address = app.http.server.address();
  const stop = async (): Promise<void> => {
    app.stop();
    retention.close();
    summaries.close();
    tables.close();
    app.streams.close();
    // /readyz announces the stop, so that no more clients are sent here, before the port closes.
    await setTimeout(config.DRAIN * 1000);
    const closed = app.http.close();
    const deadline = now() + config.GRACE * 1000;
    while (app.inFlight() > 0 && now() < deadline) await setTimeout(10);
    // Connections that are still open now are unused or have run out of time.
    app.http.server.closeAllConnections();
    await closed;
    await pool.close();
    await store.close();
  };
  let stopped: Promise<void> | null = null;
  return {
    app,
    port: typeof address === 'object' && address !== null ? address.port : config.PORT,
    stop: async () => (stopped ??= stop()),
  };
};
