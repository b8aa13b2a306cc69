import { readConfig } from '../src/config.ts';
import { Retention } from '../src/retention.ts';
import { newName } from '../src/secrets.ts';
import { SteadyClock } from '../src/steady-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuest, refusalOf, sit, startTable } from './house.ts';
import { takeErrors } from './log.ts';
import { Browser, comeBack, keepName } from './authenticator.ts';
import { openSmall, type SmallHouse } from './small.ts';

const DAY = 86_400_000;

let house: SmallHouse;
beforeAll(async () => {
  house = await openSmall();
});
afterAll(async () => house.stop());

/** Cleans up as if so many days had passed; returns how often people had to be asked for again. */
const sweep = async (days: number, settings: Record<string, string> = {}): Promise<number> => {
  const failures: unknown[] = [];
  let asked = 0;
  const retention = new Retention({
    store: house.store,
    tables: house.tables,
    keep: readConfig(settings),
    peopleChanged: () => {
      asked++;
      house.people.changed({ kind: 'unknown' });
    },
    now: () => Date.now() + days * DAY,
    mayDelete: () => true,
    failed: (error) => failures.push(error),
  });
  await retention.run();
  retention.close();
  expect(failures).toEqual([]);
  return asked;
};

const open = { kind: 'open' } as const;

