import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { games } from '../../src/games.ts';
import { think } from '../../src/housebots/bots.ts';
import { SqliteDriver } from '../../src/store/sqlite.ts';
import { Store } from '../../src/store/store.ts';
import * as commands from '../../src/table/commands.ts';
import { Tables } from '../../src/tables.ts';
import { until } from '../house.ts';

it('a clock that jumps neither stops the bots nor turns the log’s time back', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'santiago-clock-'));
  const store = new Store(new SqliteDriver(path.join(folder, 'santiago.db')));
  let offset = 0;
  const failures: unknown[] = [];
  const tables = new Tables({
    store,
    games,
    bots: { choose: async (question) => Promise.resolve(think({ ...question, seed: 1, patience: 100 })) },
    botDelay: [1, 2],
    now: () => Date.now() + offset,
    failed: (error) => failures.push(error),
    notify: () => undefined,
    idleTables: 10,
  });
  const ana = { id: 'ana', name: 'Ana' };
  const bot = { kind: 'bot', bot: 'random' } as const;
  const made = await tables.create(ana, {
    game: 'canals',
    seats: [bot, bot, bot],
    public: false,
    clock: { kind: 'days', days: 1 },
    timeout: 'move',
    autostart: true,
  });
  if (!made.ok) throw new Error(made.fault.text);
  const { table } = made.value;
  await tables.command(table, (draft) => commands.start(draft, ana, {}));
  const head = async (): Promise<number> => (await store.log(table, 0)).length;
  for (const jump of [-7_200_000, 3_600_000, -600_000]) {
    const before = await head();
    offset += jump;
    await until(async () => (await head()) > before + 5);
  }
  tables.close();
  const times = (await store.log(table, 0)).map((entry) => entry.at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(failures).toEqual([]);
  await store.close();
  rmSync(folder, { recursive: true });
}, 20_000);
