import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock } from '@santiago/protocol';
import { games } from '../../src/games.ts';
import { think } from '../../src/housebots/bots.ts';
import { openDriver } from '../../src/server.ts';
import type { Entry, Person } from '../../src/store/rows.ts';
import { Store } from '../../src/store/store.ts';
import * as commands from '../../src/table/commands.ts';
import { Tables, type TablesOptions } from '../../src/tables/tables.ts';
import { until } from '../house.ts';

export type Bots = TablesOptions['bots'];

export const atRandom: Bots['choose'] = async (question) =>
  Promise.resolve(think({ ...question, bot: RANDOM, seed: 1, patience: 100 }));

export const RANDOM = 'random';
export const ANA: Person = { id: 'ana', name: 'Ana' };
const A_DAY: Clock = { kind: 'days', days: 1 };
const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Tables without a network, with a clock that can be moved; they can be closed and opened again. */
export class QuietHouse {
  readonly failures: unknown[] = [];
  offset = 0;
  /** How often it has looked for tables whose time has come, since it was started. */
  looks = 0;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'santiago-clock-'));
  private readonly databaseUrl: string | undefined;
  private readonly time: () => number;
  private open: { readonly store: Store; readonly tables: Tables } | null = null;

  constructor(databaseUrl?: string, time = Date.now) {
    this.databaseUrl = databaseUrl;
    this.time = time;
  }

  get store(): Store {
    return this.open!.store;
  }

  get tables(): Tables {
    return this.open!.tables;
  }

  now(): number {
    return this.time() + this.offset;
  }

  async start(bots: Bots = { choose: atRandom }): Promise<void> {
    const store = new Store(await openDriver({ DATABASE_URL: this.databaseUrl, DATA: this.folder }));
    const claimDue = store.wakes.claimDue.bind(store.wakes);
    this.looks = 0;
    store.wakes.claimDue = async (...args) => {
      const due = await claimDue(...args);
      this.looks++;
      return due;
    };
    const tables = new Tables({
      store,
      games,
      bots,
      botTables: 1000,
      openTables: 1000,
      addressTables: 1000,
      botDelay: [1, 2],
      now: () => this.now(),
      failed: (error) => this.failures.push(error),
      notify: () => undefined,
      remind: () => undefined,
      advanceDelay: [0, 0],
      idleTables: 10,
    });
    this.open = { store, tables };
    await tables.open();
  }

  /** A match of Ana and two bots, or of three bots; with a day a move, unless said otherwise. */
  async match(first: 'ana' | 'bot', bot: string, clock: Clock = A_DAY): Promise<string> {
    const seat = { kind: 'bot', bot } as const;
    const made = await this.tables.create(ANA, {
      game: 'canals',
      options: { overseer: 'p3' },
      seats: [first === 'ana' ? { kind: 'me' } : seat, seat, seat],
      public: false,
      clock,
      timeout: 'move',
      leaving: 'bot',
      autostart: false,
      rated: false,
    });
    if (!made.ok) throw new Error(made.fault.text);
    const { table } = made.value;
    if (first === 'ana')
      await this.tables.command(table, (draft) => commands.sit(draft, ANA, { share: '00'.repeat(16) }));
    await this.tables.command(table, (draft) => commands.start(draft, ANA, {}));
    return table;
  }

  async log(table: string): Promise<Entry[]> {
    return this.open!.store.logs.read(table, 0);
  }

  async stop(): Promise<void> {
    this.open!.tables.close();
    await this.open!.store.close();
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }
}

/** The machine's clock jumps, so many times, while bots play. */
export const jumpRun = async (jumps: number): Promise<readonly string[]> => {
  const house = new QuietHouse();
  await house.start();
  let table = await house.match('bot', RANDOM);
  const faults: string[] = [];
  for (let jump = 0; jump < jumps; jump++) {
    const before = (await house.log(table)).length;
    house.offset += [-2 * HOUR, HOUR, -HOUR / 6][jump % 3]!;
    const isOver = async (): Promise<boolean> => (await house.log(table)).at(-1)?.kind === 'over';
    await until(async () => (await house.log(table)).length > before + 5 || (await isOver()));
    const times = (await house.log(table)).map((entry) => entry.at);
    if (times.some((time, index) => index > 0 && time < times[index - 1]!))
      faults.push(`after jump ${jump} the log's time runs backwards`);
    if (await isOver()) table = await house.match('bot', RANDOM);
  }
  faults.push(...house.failures.map(String));
  await house.close();
  return faults;
};

/** A day passes for one who is to move, while no server runs; so many times. Between, the clock stands still. */
export const deadlineRun = async (days: number, databaseUrl?: string): Promise<readonly string[]> => {
  const started = Date.now();
  const house = new QuietHouse(databaseUrl, () => started);
  await house.start();
  const faults: string[] = [];
  let table = await house.match('ana', RANDOM);
  const isAnas = async (): Promise<boolean> => {
    const seen = await house.tables.look(table, null, 'spectator');
    return seen.ok && (seen.value.info.turn.p1 !== undefined || seen.value.info.phase === 'over');
  };
  for (let day = 0; day < days; day++) {
    await until(isAnas);
    const before = await house.log(table);
    if (before.at(-1)?.kind === 'over') table = await house.match('ana', RANDOM);
    await house.stop();
    house.offset += DAY - 10_000;
    await house.start();
    await until(() => house.looks > 1);
    if ((await house.log(table)).length !== before.length) faults.push('a move was played before its time');
    await house.stop();
    house.offset += 20_000;
    await house.start();
    await until(async () => (await house.log(table)).length > before.length);
    const late = (await house.log(table))[before.length]!;
    if (late.seat !== 'p1' || !late.body.includes('timeout'))
      faults.push(`day ${day}: ${late.seat ?? ''} ${late.body}`);
  }
  faults.push(...house.failures.map(String));
  await house.close();
  return faults;
};