describe('what is kept, and for how long', () => {
  it('a guest stays while they come, and is forgotten when they do not', async () => {
    const ana = await newGuest(house.base, 'Ana');
    const table = await startTable([ana, await newGuest(house.base, 'Bo')]);
    await sweep(150);
    expect((await ana.api.call('me', {})).guest).toBe(true);
    await sweep(500, { KEEP_GUESTS: '0', KEEP_TOKENS: '0', KEEP_UNFINISHED: '0' });
    expect((await ana.api.call('me', {})).guest).toBe(true);
    await sweep(401, { KEEP_UNFINISHED: '0' });
    const answered = await fetch(`${house.base}/api/me`, { headers: { cookie: ana.jar.cookie! } });
    expect(await answered.json()).toEqual({ name: null, guest: false });
    const log = JSON.stringify(await house.store.logs.read(table, 0));
    expect(log).not.toContain('"Ana"');
  });

  it('people are remembered when a round deletes none of them, and none of their secrets', async () => {
    const ana = await newGuest(house.base, 'Ana');
    await ana.api.call('carryMe', {});
    expect(await sweep(1)).toBe(0);
    expect(await sweep(401, { KEEP_GUESTS: '0', KEEP_NAMES: '0' })).toBe(1);
    expect((await ana.api.call('me', {})).guest).toBe(false);
  });

  it('a name with a passkey waits longer than a guest, and opens when its devices are signed out', async () => {
    const ana = new Browser(`http://localhost:${house.port}`);
    await ana.api.call('enter', { name: 'Ana' });
    const device = await keepName(ana);
    await sweep(401);
    expect((await ana.api.call('me', {})).guest).toBe(false);
    expect(await comeBack(ana, device)).toBe('Ana');
    await sweep(1101, { KEEP_TOKENS: '0', KEEP_NAMES: '0' });
    expect((await ana.api.call('me', {})).name).toBe('Ana');
    await sweep(1101, { KEEP_TOKENS: '0' });
    expect((await ana.api.call('me', {})).guest).toBe(false);
    expect(await refusalOf(comeBack(ana, device))).toBe('passkey-refused');
  });

  it('a waiting table is removed, one without actions is abandoned, one with actions stays', async () => {
    const ana = await newGuest(house.base, 'Ana');
    const { table: waiting } = await ana.api.call('create', { game: 'canals', seats: [open, open] });
    const still = await startTable([ana, await newGuest(house.base, 'Bo')]);
    const clocked = await startTable([ana, await newGuest(house.base, 'Bo')], {
      clock: { kind: 'days', days: 30 },
    });
    const keep = { KEEP_GUESTS: '0', KEEP_TOKENS: '0', KEEP_FINISHED: '0' };
    await sweep(59, keep);
    expect((await ana.api.call('table', { table: waiting })).info.phase).toBe('gathering');
    await sweep(61, keep);
    expect(await refusalOf(ana.api.call('table', { table: waiting }))).toBe('no-table');
    expect((await ana.api.call('table', { table: still })).info.phase).toBe('abandoned');
    expect((await ana.api.call('table', { table: clocked })).info.phase).toBe('running');
    expect((await ana.api.call('myTables', {})).tables.map(({ id }) => id)).not.toContain(waiting);
  });

  it('long after a match only its file is left, without names, and later that is removed too', async () => {
    const zoe = await newGuest(house.base, 'Zoe');
    const table = await startTable([zoe, await newGuest(house.base, 'Yan')]);
    await zoe.api.call('say', { table, text: 'good game' });
    await zoe.api.call('abandon', { table });
    const before = await zoe.api.call('file', { table });
    expect(before).toContain('Zoe');
    const keep = { KEEP_GUESTS: '0', KEEP_TOKENS: '0' };
    await sweep(364, keep);
    expect((await zoe.api.call('table', { table })).info.phase).toBe('abandoned');
    await sweep(366, keep);
    expect(await refusalOf(zoe.api.call('table', { table }))).toBe('no-table');
    expect(await house.store.logs.read(table, 0)).toEqual([]);
    const kept = await zoe.api.call('file', { table });
    expect(kept).not.toMatch(/Zoe|Yan|good game/);
    const rowsOf = (file: string): string[] => file.split('\n').filter((line) => !line.startsWith('['));
    expect(rowsOf(kept)).toEqual(rowsOf(before));
    await sweep(800, { ...keep, KEEP_FILES: '30' });
    expect(await refusalOf(zoe.api.call('file', { table }))).toBe('no-table');
  });

  it('notifications, reports and used tokens are not stored for ever', async () => {
    const ana = await newGuest(house.base, 'Ana');
    const bo = await newGuest(house.base, 'Bo');
    const table = await startTable([ana, bo]);
    const { n } = await bo.api.call('say', { table, text: 'hello' });
    await ana.api.call('report', { table, n, text: 'rude' });
    await ana.api.call('carryMe', {});
    const kept = async () => {
      const { tokens, reports } = await ana.api.call('exportMe', {});
      return [(tokens as unknown[]).length, (reports as unknown[]).length];
    };
    expect(await kept()).toEqual([2, 1]);
    await sweep(1, { KEEP_UNFINISHED: '0' });
    expect(await kept()).toEqual([1, 1]);
    await sweep(401, { KEEP_UNFINISHED: '0', KEEP_GUESTS: '0', KEEP_TOKENS: '0' });
    expect(await kept()).toEqual([1, 0]);
  });

  it('frozen tables stay as they are, and the others have their turn, however many are frozen', async () => {
    const ana = await newGuest(house.base, 'Ana');
    const bo = await newGuest(house.base, 'Bo');
    const [still, ended] = [await startTable([ana, bo]), await startTable([ana, bo])];
    await ana.api.call('abandon', { table: ended });
    const first = { ...(await house.store.logs.entry(still, 1))!, at: 1 };
    const unknown = { ...first, number: 2, kind: 'unheard-of', person: null, body: '{}' };
    const facts = { turn: [], wake: null, botsOnly: false, entry: {} as never };
    const freeze = async (phase: 'running' | 'abandoned'): Promise<string[]> => {
      const ids = Array.from({ length: 50 }, () => newName());
      for (const table of ids)
        await house.store.tables.create({
          table,
          host: 'nobody',
          seed: '00'.repeat(32),
          public: false,
          entries: [first, unknown],
          facts: { ...facts, phase },
          joins: [],
        });
      return ids;
    };
    const frozen = [...(await freeze('running')), ...(await freeze('abandoned'))];
    const keep = { KEEP_GUESTS: '0', KEEP_TOKENS: '0' };
    await sweep(61, keep);
    expect((await ana.api.call('table', { table: still })).info.phase).toBe('abandoned');
    await sweep(366, keep);
    expect(await refusalOf(ana.api.call('table', { table: ended }))).toBe('no-table');
    expect((await house.store.tables.heads(frozen)).size).toBe(100);
    expect(takeErrors().filter((error) => !error.includes('"unheard-of"'))).toEqual([]);
  });
});

