import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, newGuest, startTable } from '../house.ts';
import { takeErrors } from '../log.ts';
import { openSmall, type SmallHouse } from '../small.ts';
import type { Entry } from '../../src/store/rows.ts';
import { bodyText } from '../../src/table/entries.ts';

let house: SmallHouse;
let ana: Guest;
beforeAll(async () => {
  house = await openSmall();
  ana = await newGuest(house.base, 'Ana');
});
afterAll(async () => house.stop());

interface Exported {
  readonly person: { readonly id: string; readonly name: string };
  readonly entries: readonly { readonly table_id: string; readonly number: number; readonly body: string }[];
  readonly tables: readonly { readonly table_id: string; readonly seat: string }[];
}

const exported = async (): Promise<Exported> => (await ana.api.call('exportMe', {})) as unknown as Exported;

it('everything stored about a person is sent once, however much it is, over many pages', async () => {
  const tables = [
    await startTable([ana, await newGuest(house.base, 'Bo')]),
    await startTable([ana, await newGuest(house.base, 'Cy')]),
  ];
  const { person } = await exported();
  for (const table of tables) {
    const head = (await house.store.tables.heads([table])).get(table)!;
    const entries = Array.from(
      { length: 130 },
      (_, index): Entry => ({
        number: head + 1 + index,
        at: 1,
        kind: 'said',
        person: person.id,
        seat: 'p1',
        key: null,
        body: bodyText<'said'>({ name: 'Ana', text: `line ${index}`, phrase: null }),
      }),
    );
    const facts = { phase: 'running', turn: [], wake: null, botsOnly: false, entry: null } as const;
    await house.store.tables.append({ table, after: head, entries, facts, joins: [], parts: [] });
  }
  const { entries, tables: mine } = await exported();
  for (const table of tables) {
    const lines = entries.filter(({ table_id, body }) => table_id === table && body.includes('"line '));
    expect(lines).toHaveLength(130);
    expect(new Set(lines.map(({ number }) => number)).size).toBe(130);
  }
  expect(mine.map(({ table_id, seat }) => `${table_id} ${seat}`)).toEqual(
    tables.toSorted().flatMap((table) => [`${table} `, `${table} p1`]),
  );
});

it('an export without a database is refused like any other request', async () => {
  house.driver.readFails = true;
  const refused = await fetch(`${house.base}/api/me/export`, { headers: { cookie: ana.jar.cookie! } });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'storage']);
  house.driver.readFails = false;
  expect(takeErrors()).toContain('The database does not answer.');
  expect((await exported()).person.name).toBe('Ana');
});
