import type { TableInfo } from '@santiago/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ANA, QuietHouse, RANDOM } from '../faults/clock.ts';
import { until } from '../house.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';

/** Time in which no process ran, or none could write: live clocks get it back, and time to come back to the table. */

const SECOND = 1000;
const GRACE = 10 * SECOND;
const LIVE = { kind: 'live', move: 5, bank: 0 } as const;
/** Less than would be an outage. */
const STEP = 4 * SECOND;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres.stop());

const houses: QuietHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) {
    expect(house.failures).toEqual([]);
    await house.close();
  }
});

/** Its clock stands still, but for `offset`. */
const openHouse = async (url?: string): Promise<QuietHouse> => {
  const started = Date.now();
  const house = new QuietHouse(url, () => started);
  houses.push(house);
  await house.start();
  return house;
};

const infoOf = async (house: QuietHouse, table: string): Promise<TableInfo> => {
  const seen = await house.tables.look(table, ANA, 'p1');
  if (!seen.ok) throw new Error(seen.fault.text);
  return seen.value.info;
};

/** Time passes while the process runs. */
const pass = async (house: QuietHouse, steps: number): Promise<void> => {
  for (let step = 0; step < steps; step++) {
    const before = await house.store.heartbeats.newest();
    house.offset += STEP;
    await until(async () => (await house.store.heartbeats.newest()) !== before);
  }
};

/** A match where Ana is to move. */
const anasTurn = async (house: QuietHouse, clock: TableInfo['clock'] = LIVE): Promise<string> => {
  const table = await house.match('ana', RANDOM, clock);
  await until(async () => (await infoOf(house, table)).turn.p1 !== undefined);
  return table;
};

const pausesAt = async (house: QuietHouse, table: string): Promise<number[]> =>
  (await house.log(table)).flatMap(({ kind, body }) =>
    kind === 'paused' ? [(JSON.parse(body) as { time: number }).time] : [],
  );

const rowsAt = async (house: QuietHouse, table: string): Promise<number> => (await infoOf(house, table)).rows;

describe.each([
  ['SQLite', async () => Promise.resolve(undefined)],
  ['PostgreSQL', async () => postgres.fresh()],
])('an outage on %s', (_, urlOf) => {
  it('is given back before anybody is late', async () => {
    const house = await openHouse(await urlOf());
    const table = await anasTurn(house);
    const before = await infoOf(house, table);
    await house.stop();
    house.offset += 40 * SECOND;
    await house.start();
    const after = await infoOf(house, table);
    expect(await pausesAt(house, table)).toEqual([40 * SECOND + GRACE]);
    expect(after.due.p1! - before.due.p1!).toBe(40 * SECOND + GRACE);
    expect(after.turn).toEqual(before.turn);
    // What looks after tables has looked, and found nobody late.
    await until(() => house.looks > 1);
    expect(await rowsAt(house, table)).toBe(before.rows);
    await pass(house, 5);
    await until(async () => (await rowsAt(house, table)) > before.rows);
  });

  it('counts for a turn of days', async () => {
    const house = await openHouse(await urlOf());
    const table = await anasTurn(house, { kind: 'days', days: 1 });
    const { due } = await infoOf(house, table);
    await house.stop();
    house.offset += 40 * SECOND;
    await house.start();
    expect((await infoOf(house, table)).due).toEqual(due);
  });

  it('is given back where a process slept or could not write', async () => {
    const house = await openHouse(await urlOf());
    const table = await anasTurn(house);
    const { due, turn, rows } = await infoOf(house, table);
    house.offset += 40 * SECOND;
    // Whoever acts first finds the clock as it was.
    const decision = turn.p1!;
    const answered = await house.tables.answer(
      table,
      { seat: 'p1', decision, action: 'pass', key: 'some-new-key' },
      () => true,
    );
    expect(answered.ok).toBe(true);
    const [pause] = (await house.log(table)).filter(({ kind }) => kind === 'paused');
    const [row] = (await house.log(table)).filter(({ key }) => key === 'some-new-key');
    expect(pause!.number).toBeLessThan(row!.number);
    expect(due.p1! + 40 * SECOND + GRACE).toBeGreaterThan(row!.at);
    expect(rows).toBeLessThan(await rowsAt(house, table));
  });
});

describe('a clock that is set', () => {
  const HOUR = 3600 * SECOND;

  it.each([LIVE, { kind: 'days', days: 1 }] as const)(
    'ahead takes no time from anybody ($kind)',
    async (clock) => {
      const house = await openHouse();
      const table = await anasTurn(house, clock);
      const before = await infoOf(house, table);
      const from = house.now();
      house.offset += 48 * HOUR;
      house.tables.stepped(from, house.now());
      await until(async () => (await infoOf(house, table)).head > before.head);
      const after = await infoOf(house, table);
      expect(after.due.p1! - before.due.p1!).toBe(48 * HOUR);
      await pass(house, 1);
      expect(await rowsAt(house, table)).toBe(before.rows);
    },
  );

  it.each(['while the server runs', 'while it does not'])('back delays nobody, %s', async (when) => {
    const house = await openHouse();
    const table = await anasTurn(house);
    const { rows, due } = await infoOf(house, table);
    const isStopped = when === 'while it does not';
    if (isStopped) await house.stop();
    const from = house.now();
    house.offset -= HOUR;
    if (isStopped) await house.start();
    else house.tables.stepped(from, house.now());
    expect((await infoOf(house, table)).due).toEqual(due);
    await pass(house, 5);
    await until(async () => (await rowsAt(house, table)) > rows);
    // The table's time runs on from where it was.
    const late = (await house.log(table)).find(
      ({ kind, seat, body }) => kind === 'row' && seat === 'p1' && body.includes('timeout'),
    )!;
    expect(late.at).toBeGreaterThanOrEqual(due.p1!);
    expect(late.at).toBeLessThan(due.p1! + HOUR);
  });
});

describe('several processes', () => {
  it('have no outage while one of them runs', async () => {
    const url = await postgres.fresh();
    const [one, other] = [await openHouse(url), await openHouse(url)];
    const table = await anasTurn(one);
    const { rows } = await infoOf(one, table);
    await one.stop();
    await pass(other, 3);
    await until(async () => (await rowsAt(other, table)) > rows);
    one.offset = other.offset;
    await one.start();
    expect(await pausesAt(one, table)).toEqual([]);
  });

  it('that come back at the same time give it back once', async () => {
    const url = await postgres.fresh();
    const [one, other] = [await openHouse(url), await openHouse(url)];
    const tables = [await anasTurn(one), await anasTurn(other)];
    await Promise.all([one.stop(), other.stop()]);
    for (const house of [one, other]) house.offset += 40 * SECOND;
    await Promise.all([one.start(), other.start()]);
    for (const table of tables) {
      const pauses = await pausesAt(one, table);
      expect(pauses).toHaveLength(1);
      expect(pauses[0]).toBeGreaterThanOrEqual(40 * SECOND + GRACE - 500);
    }
  });
});
