import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CannotOpen, type Notice } from '../../src/store/database/driver.ts';
import { PostgresDriver } from '../../src/store/database/postgres.ts';
import { Store } from '../../src/store/store.ts';
import { openHouse, until } from '../house.ts';
import { takeErrors } from '../log.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { EARLIER, REPORT, reportsOf } from '../upgrades/schema.ts';
import { storeContract } from './contract.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres.stop());

storeContract('PostgreSQL', async () => PostgresDriver.open(await postgres.fresh()));

it('tells other processes what was written, and goes on after the database was restarted', async () => {
  const url = await postgres.fresh();
  const [one, other] = await Promise.all([PostgresDriver.open(url), PostgresDriver.open(url)]);
  const heard: Notice[] = [];
  other.listen((notice) => {
    if (notice !== null) heard.push(notice);
  });
  const hear = async (table: string): Promise<void> => {
    while (!heard.some((notice) => notice.table === table)) {
      const notice = { table, head: 7, written: 'x'.repeat(table === 'a' ? 10 : 9000) };
      // While the database restarts nothing is written.
      await one.write([], [notice]).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await hear('a');
  expect(heard[0]).toEqual({ table: 'a', head: 7, written: 'x'.repeat(10) });
  await postgres.restart('fast');
  await hear('b');
  expect(heard.at(-1)).toEqual({ table: 'b', head: 7, written: null });
  expect(await one.write([{ sql: 'DELETE FROM settings', values: [] }])).toBe(true);
  await Promise.all([one.close(), other.close()]);
});

it.each(EARLIER)('brings schema $version forward with all it holds', async ({ statements }) => {
  const url = await postgres.fresh();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
  const store = new Store(await PostgresDriver.open(url));
  expect((await store.tokens.holderOf('h1'))?.person).toEqual({ id: 'ana', name: 'Ana' });
  expect((await store.lists.publicTables()).map(({ entry }) => entry.host)).toEqual(['Ana']);
  expect(await reportsOf(store)).toEqual([REPORT]);
  await store.close();
});

it('says so in a sentence where the database has too few connections to give', async () => {
  const url = await postgres.fresh();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE ROLE few LOGIN CONNECTION LIMIT 3');
  await client.query('GRANT ALL ON SCHEMA public TO few');
  await client.end();
  const few = new URL(url);
  few.username = 'few';
  const opening = PostgresDriver.open(few.href);
  await expect(opening).rejects.toThrow(CannotOpen);
  await expect(opening).rejects.toThrow(/too many connections/);
});

it('counts the invitations of one person to another over all processes', async () => {
  const url = await postgres.fresh();
  const stores = [new Store(await PostgresDriver.open(url)), new Store(await PostgresDriver.open(url))];
  const secret = {
    label: null,
    table: null,
    seat: null,
    expires: null,
    maker: null,
    kind: 'cookie',
  } as const;
  await stores[0]!.people.create({ id: 'ana', name: 'Ana' }, { ...secret, person: 'ana', hash: 'h' }, 5);
  const entry = { number: 1, at: 100, kind: 'created', person: null, seat: null, key: null, body: '{}' };
  const facts = { phase: 'gathering', turn: [], wake: null, botsOnly: false, entry: {} as never } as const;
  for (const guest of ['bo', 'cy', 'dan', 'eva']) {
    const sent = Array.from({ length: 8 }, async (_, index) =>
      stores[index % 2]!.tables.create({
        table: `${guest}${index}`,
        host: 'ana',
        seed: '5eed',
        public: false,
        entries: [entry],
        facts,
        joins: [{ person: guest, seat: 'invited' }],
      }),
    );
    expect((await Promise.all(sent)).filter(Boolean)).toHaveLength(3);
  }
  for (const store of stores) await store.close();
});

it('fails a unit whose statement is broken, and goes on', async () => {
  const driver = await PostgresDriver.open(await postgres.fresh());
  await expect(driver.write([{ sql: 'INSERT INTO nowhere VALUES (1)', values: [] }])).rejects.toThrow(
    'nowhere',
  );
  expect(await driver.write([{ sql: 'DELETE FROM settings', values: [] }])).toBe(true);
  await driver.close();
});

it('writes units that come together and notifies others of the committed ones; none fails because of another', async () => {
  const url = await postgres.fresh();
  const [one, other] = await Promise.all([PostgresDriver.open(url), PostgresDriver.open(url)]);
  const heard: string[] = [];
  other.listen((notice) => heard.push(notice?.table ?? 'none'));
  const put = async (name: string, table = name): Promise<boolean> =>
    one.write(
      [{ sql: 'INSERT INTO settings (name, value) VALUES ($1, $2)', values: [name, table] }],
      [{ table, head: 1, written: 'y'.repeat(1200) }],
    );
  while (!heard.includes('first')) await one.write([], [{ table: 'first', head: 1, written: null }]);
  heard.length = 0;
  const names = Array.from({ length: 12 }, (_, index) => `name ${index}`);
  expect(await Promise.all(names.map(async (name) => put(name)))).toEqual(names.map(() => true));
  const broken = one.write([{ sql: 'INSERT INTO nowhere VALUES (1)', values: [] }]).catch(() => 'broken');
  const mixed = await Promise.all([put('name 3', 'twice'), put('new'), broken]);
  expect(mixed).toEqual([false, true, 'broken']);
  await until(() => heard.includes('new'));
  expect(heard.filter((table) => table !== 'first').toSorted()).toEqual([...names, 'new'].toSorted());
  await Promise.all([one.close(), other.close()]);
});

it('answers 503 while the database is read-only, and is ready again after it', async () => {
  const url = await postgres.fresh();
  const house = await openHouse({ DATABASE_URL: url });
  const status = async (path: string, init?: RequestInit): Promise<number> =>
    (await fetch(`${house.base}${path}`, init)).status;
  const enter = async (): Promise<number> =>
    status('/api/me', {
      method: 'PUT',
      body: '{"name":"Eve"}',
      headers: { 'content-type': 'application/json' },
    });
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  const alter = async (change: string): Promise<void> => {
    await operator.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} ${change}`);
    // The change is for new connections: this ends the others and waits until they are gone.
    await operator.query(
      `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await until(async () => (await status('/api/tables')) === 200);
  };
  expect(await enter()).toBe(200);
  await alter('SET default_transaction_read_only = on');
  // The first write may still meet a lost connection; the second has a new one.
  expect([await enter(), await enter()]).toEqual([503, 503]);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/api/tables')).toBe(200);
  await alter('RESET default_transaction_read_only');
  await until(async () => (await status('/readyz')) === 200);
  expect(await enter()).toBe(200);
  await operator.end();
  await house.stop();
  expect(takeErrors().join('\n')).toContain('read-only transaction');
});
