import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Viewer } from '@santiago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games.ts';
import { SqliteDriver } from '../../src/store/database/sqlite.ts';
import { TableFold } from '../../src/table/fold.ts';
import {
  act,
  type Guest,
  newGuest,
  openHouse,
  quickConfig,
  startHere,
  refusalOf,
  startTable,
  type TestHouse,
} from '../house.ts';
import { takeErrors } from '../log.ts';
import type { RecordedLog } from './record.ts';

const LOGS = path.join(import.meta.dirname, '..', 'fixtures', 'logs');

describe('logs of released versions', () => {
  it.each(readdirSync(LOGS))('%s comes to what it came to', (name) => {
    const recorded = JSON.parse(readFileSync(path.join(LOGS, name), 'utf8')) as RecordedLog;
    const [first, ...rest] = recorded.log;
    const fold = TableFold.of(games, 'abcdefghijklmnop', recorded.seed, first!);
    for (const entry of rest) fold.apply(entry, []);
    // What tables were not asked for then has the value that was theirs in fact.
    expect(fold.info).toEqual({ aids: true, leaving: 'bot', rated: false, ...(recorded.info as object) });
    for (const [viewer, view] of Object.entries(recorded.views))
      expect(fold.view(viewer as Viewer)).toEqual(view);
  });
});

describe('a row that the engine refuses', () => {
  let house: TestHouse;
  let ana: Guest;
  let bo: Guest;
  beforeAll(async () => {
    house = await openHouse();
    ana = await newGuest(house.base, 'Ana');
    bo = await newGuest(house.base, 'Bo');
  });
  afterAll(async () => house.stop());

  it('freezes its table with an explanation, and nothing else', async () => {
    const [bad, good] = [await startTable([ana, bo]), await startTable([ana, bo])];
    const { port } = house.server;
    await house.server.stop();
    const driver = await SqliteDriver.open(path.join(house.folder, 'santiago.db'));
    const row = "SELECT MIN(number) FROM events WHERE kind = 'row' AND table_id = $1";
    await driver.write([
      {
        sql: `UPDATE events SET body = 'p1 bid 77' WHERE table_id = $1 AND number = (${row})`,
        values: [bad],
      },
    ]);
    await driver.close();
    const server = await startHere(quickConfig(house.folder, { PORT: String(port) }), house.folder);
    const { info } = await ana.api.call('table', { table: bad });
    expect(info.phase).toBe('frozen');
    expect(info.trouble).toContain('frozen after event');
    // What stands in the row may be a secret.
    expect(info.trouble).not.toContain('bid 77');
    expect(await refusalOf(act(ana, bad, 'p1', 'pass'))).toBe('frozen');
    expect(await refusalOf(ana.api.call('abandon', { table: bad }))).toBe('frozen');
    const stream = await fetch(`${house.base}/api/tables/${bad}/stream`);
    expect(await stream.json()).toMatchObject({ code: 'frozen' });
    expect((await ana.api.call('table', { table: good })).info.phase).toBe('running');
    await server.stop();
    expect(takeErrors()).toEqual([expect.stringContaining('is refused')]);
  });
});
