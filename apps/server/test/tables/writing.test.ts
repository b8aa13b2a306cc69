import { readFileSync } from 'node:fs';
import { FastRandom, ok, type Seat, seatIndex, type Viewer } from '@santiago/kernel';
import { newKey, newShare, type TableEvent } from '@santiago/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { games } from '../../src/games.ts';
import { botNames, simplerBot, standIn } from '../../src/housebots/bots.ts';
import { FairQueue } from '../../src/housebots/queue.ts';
import { newName } from '../../src/secrets.ts';
import type { MemberSeat } from '../../src/store/rows.ts';
import { PAGE } from '../../src/store/logs.ts';
import { act, type Guest, newGuest, refusalOf, sit, startTable, until } from '../house.ts';
import { takeErrors } from '../log.ts';
import { openSmall, type SmallHouse, stoppedClock } from '../small.ts';
import { Reads } from '../store/reads.ts';
import { atRandom } from '../faults/clock.ts';

let house: SmallHouse;
let ana: Guest;
let bo: Guest;
let cy: Guest;
beforeAll(async () => {
  house = await openSmall({ settings: { OPEN_TABLES: '3' }, now: stoppedClock() });
  [ana, bo, cy] = (await Promise.all(
    ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)),
  )) as [Guest, Guest, Guest];
});
afterAll(async () => house.stop());

