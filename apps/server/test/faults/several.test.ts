import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDriver } from '../../src/server.ts';
import { Store } from '../../src/store/store.ts';
import { FastRandom, type Seat, SEATS, seatIndex } from '@santiago/kernel';
import { type Here, newKey, type TableInfo } from '@santiago/protocol';
import { games } from '../../src/games.ts';
import * as commands from '../../src/table/commands.ts';
import { act, type Guest, newGuest, Player, startTable, until } from '../house.ts';
import { hear } from '../http/hearing.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { ANA, QuietHouse, RANDOM } from './clock.ts';
import { Load } from './load.ts';
import { ServerProcess } from './process.ts';

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(path.join(tmpdir(), 'santiago-several-'));
  await startProcesses();
});
afterAll(async () => {
  await Promise.all(servers.map(async (server) => server.kill('SIGTERM')));
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  expect(servers.flatMap((server) => server.takeErrors())).toEqual([]);
});

/** Events that clients must hear after the last disturbance. */
const MORE = 60;

const COUNT = 2;

let url: string;
let servers: readonly ServerProcess[];
let bases: readonly string[];

/** Two processes with one database. They serve all tests but those with a clock: starting them is most of the work. */
const startProcesses = async (): Promise<void> => {
  url = await postgres.fresh();
  const settings = { DATA: folder, DATABASE_URL: url, ADVANCE_DELAY: '0-1' };
  servers = Array.from({ length: COUNT }, () => new ServerProcess(settings));
  await startAgain();
  bases = servers.map(({ base }) => base);
};

/** Starts those that a test has ended. */
const startAgain = async (): Promise<void> => {
  const ended = servers.filter(({ isRunning }) => !isRunning);
  await Promise.all(ended.map(async (server) => server.start()));
};

/** What the database holds, read by nobody who serves tables. */
const inStore = async <T>(read: (store: Store) => Promise<T>): Promise<T> => {
  const store = new Store(await openDriver({ DATABASE_URL: url, DATA: folder }));
  const found = await read(store);
  await store.close();
  return found;
};

it('an answer to a decision that this process has not heard of yet is taken all the same', async () => {
  await startAgain();
  const [one, other] = bases as [string, string];
  const guests = await Promise.all([one, other, other].map(async (base) => newGuest(base, 'Guest')));
  const table = await startTable(guests);
  // The board game of three has no secrets, so the first seat can choose for all. What it hears through one process is
  // answered through the other, at once.
  const page = new Player(guests[0]!, table, 'p1');
  page.plays = false;
  const game = games.get('canals')!;
  const random = new FastRandom(9);
  for (let answers = 0; answers < 40; answers++) {
    await until(() => Object.keys(page.follower.info?.turn ?? {}).length > 0);
    const [[seat, decision]] = Object.entries(page.follower.info!.turn) as [[Seat, number]];
    const action = game.format(game.decode(game.sample(page.follower.state, seatIndex(seat), random)));
    const { api } = guests[seatIndex(seat)]!;
    const { n } = await api.call('act', { table, seat, decision, action, key: newKey() });
    await until(() => page.follower.head >= n);
  }
  page.stop();
});

it('a person who is renamed or forgotten by one process is so for the other, which knew them', async () => {
  await startAgain();
  const [one, other] = bases as [string, string];
  const guest = await newGuest(one, 'Early');
  const cookie = guest.jar.cookie!;
  const nameThere = async (): Promise<string | null> => {
    const answer = await fetch(`${other}/api/me`, { headers: { cookie } });
    return ((await answer.json()) as { name: string | null }).name;
  };
  expect(await nameThere()).toBe('Early');
  await guest.api.call('enter', { name: 'Late' });
  await until(async () => (await nameThere()) === 'Late');
  await guest.api.call('forgetMe', {});
  await until(async () => (await nameThere()) === null);
});

it('a stream of one process ends when the other signs its device out, or deletes its person', async () => {
  await startAgain();
  const [one, other] = bases as [string, string];
  const guests = await Promise.all([one, one].map(async (base) => newGuest(base, 'Guest')));
  const [ana, bo] = guests as [Guest, Guest];
  const table = await startTable(guests);
  const hearings = await Promise.all(
    guests.map(async ({ jar }, index) =>
      hear(`${other}/api/tables/${table}/stream?as=${SEATS[index]!}`, { cookie: jar.cookie! }),
    ),
  );
  await ana.api.call('leaveMe', {});
  await hearings[0]!.ended;
  await bo.api.call('say', { table, text: 'still here' });
  await until(() => hearings[1]!.text.includes('still here'));
  await bo.api.call('forgetMe', {});
  await hearings[1]!.ended;
});

