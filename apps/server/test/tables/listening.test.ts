import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, newGuest, refusalOf, startTable, until } from '../house.ts';
import { takeErrors } from '../log.ts';
import { openSmall, type SmallHouse } from '../small.ts';
import { PAGE } from '../../src/store/logs.ts';
import { MOST_TALK } from '../../src/table/commands.ts';
import { MOST_BY_THE_WAY } from '../../src/tables/writing.ts';
import { Reads } from '../store/reads.ts';
import { hearAll, readAll, talkAtLength } from './talkative.ts';

let house: SmallHouse;
let ana: Guest;
let bo: Guest;
beforeAll(async () => {
  house = await openSmall({ settings: { ADDRESS_STREAMS: '5', STREAMS: '8' } });
  ana = await newGuest(house.base, 'Ana');
  bo = await newGuest(house.base, 'Bo');
});
afterAll(async () => house.stop());

describe('a table where much was said', () => {
  it('is read and resumed in pieces: others get their turn after at most two pages of the log', async () => {
    const table = await startTable([ana, bo]);
    await talkAtLength(house, table, MOST_BY_THE_WAY);
    const reads = new Reads(house.driver);
    await readAll(house, table);
    // Beside the entries: the questions, and what the server asks by itself each second.
    expect(reads.most).toBeLessThanOrEqual(2 * PAGE + 20);
    expect(reads.turns).toBeGreaterThanOrEqual(MOST_BY_THE_WAY / PAGE);
  });

  it('is resumed byte for byte wherever one left off', async () => {
    const table = await startTable([ana, bo]);
    await talkAtLength(house, table, 700);
    const whole = await hearAll(house, table, 0);
    const events = whole.split(/(?=^id: )/m);
    expect(events.map((event) => Number(/\d+/.exec(event)![0]))).toEqual(
      Array.from({ length: events.length }, (_, index) => index + 1),
    );
    for (let after = 1; after < events.length; after += 23)
      expect(await hearAll(house, table, after)).toBe(events.slice(after).join(''));
  });

  it('takes no more talk than can be read again, and goes on playing', async () => {
    const table = await startTable([ana, bo]);
    await talkAtLength(house, table, MOST_TALK);
    expect(await refusalOf(ana.api.call('say', { table, text: 'one more' }))).toBe('talk-full');
    await talkAtLength(house, table, MOST_BY_THE_WAY - MOST_TALK);
    const host = { table, seat: 'p2', muted: true } as const;
    expect(await refusalOf(ana.api.call('mute', host))).toBe('table-worn');
    expect(await refusalOf(ana.api.call('talk', { table, chat: false }))).toBe('table-worn');
    const { info } = await ana.api.call('table', { table, as: 'p1' });
    const [seat] = Object.keys(info.turn);
    expect(seat).toBe('p1');
    const act = { table, seat: 'p1', decision: info.turn.p1!, key: 'a-new-key' } as const;
    expect(await refusalOf(ana.api.call('act', { ...act, action: 'nonsense' }))).toBe('not-action');
    await ana.api.call('abandon', { table });
  });
});

describe('places for streams', () => {
  const open = (table: string): ReturnType<typeof connect> => {
    const socket = connect(house.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET /api/tables/${table}/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
    return socket;
  };

  it('are given back when the database fails while a stream is opened', async () => {
    const table = await startTable([ana, bo]);
    house.driver.readFails = true;
    for (let opened = 0; opened < 20; opened++) {
      const answered = await fetch(`${house.base}/api/tables/${table}/stream?after=0`);
      expect(answered.status).toBe(503);
      expect(((await answered.json()) as { code: string }).code).toBe('storage');
    }
    house.driver.readFails = false;
    // Timers look at the database too.
    const causes = takeErrors().map((error) => error.split(': ')[0]);
    expect(new Set(causes)).toEqual(new Set(['The database does not answer.']));
    await until(() => house.app.streams.count === 0);
    const stream = await fetch(`${house.base}/api/tables/${table}/stream`);
    expect(stream.status).toBe(200);
    await stream.body!.cancel();
    await until(() => house.app.streams.count === 0);
  });

  it('are given back when the reader is gone before the database answers, and nobody stays here', async () => {
    const table = await startTable([ana, bo]);
    let answer: () => void = () => undefined;
    house.driver.gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const sockets = Array.from({ length: 5 }, () => open(table));
    await until(() => house.app.streams.count === 5);
    for (const socket of sockets) socket.destroy();
    await until(() => house.app.streams.count === 0);
    answer();
    house.driver.gate = Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const seen = await house.tables.look(table, null, 'spectator');
    expect(seen).toMatchObject({ ok: true, value: { here: { spectators: 0 } } });
    expect(house.app.streams.count).toBe(0);
  });

  it('are refused beyond the limits, of one address and in all, and free again afterwards', async () => {
    const table = await startTable([ana, bo]);
    const sockets = Array.from({ length: 9 }, () => open(table));
    await until(() => house.app.streams.count === 5);
    expect((await fetch(`${house.base}/api/tables/${table}/stream`)).status).toBe(429);
    for (const socket of sockets) socket.destroy();
    await until(() => house.app.streams.count === 0);
    expect((await fetch(`${house.base}/api/tables/${table}/stream?once=1`)).status).toBe(200);
  });
});
