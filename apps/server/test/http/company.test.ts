import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardTable, finish } from '../finished.ts';
import { type Guest, newGuest, refusalOf, sit } from '../house.ts';
import { openSmall, type SmallHouse } from '../small.ts';

let house: SmallHouse;
let ana: Guest;
let bo: Guest;
let table: string;
beforeAll(async () => {
  house = await openSmall();
  ana = await newGuest(house.base, 'Ana');
  bo = await newGuest(house.base, 'Bo');
  table = await cardTable([ana, bo]);
  await finish(house.tables, table);
});
afterAll(async () => house.stop());

const namesOf = async (guest: Guest): Promise<string[]> =>
  (await guest.api.call('company', {})).people.map(({ name }) => name);

it('nobody is listed who has not agreed, and nothing is shown to somebody who has not', async () => {
  expect(await ana.api.call('company', {})).toEqual({ listed: false, people: [] });
  await ana.api.call('listMe', { listed: true });
  expect(await ana.api.call('company', {})).toEqual({ listed: true, people: [] });
  expect(await namesOf(bo)).toEqual([]);
  await bo.api.call('listMe', { listed: true });
  const { people } = await ana.api.call('company', {});
  const [group] = people[0]!.groups;
  expect(people).toMatchObject([{ name: 'Bo', matches: 1, last: [{ table, game: 'cards', players: 2 }] }]);
  expect(group!.ahead + group!.behind).toBe(1);
  expect(group!.ownRanks).toEqual(group!.ranks.toReversed());
  expect(await namesOf(bo)).toEqual(['Ana']);
  // Whoever never sat with them is not told anything, listed or not.
  const cy = await newGuest(house.base, 'Cy');
  await cy.api.call('listMe', { listed: true });
  expect(await namesOf(cy)).toEqual([]);
  await bo.api.call('listMe', { listed: false });
  expect([await namesOf(ana), await namesOf(bo)]).toEqual([[], []]);
});

it('a match is played again by one request: the rematch first, later a table made from the result', async () => {
  const cy = await newGuest(house.base, 'Cy');
  expect(await refusalOf(cy.api.call('again', { table }))).toBe('no-table');
  const first = await ana.api.call('again', { table });
  const { info } = await ana.api.call('table', first);
  expect(info).toMatchObject({ before: table, phase: 'gathering' });
  // The others come to the same table while it waits.
  expect(await bo.api.call('again', { table })).toEqual(first);
  for (const guest of [ana, bo]) await sit(guest, first.table);
  await finish(house.tables, first.table);

  const open = await ana.api.call('again', { table });
  const kindsAt = async (at: { table: string }): Promise<string[]> =>
    (await ana.api.call('table', at)).info.seats.map(({ kind }) => kind).toSorted();
  expect(await kindsAt(open)).toEqual(['kept', 'open']);
  for (const guest of [ana, bo]) await guest.api.call('listMe', { listed: true });
  const kept = await ana.api.call('again', { table });
  expect(await kindsAt(kept)).toEqual(['kept', 'kept']);
  expect((await bo.api.call('myTables', {})).tables.find(({ id }) => id === kept.table)).toMatchObject({
    invited: true,
  });
  await house.store.old.removeTable(table);
  const later = await ana.api.call('again', { table });
  expect(later.table).not.toBe(kept.table);
});