describe('a clock that is wrong', () => {
  it('a year ahead for a minute deletes nobody, nor does one that keeps that time for a day', async () => {
    const ana = await newGuest(house.base, 'Ana');
    let [ahead, passed] = [0, 0];
    const clock = new SteadyClock({
      sources: { wall: () => Date.now() + ahead + passed, passed: () => passed, uptime: () => passed },
      jumped: () => undefined,
      stepped: () => undefined,
    });
    const retention = new Retention({
      store: house.store,
      tables: house.tables,
      keep: readConfig({}),
      peopleChanged: () => house.people.changed({ kind: 'unknown' }),
      now: () => clock.now(),
      mayDelete: () => clock.isTrusted,
      failed: (error) => house.failures.push(error),
    });
    const isHere = async (): Promise<boolean> => {
      for (let hour = 0; hour < 24; hour++) {
        await retention.run();
        passed += DAY / 24;
      }
      return (await ana.api.call('me', {})).guest;
    };
    ahead = 500 * DAY;
    clock.now();
    passed += 60_000;
    await retention.run();
    ahead = 0;
    expect(await isHere()).toBe(true);
    ahead = 500 * DAY;
    clock.now();
    expect(await isHere()).toBe(true);
    // If the machine says so for longer, it is so.
    await isHere();
    expect((await ana.api.call('me', {})).guest).toBe(false);
    retention.close();
    // The frozen tables of another test.
    expect(takeErrors().filter((error) => !error.includes('"unheard-of"'))).toEqual([]);
  });

  it('does not delete everybody at once', async () => {
    let forgotten = 0;
    const page = Array.from({ length: 50 }, () => ({ id: 'somebody', name: 'Somebody', since: 1 }));
    const nothing = async (): Promise<never[]> => Promise.resolve([]);
    const done = async (): Promise<void> => Promise.resolve();
    const retention = new Retention({
      store: {
        old: {
          startCounting: done,
          // However many are asked for, there are more.
          idlePeople: async () => Promise.resolve(page),
          tables: nothing,
          dropTokens: async () => Promise.resolve(false),
          dropOldPushes: done,
          dropReports: done,
          dropFiles: done,
        },
        days: { drop: done },
      } as never,
      tables: { forget: async () => Promise.resolve(void forgotten++) } as never,
      keep: readConfig({}),
      peopleChanged: () => undefined,
      now: () => Date.now(),
      mayDelete: () => true,
      failed: (error) => house.failures.push(error),
    });
    await retention.run();
    retention.close();
    // Guests, and people with a passkey.
    expect(forgotten).toBe(2 * 1000);
  });
});

describe('devices and tokens', () => {
  it('are listed for their owner, and signed out one by one', async () => {
    const ana = await newGuest(house.base, 'Ana');
    const { token } = await ana.api.call('makeToken', { label: 'my bot' });
    const tablet = await newGuest(house.base, 'Tablet');
    await tablet.api.call('redeem', { token: (await ana.api.call('carryMe', {})).token });
    const { tokens } = await ana.api.call('myTokens', {});
    expect(tokens.map(({ kind, label, mine }) => `${kind} ${label} ${mine}`).toSorted()).toEqual([
      'bot my bot false',
      'device null false',
      'device null true',
    ]);
    expect(JSON.stringify(tokens)).not.toContain(token);
    const asBot = async (): Promise<unknown> =>
      (await fetch(`${house.base}/api/me`, { headers: { authorization: `Bearer ${token}` } })).json();
    expect(await asBot()).toMatchObject({ name: 'Ana' });
    const bot = tokens.find(({ kind }) => kind === 'bot')!;
    const eve = await newGuest(house.base, 'Eve');
    expect(await refusalOf(eve.api.call('revokeToken', { id: bot.id }))).toBe('no-token');
    await ana.api.call('revokeToken', { id: bot.id });
    expect(await asBot()).toMatchObject({ guest: false });
    expect(await refusalOf(ana.api.call('revokeToken', { id: bot.id }))).toBe('no-token');
    const other = tokens.find(({ kind, mine }) => kind === 'device' && !mine)!;
    await ana.api.call('revokeToken', { id: other.id });
    expect((await tablet.api.call('me', {})).guest).toBe(false);
    expect((await ana.api.call('me', {})).guest).toBe(true);
    expect(await refusalOf(sit(tablet, 'aaaaaaaaaaaaaaaa'))).toBe('not-guest');
  });
});
