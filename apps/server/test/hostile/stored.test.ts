import { client, type Input, Refused } from '@santiago/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, browserFetch, type Guest, refusalOf, sit } from '../house.ts';
import { openSmall, type SmallHouse, stoppedClock } from '../small.ts';

/** How much a stranger can have stored in a day. */

const GUEST_BYTES = 30_000;
const ADDRESS_BYTES = 90_000;
const DAY_MS = 86_400_000;

let house: SmallHouse;
beforeAll(async () => {
  house = await openSmall({
    settings: {
      GUEST_BYTES: String(GUEST_BYTES),
      ADDRESS_BYTES: String(ADDRESS_BYTES),
      TRUST_PROXY: 'on',
    },
    now: stoppedClock(),
  });
});
afterAll(async () => house.stop());

let addresses = 0;
/** Somebody at an address of the attacker, or at one of their own. */
const guestFrom = async (name: string, address = `10.0.0.${++addresses}`): Promise<Guest> => {
  const jar = browserFetch(house.base);
  const api = client({
    base: house.base,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      return jar.fetch(input, { ...init, headers });
    },
  });
  await api.call('enter', { name });
  return { name, api, jar };
};

const open = { kind: 'open' } as const;
const newTable = async ({ api }: Guest, more: Partial<Input<'create'>> = {}): Promise<string> =>
  (
    await api.call('create', {
      game: 'canals',
      seats: [open, open],
      options: { overseer: 'p1', spring: 'C2' },
      ...more,
    })
  ).table;

/** How often it is done until it is refused, and with what. */
const until = async (work: () => Promise<unknown>): Promise<{ done: number; refused: Refused }> => {
  for (let done = 0; done < 300; done++) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { done, refused: error };
    }
  }
  throw new Error('nothing is refused');
};

describe('what a guest may have stored in a day', () => {
  it('is counted in bytes, and the refusal says when to try again', async () => {
    const talker = async (text: string) => {
      const guest = await guestFrom('Ana');
      const table = await newTable(guest);
      await sit(guest, table);
      return { guest, table, ...(await until(async () => guest.api.call('say', { table, text }))) };
    };
    const short = await talker('x'.repeat(500));
    const long = await talker('🙂'.repeat(500));
    expect(long.done).toBeLessThanOrEqual(GUEST_BYTES / 2000);
    expect(short.done).toBeGreaterThan(2 * long.done);
    const { status, refusal } = long.refused;
    expect([status, refusal.code]).toEqual([429, 'too-much-stored']);
    const again = async (): Promise<string> =>
      refusalOf(long.guest.api.call('say', { table: long.table, text: '🙂'.repeat(500) }));
    house.clock += 1000 * (Number(refusal.details['seconds']) - 1);
    expect(await again()).toBe('too-much-stored');
    house.clock += 1000;
    expect(await again()).toBe('none');
    expect(refusal.details['minutes']).toBe(Math.ceil(Number(refusal.details['seconds']) / 60));
  });

  it('says so in a header too, and ends the connection', async () => {
    const guest = await guestFrom('Ana');
    await until(async () => newTable(guest));
    const response = await fetch(`${house.base}/api/tables`, {
      method: 'POST',
      body: JSON.stringify({ game: 'canals', seats: [open, open] }),
      headers: { 'content-type': 'application/json', cookie: guest.jar.cookie! },
    });
    expect(response.headers.get('connection')).toBe('close');
    const { details } = (await response.json()) as { details: { seconds: number } };
    expect(details.seconds).toBeGreaterThan(0);
    expect(response.headers.get('retry-after')).toBe(String(details.seconds));
  });

  it('is not used up by what is refused, and never ends a match', async () => {
    const [ana, bo] = [await guestFrom('Ana'), await guestFrom('Bo')];
    const table = await newTable(ana);
    for (const guest of [ana, bo]) await sit(guest, table);
    for (let times = 0; times < 200; times++)
      expect(await refusalOf(bo.api.call('report', { table, n: 1, text: 'x'.repeat(400) }))).toBe('no-event');
    expect(await refusalOf(bo.api.call('say', { table, text: 'hello' }))).toBe('none');
    for (const { api } of [ana, bo])
      for (const text of ['x'.repeat(500), 'x']) await until(async () => api.call('say', { table, text }));
    expect(await refusalOf(ana.api.call('report', { table, n: 1, text: 'rude' }))).toBe('too-much-stored');
    expect(await act(ana, table, 'p1', 'dig C2-C3')).toBeGreaterThan(0);
    expect(await refusalOf(bo.api.call('leave', { table, seat: 'p2' }))).toBe('none');
    expect(await refusalOf(ana.api.call('abandon', { table }))).toBe('none');
    expect(await refusalOf(ana.api.call('forgetMe', {}))).toBe('none');
  });
});

describe('what an address may have stored in a day', () => {
  it('is counted for all who come from there, names as well, and others have their own', async () => {
    const bytes = async (): Promise<number> => {
      const [row] = await house.driver.read('SELECT SUM(LENGTH(body)) AS bytes FROM events', []);
      return Number(row!['bytes']);
    };
    const before = await bytes();
    const crowd = async (): Promise<void> => {
      const guest = await guestFrom('Eve', '2001:db8::1');
      const table = await newTable(guest);
      await guest.api.call('say', { table, text: '🙂'.repeat(500) });
    };
    const { refused } = await until(crowd);
    expect(refused.refusal.code).toBe('too-much-stored');
    expect((await bytes()) - before).toBeLessThan(ADDRESS_BYTES);
    const { refused: unnamed } = await until(async () => guestFrom('Eve', '2001:db8::2'));
    expect(unnamed.refusal.code).toBe('too-much-stored');
    expect(await refusalOf(guestFrom('Bo', '2001:db8:1::1'))).toBe('none');
    house.clock += DAY_MS;
    expect(await refusalOf(crowd())).toBe('none');
  });
});

describe('reports', () => {
  it('of one line by one person are one, with what was said last', async () => {
    const [ana, bo] = [await guestFrom('Ana'), await guestFrom('Bo')];
    const table = await newTable(ana);
    await sit(ana, table);
    const { n } = await ana.api.call('say', { table, text: 'hello' });
    for (const text of ['rude', 'very rude']) await bo.api.call('report', { table, n, text });
    const { reports } = (await bo.api.call('exportMe', {})) as { reports: { text: string }[] };
    expect(reports.map(({ text }) => text)).toEqual(['very rude']);
  });
});
