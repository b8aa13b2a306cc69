import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { type Standing, standingsAfter } from '../../src/ratings/match.ts';
import { Rater } from '../../src/ratings/rater.ts';
import { migrate } from '../../src/store/database/migrations.ts';
import { MIGRATIONS } from '../../src/store/database/schema.ts';
import { SqliteDriver } from '../../src/store/database/sqlite.ts';
import { Store } from '../../src/store/store.ts';
import { bodyOf, bodyText, Misplay } from '../../src/table/entries.ts';
import { EARLIER, REPORT, reportsOf } from './schema.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'santiago-schema-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a database of an earlier version', () => {
  it.each(EARLIER)('$version is brought forward with all it holds', async ({ version, statements }) => {
    const file = path.join(folder, `${version}.db`);
    const old = new DatabaseSync(file);
    for (const statement of statements) old.exec(statement);
    old.close();
    const store = new Store(await SqliteDriver.open(file));
    expect((await store.tokens.holderOf('h1'))?.person).toEqual({ id: 'ana', name: 'Ana' });
    expect((await store.logs.read('a', 0)).map(({ kind }) => kind)).toEqual(['created']);
    expect((await store.lists.of('ana')).map(({ entry }) => entry.id)).toEqual(['a']);
    expect((await store.lists.publicTables()).map(({ entry }) => entry.host)).toEqual(['Ana']);
    expect(await reportsOf(store)).toEqual([REPORT]);
    await store.close();
    const opened = new DatabaseSync(file, { readOnly: true });
    expect(opened.prepare('SELECT version FROM schema_version').all()).toEqual([
      { version: MIGRATIONS.length },
    ]);
    opened.close();
  });

  it('keeps the ratings of matches that have counted, to the last digit', async () => {
    const before = MIGRATIONS.findIndex((step) => step.some((sql) => sql.includes('rated_seats')));
    const file = path.join(folder, 'rated.db');
    const old = new DatabaseSync(file);
    for (const statement of EARLIER[before - 1]!.statements) old.exec(statement);
    const standings = new Map<string, Standing>();
    for (let number = 1; number <= 6; number++) {
      const table = `rated${number}`;
      old.exec(`INSERT INTO results (table_id, game, options, players, ended, rated, counted)
        VALUES ('${table}', 'canals', '{}', 3, ${number}, 1, ${number})`);
      // At the end a bot played for Bo.
      const seats = [
        ['p1', 'ana', null],
        ['p2', 'bo', 'steward'],
        ['p3', null, 'steward'],
      ] as const;
      const rated = seats.map(([seat, person, bot], index) => ({
        seat,
        person,
        bot: person === null ? bot : null,
        rank: 1 + ((index + number) % 3),
        weight: 1,
      }));
      for (const [index, { seat, person, rank }] of rated.entries())
        old
          .prepare(
            `INSERT INTO result_seats (table_id, seat, ended, person, name, bot, rank, points, share)
              VALUES (?, ?, ?, ?, NULL, ?, ?, '0', '0')`,
          )
          .run(table, seat, number, person, seats[index]![2], rank);
      const match = { table, game: 'canals', players: 3, ended: number, seats: rated };
      for (const [person, standing] of standingsAfter(match, (each) => standings.get(each)))
        standings.set(person, standing);
    }
    for (const [person, { mu, sigma, matches }] of standings)
      old
        .prepare('INSERT INTO ratings (person, game, players, mu, sigma, matches) VALUES (?, ?, ?, ?, ?, ?)')
        .run(person, 'canals', 3, String(mu), String(sigma), matches);
    old.exec("INSERT INTO settings (name, value) VALUES ('ratings-counted', '6')");
    old.close();
    const store = new Store(await SqliteDriver.open(file));
    expect(await new Rater(store.ratings).recompute()).toEqual({ matches: 6, ratings: 2, changed: 0 });
    await store.close();
  });

  it('runs the steps that are missing, in order, and no other', async () => {
    const ran: string[] = [];
    const database = { run: (sql: string) => void ran.push(sql), value: async () => Promise.resolve(1) };
    await migrate(database, [['one'], ['two', 'three'], ['four']]);
    expect(ran.slice(1)).toEqual([
      'two',
      'three',
      'four',
      'DELETE FROM schema_version',
      'INSERT INTO schema_version VALUES (3)',
    ]);
    ran.length = 0;
    await migrate(database, [['one']]);
    expect(ran).toHaveLength(1);
    await expect(migrate(database, [])).rejects.toThrow('schema 1; this program knows 0');
  });
});

describe('the body of an event', () => {
  const entry = { number: 7, at: 0, person: null, seat: null, key: null };

  it('carries its version, which stays in the log', () => {
    const body = bodyText<'talk'>({ chat: true });
    expect(JSON.parse(body)).toEqual({ v: 4, chat: true });
    expect(bodyOf<'talk'>({ ...entry, kind: 'talk', body })).toEqual({ chat: true });
  });

  it('from before there was a version is read correctly', () => {
    const body = bodyOf<'created'>({ ...entry, kind: 'created', body: '{"aids":false}' });
    expect(body).toEqual({ leaving: 'bot', aids: false, rated: false, returning: 'whole' });
  });

  it('of a later program is refused', () => {
    expect(() => bodyOf({ ...entry, kind: 'talk', body: '{"v":5}' })).toThrow(Misplay);
  });
});