const open = { kind: 'open' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;

const infoOf = async (table: string) => (await ana.api.call('table', { table })).info;

const follow = (guest: Guest, table: string, as: Viewer) => {
  const heard: TableEvent[] = [];
  const stop = guest.api.follow({ table, as, after: 0 }, { event: (event) => void heard.push(event) });
  return { heard, stop };
};

describe('the same key again', () => {
  it('sits down once', async () => {
    const { table } = await ana.api.call('create', { game: 'canals', seats: [open, open, open] });
    const input = { table, share: newShare(), key: newKey() };
    const first = await bo.api.call('sit', input);
    expect(await bo.api.call('sit', input)).toEqual(first);
    expect(await Promise.all([bo.api.call('sit', input), bo.api.call('sit', input)])).toEqual([first, first]);
    expect((await bo.api.call('table', { table })).you.seats).toEqual([first.seat]);
    expect((await bo.api.call('sit', { ...input, key: newKey() })).seat).not.toBe(first.seat);
  });

  it('speaks once, and does not work for anybody else', async () => {
    const table = await startTable([ana, bo]);
    const input = { table, text: 'Bom dia', key: newKey() };
    const first = await ana.api.call('say', input);
    expect(await ana.api.call('say', input)).toEqual(first);
    expect(await ana.api.call('say', { ...input, text: 'something else' })).toEqual(first);
    expect((await bo.api.call('say', input)).n).toBeGreaterThan(first.n);
    expect((await infoOf(table)).head).toBe(first.n + 1);
  });

  it('is refused where it was used for something else', async () => {
    const table = await startTable([ana, bo]);
    const key = newKey();
    await ana.api.call('say', { table, text: 'Bom dia', key });
    const { info, view } = await ana.api.call('table', { table, as: 'p1' });
    const game = games.get('canals')!;
    const action = game.format(game.decode(game.sample(game.known(view), 0, new FastRandom(1))));
    const answer = { table, seat: 'p1', decision: info.turn.p1!, action, key } as const;
    expect(await refusalOf(ana.api.call('act', answer))).toBe('key-used');
    await ana.api.call('act', { ...answer, key: newKey() });
  });
});

describe('silencing', () => {
  it('lasts, even if the person leaves and comes back, on this device or another', async () => {
    const { table } = await ana.api.call('create', { game: 'canals', seats: [{ kind: 'me' }, open, open] });
    await sit(bo, table, 'p2');
    await ana.api.call('mute', { table, seat: 'p2', muted: true });
    const { token } = await bo.api.call('carrySeat', { table, seat: 'p2' });
    const phone = await newGuest(house.base, 'Phone');
    await phone.api.call('redeem', { token });
    expect(await refusalOf(phone.api.call('say', { table, text: 'but' }))).toBe('talk-muted');
    await bo.api.call('leave', { table, seat: 'p2' });
    await sit(bo, table, 'p3');
    expect(await refusalOf(bo.api.call('say', { table, text: 'but' }))).toBe('talk-muted');
    await sit(cy, table, 'p2');
    await cy.api.call('say', { table, text: 'hello' });
    await ana.api.call('mute', { table, seat: 'p3', muted: false });
    await bo.api.call('say', { table, text: 'thank you' });
  });
});

describe('a seat that was given up', () => {
  it.each([
    ['canals', 'bot'],
    ['canals', 'open'],
    ['cards', 'bot'],
    ['cards', 'open'],
  ] as const)('of %s (%s) is not for an opponent, who would see its secrets', async (game, leaving) => {
    const { table } = await ana.api.call('create', { game, leaving, seats: [open, open, open] });
    const [mine, theirs] = [await sit(ana, table), await sit(bo, table)];
    const third = await sit(cy, table);
    await bo.api.call('leave', { table, seat: theirs });
    expect(await refusalOf(sit(ana, table, theirs))).toBe('already-seated');
    expect(await refusalOf(ana.api.call('table', { table, as: theirs }))).toBe('not-your-seat');
    // Who left one seat does not come back on another, but on that one.
    await cy.api.call('leave', { table, seat: third });
    expect(await refusalOf(sit(bo, table, third))).toBe('already-seated');
    expect(await sit(bo, table, theirs)).toBe(theirs);
    await ana.api.call('leave', { table, seat: mine });
  });
});

describe('a stand-in', () => {
  it('is refused for a person who is here, allowed for one who is away, and is never a weak bot', async () => {
    const table = await startTable([ana, bo]);
    const input = { table, seat: 'p2', bot: 'random' } as const;
    const page = follow(bo, table, 'p2');
    await until(() => page.heard.length > 2);
    for (let time = 0; time < 6; time++)
      expect(await refusalOf(ana.api.call('hand', input))).toBe('not-away');
    page.stop();
    await until(() => house.app.streams.count === 0);
    expect(await refusalOf(ana.api.call('hand', input)), 'gone for a moment only').toBe('not-away');
    house.clock += 6000;
    await ana.api.call('hand', input);
    expect((await infoOf(table)).seats[1]).toMatchObject({
      standIn: true,
      bot: standIn(games.get('canals')!),
    });
    await bo.api.call('back', { table, seat: 'p2' });
    await bo.api.call('hand', { ...input, bot: 'random' });
    expect((await infoOf(table)).seats[1]).toMatchObject({ standIn: true, bot: 'random' });
  });

  it('is for the host to ask for; for the others only once the host has been gone for a while', async () => {
    const table = await startTable([ana, bo, cy]);
    const [host, guest] = [follow(ana, table, 'p1'), follow(bo, table, 'p2')];
    const absent = follow(cy, table, 'p3');
    await until(() => [host, guest, absent].every(({ heard }) => heard.length > 2));
    absent.stop();
    await until(() => house.app.streams.count === 2);
    house.clock += 6000;
    const input = { table, seat: 'p3', bot: 'random' } as const;
    expect(await refusalOf(bo.api.call('hand', input))).toBe('not-host');
    host.stop();
    await until(() => house.app.streams.count === 1);
    expect(await refusalOf(bo.api.call('hand', input))).toBe('not-host');
    house.clock += 31_000;
    await bo.api.call('hand', input);
    await bo.api.call('hand', { ...input, seat: 'p1' });
    expect((await infoOf(table)).seats.map((seat) => seat.standIn)).toEqual([true, false, true]);
    guest.stop();
  });

  it('waits for the time-out where a move may take days', async () => {
    const table = await startTable([ana, bo], { clock: { kind: 'days', days: 1 } });
    const input = { table, seat: 'p2', bot: 'random' } as const;
    expect(await refusalOf(ana.api.call('hand', input))).toBe('not-away');
    expect(await refusalOf(ana.api.call('hand', { ...input, seat: 'p5' }))).toBe('no-seat');
  });
});

describe('house bots', () => {
  it('wait in queues that are served in turn, and the longest queue gives way', () => {
    const queue = new FairQueue<string>(5);
    for (const item of ['a1', 'a2', 'a3', 'a4']) expect(queue.push('a', item)).toBeNull();
    expect(queue.push('b', 'b1')).toBeNull();
    expect(queue.push('b', 'b2')).toBe('a4');
    expect(queue.push('a', 'a5')).toBe('a5');
    expect(Array.from({ length: 6 }, () => queue.next())).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', undefined]);
    expect(queue.size).toBe(0);
  });

  it('play alone at a limited number of tables of one host', async () => {
    // They think for ever, so that no match ends meanwhile.
    const choose = async (): Promise<string> => new Promise(() => undefined);
    const thoughtful = await openSmall({ settings: { BOT_TABLES: '2' }, bots: { choose } });
    const start = async (host: Guest): Promise<string> => {
      const { table } = await host.api.call('create', { game: 'canals', seats: [bot, bot, bot] });
      return refusalOf(host.api.call('start', { table }));
    };
    const host = await newGuest(thoughtful.base, 'Host');
    const codes = [await start(host), await start(host), await start(host)];
    expect(codes).toEqual(['none', 'none', 'too-many-bots']);
    expect(await start(await newGuest(thoughtful.base, 'Other'))).toBe('none');
    await thoughtful.stop();
  });

  it('that fail say so, and a simpler one plays on, but never the random one', async () => {
    const asked: string[] = [];
    const game = games.get('canals')!;
    const best = standIn(game);
    const flawed = await openSmall({
      bots: {
        choose: async (question, host) => {
          asked.push(question.bot);
          if (question.bot === best) throw new Error('out of memory');
          return atRandom(question, host);
        },
      },
    });
    const guest = await newGuest(flawed.base, 'Ana');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: best }] as const;
    const { table } = await guest.api.call('create', {
      game: 'canals',
      seats: [...seats],
      options: { overseer: 'p2' },
    });
    const page = follow(guest, table, 'spectator');
    await sit(guest, table);
    await until(() => page.heard.some(({ kind }) => kind === 'handed'));
    expect(page.heard.find(({ kind }) => kind === 'handed')).toMatchObject({
      seat: 'p2',
      bot: simplerBot(game, best),
      cause: 'failed',
    });
    await until(() => page.heard.some((event) => event.kind === 'row' && event.note === 'bot'));
    expect(asked.slice(0, 2)).toEqual([best, simplerBot(game, best)]);
    page.stop();
    await flawed.stop();
    expect(takeErrors()).toEqual([`out of memory: bot ${best}`]);
  });

  it('know who is simpler, down to the first that thinks', () => {
    for (const game of games.values()) {
      const names = botNames(game);
      expect(simplerBot(game, names.at(-1)!)).toBe(names.at(-2));
      expect(simplerBot(game, names[1]!)).toBe(names[1]);
      expect(simplerBot(game, names[0]!)).toBe(names[0]);
    }
  });
});

