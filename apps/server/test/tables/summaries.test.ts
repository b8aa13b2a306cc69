import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextSummary } from '../../src/summaries.ts';
import { act, type Guest, newGuest, refusalOf, startTable } from '../house.ts';
import { openSmall, type SmallHouse, stoppedClock } from '../small.ts';

let house: SmallHouse;
let ana: Guest;
let bo: Guest;
let cy: Guest;
beforeAll(async () => {
  house = await openSmall({ now: stoppedClock() });
  // They go out when a test says so, not every minute.
  house.summaries.close();
  [ana, bo, cy] = (await Promise.all(
    ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)),
  )) as [Guest, Guest, Guest];
});
afterAll(async () => house.stop());

const HOUR = 3_600_000;
/** Longer than any time that passes here. */
const SLOW = { clock: { kind: 'days', days: 9 } } as const;

it('the next summary comes at its minute of the day, today or tomorrow', () => {
  const midnight = Date.UTC(2026, 10, 16);
  expect(nextSummary({ minute: 60 }, midnight)).toBe(midnight + HOUR);
  expect(nextSummary({ minute: 60 }, midnight + HOUR)).toBe(midnight + 25 * HOUR);
  expect(nextSummary({ minute: 0 }, midnight - 1)).toBe(midnight);
});

it('goes out once a day, to those who want it and for whom a table waits', async () => {
  expect(await ana.api.call('myNotices', {})).toMatchObject({ mode: 'now' });
  for (const guest of [bo, cy]) await guest.api.call('setNotices', { mode: 'daily', minute: 600 });
  expect(await bo.api.call('myNotices', {})).toEqual({ mode: 'daily', minute: 600 });
  const table = await startTable([ana, bo, cy], SLOW);
  await house.summaries.run();
  expect(house.sent, 'not yet').toEqual([]);
  house.clock = 24 * HOUR;
  await house.summaries.run();
  await house.summaries.run();
  expect(house.sent, 'it is Bo’s turn').toHaveLength(1);
  await bo.api.call('notices', { table, wanted: false });
  house.clock = 48 * HOUR;
  await house.summaries.run();
  expect(house.sent, 'not of tables that they do not want to hear of').toHaveLength(1);
  await bo.api.call('notices', { table, wanted: true });
  await bo.api.call('setNotices', { mode: 'none', minute: 600 });
  house.clock = 72 * HOUR;
  await house.summaries.run();
  expect(house.sent).toHaveLength(1);
  house.clock = 0;
});

it('those who want a summary, or nothing, are not told at once', async () => {
  const { info } = await ana.api.call('table', { table: await startTable([ana, bo, cy], SLOW) });
  const [dan, eve] = await Promise.all(['Dan', 'Eve'].map(async (name) => newGuest(house.base, name)));
  const idOf = async (guest: Guest): Promise<string> => {
    const { person } = (await guest.api.call('exportMe', {})) as { person: { id: string } };
    return person.id;
  };
  const isTold = async (guest: Guest): Promise<boolean> =>
    house.tables.isToldNow(await idOf(guest), info, 'ask first');
  expect(await isTold(dan!)).toBe(true);
  await dan!.api.call('setNotices', { mode: 'daily', minute: 0 });
  await eve!.api.call('setNotices', { mode: 'none', minute: 0 });
  expect([await isTold(dan!), await isTold(eve!)]).toEqual([false, false]);
  expect(JSON.stringify(await dan!.api.call('exportMe', {}))).toContain('"mode":"daily"');
});

it('a person with prepared choices is told when those leave the decision to them', async () => {
  const table = await startTable([ana, bo, cy], SLOW);
  const { info } = await ana.api.call('table', { table });
  await cy.api.call('setNotices', { mode: 'now', minute: 0 });
  await cy.api.call('prepare', { table, seat: 'p3', choice: { name: 'pass-at', gaps: { n: 9 } } });
  const { person } = (await cy.api.call('exportMe', {})) as { person: { id: string } };
  expect(await house.tables.isToldNow(person.id, info, 'ask first')).toBe(false);
  expect(await house.tables.isToldNow(person.id, info, 'asked')).toBe(true);
  const before = house.reminded.length;
  await act(bo, table, 'p2', 'bid 2');
  while (house.reminded.length === before) await house.tables.advances.lookAround();
  expect(house.reminded.slice(before)).toEqual([person.id]);
});

it('lists first what waits for me, and of that first what is most urgent', async () => {
  const dan = await newGuest(house.base, 'Dan');
  const slow = await startTable([ana, dan, cy], SLOW);
  const waiting = await startTable([ana, cy, dan], SLOW);
  const urgent = await startTable([ana, dan, cy], { clock: { kind: 'days', days: 1 } });
  const { tables } = await dan.api.call('myTables', {});
  expect(tables.map(({ id }) => id)).toEqual([urgent, slow, waiting]);
  const dues = tables.map(({ due }) => (due === null ? null : Math.round((due - Date.now()) / (24 * HOUR))));
  expect(dues).toEqual([1, 9, null]);
});

it('refuses what is no time of the day', async () => {
  expect(await refusalOf(ana.api.call('setNotices', { mode: 'daily', minute: 1440 }))).toBe('malformed');
});
