import { afterAll, describe, expect, it } from 'vitest';
import { PostgresDriver } from '../../src/store/database/postgres.ts';
import { type Guest, newGuest, refusalOf, startTable } from '../house.ts';
import { startPostgres } from '../postgres.ts';
import { takeErrors } from '../log.ts';
import { openSmall, type SmallHouse } from '../small.ts';

const ending: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ending.toReversed()) await end();
});

const keepOpen = async (house: Promise<SmallHouse>): Promise<SmallHouse> => {
  const opened = await house;
  ending.push(async () => opened.stop());
  return opened;
};

const DATABASES: Readonly<Record<string, () => Promise<readonly SmallHouse[]>>> = {
  SQLite: async () => [await keepOpen(openSmall())],
  'PostgreSQL, two processes': async () => {
    const postgres = await startPostgres();
    ending.push(async () => postgres.stop());
    const url = await postgres.fresh();
    const driver = async () => PostgresDriver.open(url);
    return [await keepOpen(openSmall({ driver })), await keepOpen(openSmall({ driver }))];
  },
};

describe.each(Object.keys(DATABASES))('a rematch on %s', (name) => {
  it('that several people ask for at once is one table', async () => {
    const houses = await DATABASES[name]!();
    const baseOf = (index: number): string => houses[index % houses.length]!.base;
    const guests: Guest[] = [];
    for (const who of ['Ana', 'Bo', 'Cy']) guests.push(await newGuest(baseOf(guests.length), who));
    for (let match = 0; match < 3; match++) {
      const table = await startTable(guests);
      await guests[0]!.api.call('abandon', { table });
      const asked = [...guests, ...guests].map(async ({ api }) => api.call('rematch', { table }));
      const made = new Set((await Promise.all(asked)).map((each) => each.table));
      expect(made.size).toBe(1);
      const info = (await guests[1]!.api.call('table', { table })).info;
      expect(info.next).toBe([...made][0]);
    }
    const tables = await houses[0]!.driver.read('SELECT id FROM tables', []);
    expect(tables).toHaveLength(6);
  });

  it('that was made but not noted at the table before, as after a crash, is found again', async () => {
    const [house] = await DATABASES[name]!();
    const { store, driver } = house!;
    const guests = [await newGuest(house!.base, 'Ana'), await newGuest(house!.base, 'Bo')];
    const table = await startTable(guests);
    await guests[0]!.api.call('abandon', { table });
    const createTable = store.tables.create.bind(store.tables);
    store.tables.create = async (made) => {
      const stood = await createTable(made);
      driver.writeFails = true;
      return stood;
    };
    expect(await refusalOf(guests[0]!.api.call('rematch', { table }))).toBe('storage');
    store.tables.create = createTable;
    driver.writeFails = false;
    expect(takeErrors()).toEqual(['The disk is full.: append']);
    const next = await guests[1]!.api.call('rematch', { table });
    expect((await guests[1]!.api.call('table', { table })).info.next).toBe(next.table);
    expect(await driver.read('SELECT id FROM tables', [])).toHaveLength(2);
  });
});