it('a rolling restart of two processes that serve one table loses nothing and removes nobody for long', async () => {
  await startAgain();
  const guests = await Promise.all(bases.map(async (base) => newGuest(base, 'Guest')));
  const table = await startTable(guests);
  const [one, other] = guests.map((guest, index) => {
    const told: Here[] = [];
    const ears = { event: () => undefined, here: (here: Here) => told.push(here) };
    return { told, stop: guest.api.follow({ table, as: SEATS[index]!, after: 0 }, ears) };
  });
  const seats = (told: readonly Here[]): string | undefined => told.at(-1)?.seats.join(' ');
  const areBothHere = (): boolean => [one!, other!].every(({ told }) => seats(told) === 'p1 p2');
  await until(areBothHere);
  // Guests come to one process and the other in turn, so that each table is played through both.
  const load = new Load(bases);
  for (let more = 0; more < 3; more++) await load.table(3, 100 + 10 * more);
  for (const [index, server] of servers.entries()) {
    await pause(300);
    await server.kill('SIGTERM');
    expect(server.complaints).toBe('');
    // Who came through the other process is told that this one's guest is away.
    const staying = 1 - index;
    await until(() => seats([one!, other!][staying]!.told) === SEATS[staying]);
    await server.start();
    await until(areBothHere);
  }
  for (const { stop } of [one!, other!]) stop();
  const before = load.progress;
  while (!load.isOver && load.progress < before + MORE) await pause(50);
  load.stop();
  await pause(200);
  await inStore(async (store) => load.check(store));
  expect(load.faults).toEqual([]);
});

it('a choice in advance survives a kill and acts once, whichever process it was made at', async () => {
  await startAgain();
  const [one, other] = bases as [string, string];
  const guests = await Promise.all([one, one, other].map(async (base) => newGuest(base, 'Guest')));
  const [ana, bo, cy] = guests as [Guest, Guest, Guest];
  const table = await startTable(guests, { clock: { kind: 'days', days: 1 } });
  await cy.api.call('prepare', { table, seat: 'p3', choice: { name: 'pass-at', gaps: { n: 2 } } });
  await servers[1]!.kill('SIGKILL');
  await act(bo, table, 'p2', 'bid 3');
  await until(async () => (await ana.api.call('table', { table })).info.turn.p1 !== undefined);
  await servers[0]!.kill('SIGTERM');
  const { rows, choices } = await inStore(async (store) => ({
    rows: (await store.logs.read(table, 0)).filter(({ seat, kind }) => seat === 'p3' && kind === 'row'),
    choices: await store.prepared.at(table),
  }));
  expect(rows.map(({ body }) => body)).toEqual(['p3 pass']);
  expect(choices).toMatchObject([{ state: 'played', played: rows[0]!.number }]);
});

it('a process forgets a table that only the other is asked for, and knows all of it when asked again', async () => {
  const url = await postgres.fresh();
  const [one, other] = [new QuietHouse(url), new QuietHouse(url)];
  await one.start();
  await other.start();
  const table = await one.match('ana', RANDOM);
  const lastHeard = async ({ tables }: QuietHouse): Promise<Partial<TableInfo>> => {
    const seen = await tables.look(table, ANA, 'p1');
    return seen.ok ? seen.value.info : {};
  };
  await until(async () => (await lastHeard(one)).turn?.p1 !== undefined);
  expect(one.tables.count).toBe(1);
  one.offset += 60_000;
  const said = await other.tables.command(table, (draft) =>
    commands.say(draft, ANA, { text: 'Bom dia', key: newKey() }),
  );
  expect(said.ok).toBe(true);
  await until(() => one.tables.count === 0);
  expect((await lastHeard(one)).head).toBe((await lastHeard(other)).head);
  expect([...one.failures, ...other.failures]).toEqual([]);
  await one.close();
  await other.close();
});

it('a player who has just sat down through one process is let in by the other', async () => {
  const url = await postgres.fresh();
  const houses = [new QuietHouse(url), new QuietHouse(url)] as const;
  for (const house of houses) await house.start();
  const [one, other] = houses;
  const refused: string[] = [];
  for (let time = 0; time < 40; time++) {
    const made = await one.tables.create(ANA, {
      game: 'canals',
      seats: [{ kind: 'open' }, { kind: 'open' }],
      public: false,
      clock: { kind: 'none' },
      timeout: 'move',
      leaving: 'bot',
      autostart: false,
      rated: false,
    });
    const { table } = made.ok ? made.value : { table: '' };
    // The other process knows the table from before.
    await other.tables.look(table, null, 'spectator');
    const bo = { id: `bo${time}`, name: 'Bo' };
    await one.tables.command(table, (draft) =>
      commands.sit(draft, bo, { seat: 'p2', share: '00'.repeat(16) }),
    );
    const seen = await other.tables.look(table, bo, 'p2');
    if (!seen.ok) refused.push(seen.fault.code);
  }
  expect(refused).toEqual([]);
  for (const house of houses) await house.close();
});