describe('public tables', () => {
  it('of one host may wait for players, up to a limit', async () => {
    const host = await newGuest(house.base, 'Host');
    const create = async (): Promise<string> =>
      refusalOf(host.api.call('create', { game: 'canals', seats: [open, open], public: true }));
    expect([await create(), await create(), await create(), await create()]).toEqual([
      'none',
      'none',
      'none',
      'too-many-tables',
    ]);
    expect(await refusalOf(host.api.call('create', { game: 'canals', seats: [open, open] }))).toBe('none');
  });

  it('of one address may wait for players, up to a limit, whoever makes them and however many at once', async () => {
    const other = await openSmall({
      settings: { ADDRESS_TABLES: '5', TRUST_PROXY: 'on' },
      now: stoppedClock(),
    });
    const makeAt = async (address: string): Promise<string> => {
      const guest = await newGuest(other.base, 'Eve');
      const response = await guest.jar.fetch(`${other.base}/api/tables`, {
        method: 'POST',
        body: JSON.stringify({ game: 'canals', seats: [open, open], public: true }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      });
      return ((await response.json()) as { code?: string }).code ?? 'made';
    };
    const codes = await Promise.all(Array.from({ length: 12 }, async () => makeAt('2001:db8::1')));
    expect(codes.filter((code) => code === 'made')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too-many-here')).toHaveLength(7);
    expect(await makeAt('2001:db8::2'), 'of the same network').toBe('too-many-here');
    expect(await makeAt('2001:db8:1::2')).toBe('made');
    const stored = await other.driver.read('SELECT DISTINCT origin FROM tables', []);
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain('2001');
    await other.stop();
  });

  it('are not made beyond the limit by rematches, but those who played may play again', async () => {
    const host = await newGuest(house.base, 'Host');
    const create = async (): Promise<string> =>
      (await host.api.call('create', { game: 'canals', seats: [open, open], public: true })).table;
    const ended: string[] = [];
    for (let made = 0; made < 4; made++) {
      const table = await create();
      await host.api.call('abandon', { table });
      ended.push(table);
    }
    const played = await startTable([host, bo], { public: true });
    await host.api.call('abandon', { table: played });
    const again: string[] = [];
    for (const table of ended) again.push(await refusalOf(host.api.call('rematch', { table })));
    expect(again).toEqual(['none', 'none', 'none', 'too-many-tables']);
    const { table } = await host.api.call('rematch', { table: played });
    const listed = (await ana.api.call('tables', {})).tables.map(({ id }) => id);
    expect(listed).not.toContain(table);
    await sit(host, table);
    await sit(bo, table);
    expect((await infoOf(table)).phase).toBe('running');
  });
});

describe('forgetting', () => {
  it('in the middle of play tells every event once, and takes the name out of the files', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Zebulon${index}Quux`);
    const guests = await Promise.all(names.map(async (name) => newGuest(house.base, name)));
    const tables = await Promise.all(guests.map(async (guest) => startTable([guest, bo])));
    const pages = tables.map((table) => follow(bo, table, 'p2'));
    for (const [index, guest] of guests.entries())
      await guest.api.call('say', { table: tables[index]!, text: `${names[index]} speaks` });
    await Promise.all(
      guests.map(async (guest, index) => {
        const talk = Array.from({ length: 5 }, async (_, line) =>
          bo.api.call('say', { table: tables[index]!, text: `line ${line}` }),
        );
        await Promise.all([guest.api.call('forgetMe', {}), ...talk]);
      }),
    );
    await until(() => pages.every(({ heard }) => heard.some(({ kind }) => kind === 'forgotten')));
    for (const { heard, stop } of pages) {
      stop();
      expect(heard.map(({ n }) => n)).toEqual(heard.map((_, index) => index + 1));
    }
    const files = [house.file, `${house.file}-wal`].map((file) => readFileSync(file).toString('latin1'));
    for (const name of names) for (const bytes of files) expect(bytes.includes(name)).toBe(false);
  });

  it('reaches every table, however many there are', async () => {
    const guest = await newGuest(house.base, 'Manifold');
    const { person } = (await guest.api.call('exportMe', {})) as { person: { id: string } };
    const entry = {
      game: 'canals',
      players: 2,
      preset: null,
      host: 'Manifold',
      seats: [],
      clock: { kind: 'none' },
    };
    const facts = { phase: 'gathering', turn: [], wake: null, botsOnly: false, entry } as never;
    const { table } = await guest.api.call('create', { game: 'canals', seats: [open, open] });
    const first = (await house.store.logs.entry(table, 1))!;
    const others = Array.from(
      { length: 520 },
      (_, index) => `${'a'.repeat(12)}${String(index).padStart(4, 'b')}`,
    );
    await Promise.all(
      others.map(async (id) =>
        house.store.tables.create({
          table: id,
          host: person.id,
          seed: '00'.repeat(32),
          public: false,
          entries: [first],
          facts,
          joins: [{ person: person.id, seat: '' }],
        }),
      ),
    );
    await guest.api.call('forgetMe', {});
    for (const id of [table, others[0]!, others[519]!])
      expect((await house.store.logs.read(id, 0)).some(({ body }) => body.includes('Manifold'))).toBe(false);
    expect(await house.store.members.of(person.id, '')).toEqual([]);
  });

  it('lets others have their turn after at most two pages of logs, however many matches there are', async () => {
    const guest = await newGuest(house.base, 'Manifold');
    const { person } = (await guest.api.call('exportMe', {})) as { person: { id: string } };
    const table = await startTable([guest, bo]);
    const random = new FastRandom(3);
    await house.tables.command(table, (draft) => {
      const { fold } = draft;
      while (draft.fold.head < PAGE - 20) {
        const [seat] = Object.keys(fold.info.turn) as Seat[];
        const code = fold.game.sample(fold.state, seatIndex(seat!), random);
        draft.row({ who: seat!, action: fold.game.decode(code) });
        draft.settle();
      }
      return ok(null);
    });
    const [log, seed] = [await house.store.logs.read(table, 0), await house.store.tables.seed(table)];
    const { entry } = (await house.store.lists.of(person.id))[0]!;
    const copies = Array.from({ length: 40 }, async () =>
      house.store.tables.create({
        table: newName(),
        host: person.id,
        seed: seed!,
        public: false,
        entries: log,
        facts: { phase: 'running', turn: [], wake: null, botsOnly: false, entry },
        joins: [{ person: person.id, seat: 'p1' }],
      }),
    );
    await Promise.all(copies);
    const reads = new Reads(house.driver);
    await guest.api.call('forgetMe', {});
    // Beside the entries: the questions, and what the server asks by itself each second.
    expect(reads.most).toBeLessThanOrEqual(2 * PAGE + 20);
    expect(reads.turns).toBeGreaterThanOrEqual(copies.length);
  });

  it('takes the name off frozen tables too: off a seat, a reserved one, and the host', async () => {
    const guest = await newGuest(house.base, 'Glaciera');
    const { person } = (await guest.api.call('exportMe', {})) as { person: { id: string } };
    const hosted = await startTable([guest, bo], { public: true });
    const visited = await startTable([bo, guest], { public: true });
    await bo.api.call('abandon', { table: visited });
    const { table: reserved } = await bo.api.call('rematch', { table: visited });
    /** A copy of a table, with an event that today's program does not know. */
    const freeze = async (table: string, holds: readonly MemberSeat[]): Promise<string> => {
      const { entry } = (await house.store.lists.publicTables()).find((listed) => listed.entry.id === table)!;
      const log = await house.store.logs.read(table, 0);
      const { number, at } = log.at(-1)!;
      const rest = { person: null, seat: null, key: null, body: '{}' };
      const unknown = { number: number + 1, at, kind: 'unheard-of', ...rest };
      const copy = newName();
      await house.store.tables.create({
        table: copy,
        host: log[0]!.person!,
        seed: (await house.store.tables.seed(table))!,
        public: true,
        entries: [...log, unknown],
        facts: { phase: entry.phase, turn: [], wake: null, botsOnly: false, entry },
        joins: holds.map((seat) => ({ person: person.id, seat })),
      });
      return copy;
    };
    const frozen = [await freeze(hosted, ['', 'p1']), await freeze(reserved, ['invited'])];
    const listedNames = async () =>
      (await ana.api.call('tables', {})).tables
        .filter(({ id }) => frozen.includes(id))
        .map(({ host, seats }) => [host, ...seats.map(({ name }) => name)].join(' '))
        .toSorted();
    expect(await listedNames()).toEqual(['Bo Bo Glaciera', 'Glaciera Glaciera Bo']);
    await guest.api.call('forgetMe', {});
    expect(await listedNames()).toEqual(['  Bo', 'Bo Bo ']);
    for (const table of frozen) {
      const info = await infoOf(table);
      expect(info.phase).toBe('frozen');
      expect(JSON.stringify(info)).not.toContain('Glaciera');
    }
    for (const file of [house.file, `${house.file}-wal`])
      expect(readFileSync(file).toString('latin1').includes('Glaciera')).toBe(false);
    expect(takeErrors().filter((error) => !error.includes('"unheard-of"'))).toEqual([]);
  });
});

describe('under trouble', () => {
  it('asks the database once a second whether it is ready, however many want to know', async () => {
    const ask = async (): Promise<number[]> =>
      Promise.all(Array.from({ length: 30 }, async () => (await fetch(`${house.base}/readyz`)).status));
    house.driver.writeFails = true;
    await fetch(`${house.base}/api/me`, {
      method: 'PUT',
      body: '{"name":"Eve"}',
      headers: { 'content-type': 'application/json' },
    });
    const probes = vi.spyOn(house.store, 'ping');
    house.clock += 1000;
    expect(new Set([...(await ask()), ...(await ask())])).toEqual(new Set([503]));
    expect(probes).toHaveBeenCalledTimes(1);
    house.driver.writeFails = false;
    house.clock += 1000;
    expect(new Set([...(await ask()), ...(await ask())])).toEqual(new Set([200]));
    expect(probes).toHaveBeenCalledTimes(2);
    probes.mockRestore();
    expect(new Set(takeErrors())).toEqual(new Set(['The disk is full.']));
  });

  it('answers 503, and is not ready until it can write again', async () => {
    const status = async (path: string, method = 'GET'): Promise<number> =>
      (
        await fetch(`${house.base}${path}`, {
          method,
          ...(method === 'PUT'
            ? { body: '{"name":"Eve"}', headers: { 'content-type': 'application/json' } }
            : {}),
        })
      ).status;
    /** The database is asked once a second. */
    const readiness = async (): Promise<number> => {
      house.clock += 1000;
      return status('/readyz');
    };
    expect(await readiness()).toBe(200);
    house.driver.writeFails = true;
    expect(await status('/api/me', 'PUT')).toBe(503);
    // While a table of another test still writes, nobody asks whether writing goes well.
    await until(async () => (await readiness()) === 503);
    expect(await status('/api/tables')).toBe(200);
    house.driver.writeFails = false;
    expect(await readiness()).toBe(200);
    house.driver.readFails = true;
    expect(await status('/api/tables')).toBe(503);
    expect(await readiness()).toBe(503);
    house.driver.readFails = false;
    expect(await status('/api/tables')).toBe(200);
    const table = await startTable([ana, bo]);
    house.driver.writeFails = true;
    const said = await fetch(`${house.base}/api/tables/${table}/say`, {
      method: 'POST',
      body: '{"text":"hello"}',
      headers: { 'content-type': 'application/json', cookie: ana.jar.cookie! },
    });
    expect(said.status).toBe(503);
    house.driver.writeFails = false;
    await ana.api.call('say', { table, text: 'hello' });
    expect(await refusalOf(act(bo, table, 'p2', 'nonsense'))).not.toBe('storage');
    const causes = takeErrors().map((error) => error.split(': ')[0]);
    expect(new Set(causes)).toEqual(new Set(['The disk is full.', 'The database does not answer.']));
  });
});
