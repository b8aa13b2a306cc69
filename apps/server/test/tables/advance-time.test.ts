import { afterEach, expect, it } from 'vitest';
import { newName } from '../../src/secrets.ts';
import type { Prepared } from '../../src/store/prepared.ts';
import type { Entry } from '../../src/store/rows.ts';
import { act, type Guest, newGuest, startTable, until } from '../house.ts';
import { takeErrors } from '../log.ts';
import { openSmall, type SmallHouse, stoppedClock } from '../small.ts';

/** When choices in advance act: nobody else may learn from it that they were made. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let house: SmallHouse;
afterEach(async () => house.stop());

const guestsOf = async (): Promise<Guest[]> =>
  Promise.all(['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)));

/** p3 has prepared to pass, and it is their turn. */
const waitingTable = async (guests: readonly Guest[]): Promise<string> => {
  const table = await startTable(guests, { clock: { kind: 'days', days: 2 } });
  const [, bo, cy] = guests as [Guest, Guest, Guest];
  await cy.api.call('prepare', { table, seat: 'p3', choice: { name: 'pass', gaps: {} } });
  await act(bo, table, 'p2', 'bid 4');
  return table;
};

const passOf = async (table: string): Promise<Entry | undefined> =>
  (await house.store.logs.read(table, 0)).find(({ kind, seat }) => kind === 'row' && seat === 'p3');

const choiceAt = async (table: string): Promise<Prepared> => (await house.store.prepared.at(table))[0]!;

const now = (): number => Date.now();

it('is its own time, to the millisecond, and not that of the look-around', async () => {
  house = await openSmall({ advanceDelay: [500, 2400] });
  const { advances } = house.tables;
  const look = advances.lookAround.bind(advances);
  // The look-around draws the times, once; it does not come to act.
  advances.lookAround = async () => Promise.resolve();
  const guests = await guestsOf();
  const tables: string[] = [];
  for (let made = 0; made < 30; made++) tables.push(await waitingTable(guests));
  await look();
  const times = new Map<string, number>();
  for (const table of tables) times.set(table, (await choiceAt(table)).due!);
  const parts = new Set<number>();
  for (const table of tables) {
    await until(async () => (await passOf(table)) !== undefined);
    const { at } = (await passOf(table))!;
    expect(at).toBeGreaterThanOrEqual(times.get(table)! - 1);
    parts.add(Math.floor((at % 1000) / 50));
  }
  // Thirty draws nearly always meet 15 of the 20 parts of a second, and fewer than 8 never.
  expect(parts.size).toBeGreaterThanOrEqual(8);
});

it('is drawn again where nobody was there when it had come', async () => {
  const started = now();
  house = await openSmall({ advanceDelay: [MINUTE, 10 * MINUTE], now: () => started });
  const table = await waitingTable(await guestsOf());
  await until(async () => (await choiceAt(table)).due !== null);
  const { due: first } = await choiceAt(table);
  expect(first).toBeGreaterThanOrEqual(started + MINUTE);
  expect(first).toBeLessThanOrEqual(started + 10 * MINUTE);
  house.clock += HOUR;
  await until(async () => (await choiceAt(table)).due !== first || (await passOf(table)) !== undefined);
  expect((await choiceAt(table)).due).toBeGreaterThanOrEqual(started + HOUR + MINUTE);
  expect(await passOf(table)).toBeUndefined();
});

it('is drawn again where the clock is set back', async () => {
  const started = now();
  house = await openSmall({ advanceDelay: [MINUTE, 10 * MINUTE], now: () => started });
  const table = await waitingTable(await guestsOf());
  await until(async () => (await choiceAt(table)).due !== null);
  const { due: first } = await choiceAt(table);
  house.clock -= HOUR;
  await house.store.wakes.planAgain(started - HOUR);
  await until(async () => ![0, first].includes((await choiceAt(table)).due));
  expect((await choiceAt(table)).due).toBeLessThanOrEqual(started - HOUR + 10 * MINUTE);
  expect(await passOf(table)).toBeUndefined();
});

it('leaves time before the deadline, and is drawn there too', async () => {
  const started = now();
  house = await openSmall({ advanceDelay: [MINUTE, 10 * MINUTE], now: () => started });
  const guests = await guestsOf();
  const deadline = started + 48 * HOUR;
  const draw = async (): Promise<number> => {
    house.clock = 0;
    const table = await waitingTable(guests);
    house.clock = 48 * HOUR - 100_000;
    await until(async () => (await choiceAt(table)).due !== null);
    return (await choiceAt(table)).due! - deadline;
  };
  const drawn = [await draw(), await draw(), await draw()];
  for (const each of drawn) expect(each).toBeLessThanOrEqual(-50_000);
  expect(new Set(drawn).size).toBeGreaterThan(1);
});

it('does not wait for choices at tables that cannot be played', async () => {
  house = await openSmall({ now: stoppedClock() });
  const guests = await guestsOf();
  const table = await waitingTable(guests);
  const choice = await choiceAt(table);
  const first = { ...(await house.store.logs.entry(table, 1))!, at: 1 };
  const unknown = { ...first, number: 2, kind: 'unheard-of', person: null, body: '{}' };
  const facts = { phase: 'running', turn: [], wake: null, botsOnly: false, entry: {} as never } as const;
  // More than are looked at in one go, all of them before any other.
  const frozen = Array.from({ length: 120 }, () => newName());
  await Promise.all(
    frozen.map(async (id) => {
      const made = { table: id, host: 'nobody', seed: '00'.repeat(32), public: false, joins: [] };
      await house.store.tables.create({ ...made, entries: [first, unknown], facts });
      await house.store.prepared.put({ ...choice, table: id, head: 1, due: 1, state: 'waiting' });
    }),
  );
  const other = await waitingTable(guests);
  await until(async () => (await passOf(other)) !== undefined);
  for (const id of frozen) expect((await choiceAt(id)).state).toBe('waiting');
  expect(takeErrors().filter((error) => !error.includes('"unheard-of"'))).toEqual([]);
});
