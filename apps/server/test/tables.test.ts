import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { botNames, RANDOM, think } from '../src/housebots/bots.ts';
import { SqliteDriver } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import * as commands from '../src/table/commands.ts';
import { Tables, type TablesOptions } from '../src/tables.ts';
import { until } from './house.ts';

type Bots = TablesOptions['bots'];

/** Tables without a network, with a clock that can be moved. */
class QuietHouse {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'santiago-clock-'));
  readonly store = new Store(new SqliteDriver(path.join(this.folder, 'santiago.db')));
  readonly failures: unknown[] = [];
  readonly tables: Tables;
  offset = 0;

  constructor(bots: Bots) {
    this.tables = new Tables({
      store: this.store,
      games,
      bots,
      botDelay: [1, 2],
      now: () => Date.now() + this.offset,
      failed: (error) => this.failures.push(error),
      notify: () => undefined,
      idleTables: 10,
    });
  }

  /** A table of bots alone, started. */
  async start(bot: string): Promise<string> {
    const ana = { id: 'ana', name: 'Ana' };
    const seat = { kind: 'bot', bot } as const;
    const made = await this.tables.create(ana, {
      game: 'canals',
      seats: [seat, seat, seat],
      public: false,
      clock: { kind: 'days', days: 1 },
      timeout: 'move',
      leaving: 'bot',
      autostart: true,
    });
    if (!made.ok) throw new Error(made.fault.text);
    await this.tables.command(made.value.table, (draft) => commands.start(draft, ana, {}));
    return made.value.table;
  }

  async close(): Promise<void> {
    this.tables.close();
    await this.store.close();
    rmSync(this.folder, { recursive: true });
  }
}

const atRandom: Bots['choose'] = async (question) =>
  Promise.resolve(think({ ...question, bot: RANDOM, seed: 1, patience: 100 }));

it('a clock that jumps neither stops the bots nor turns the log’s time back', async () => {
  const house = new QuietHouse({ choose: atRandom });
  const table = await house.start(RANDOM);
  const log = async () => house.store.log(table, 0);
  for (const jump of [-7_200_000, 3_600_000, -600_000]) {
    const before = (await log()).length;
    house.offset += jump;
    await until(async () => (await log()).length > before + 5);
  }
  const times = (await log()).map((entry) => entry.at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(house.failures).toEqual([]);
  await house.close();
}, 20_000);

it('a house bot is told what its seat was told, from the start on', async () => {
  const asked: Parameters<Bots['choose']>[0][] = [];
  const house = new QuietHouse({
    choose: async (question) => {
      asked.push(question);
      return atRandom(question);
    },
  });
  const bot = botNames(games.get('canals')!).at(-1)!;
  const table = await house.start(bot);
  await until(() => asked.length > 20);
  const seen = await house.tables.look(table, null, 'spectator');
  if (!seen.ok) throw new Error(seen.fault.text);
  const game = games.get('canals')!;
  for (const { seat, told, view } of asked) {
    const known = game.known(game.view(game.start(seen.value.info.setup), seat));
    for (const each of told) game.hear(known, each, seat);
    expect(game.view(known, seat)).toEqual(view);
  }
  await house.close();
}, 20_000);
