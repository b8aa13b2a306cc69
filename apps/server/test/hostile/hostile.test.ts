import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { newKey } from '@santiago/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BARRED_MS, MOST_REQUESTS, MOST_WAITING } from '../../src/http/connections.ts';
import { act, type Guest, newGuest, Player, refusalOf, sit, startTable, until } from '../house.ts';
import { openSmall, type SmallHouse, stoppedClock } from '../small.ts';

/** The attacker has addresses of its own, as it would have. */
const ATTACKER = '127.0.0.2';
const ALLY = '127.0.0.3';
const PIPER = '127.0.0.4';
/** Requests a second; three times as many may come at once. */
const ADDRESS_RATE = 300;
const ADDRESS_STREAMS = 50;

let house: SmallHouse;
let ana: Guest;
let bo: Guest;
beforeAll(async () => {
  house = await openSmall({
    settings: {
      GUEST_RATE: String(ADDRESS_RATE),
      ADDRESS_RATE: String(ADDRESS_RATE),
      ADDRESS_STREAMS: String(ADDRESS_STREAMS),
    },
    // On a slow machine, too, nobody may ask more often than at once.
    now: stoppedClock(),
  });
  ana = await newGuest(house.base, 'Ana');
  bo = await newGuest(house.base, 'Bo');
});
afterAll(async () => house.stop());

interface Raw {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const attack = async (
  method: string,
  path: string,
  body: string | Buffer = '',
  headers: Record<string, string> = { 'content-type': 'application/json' },
  agent: Agent | false = false,
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const call = request(
      `${house.base}${path}`,
      {
        method,
        localAddress: ATTACKER,
        headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
        agent,
      },
      (response) => {
        let whole = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          whole += piece;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: whole, headers: response.headers }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });

const codeOf = ({ body }: Raw): string => (JSON.parse(body) as { code: string }).code;

describe('malformed requests', () => {
  it.each([
    ['a name of a megabyte', JSON.stringify({ name: 'x'.repeat(1_000_000) }), 'too-large'],
    ['a long name', JSON.stringify({ name: 'x'.repeat(200) }), 'malformed'],
    ['no name', '{}', 'malformed'],
    ['a name that turns the text around', JSON.stringify({ name: 'Ana\u202E' }), 'malformed'],
    ['a name with half a character', '{"name":"\\ud800"}', 'malformed'],
    ['control characters', JSON.stringify({ name: 'A\u0000na' }), 'malformed'],
    ['something else', '[]', 'malformed'],
    ['a number', '7', 'malformed'],
    ['half a document', '{"name":', 'malformed'],
    ['the prototype', '{"__proto__":{"name":"x"}}', 'malformed'],
    ['more than was asked for', '{"name":"Ana","admin":true}', 'malformed'],
    ['deep nesting', '['.repeat(15_000), 'malformed'],
  ])('%s', async (_, body, code) => {
    const answered = await attack('PUT', '/api/me', body);
    expect(codeOf(answered)).toBe(code);
    expect(answered.status).toBeLessThan(500);
  });

  it('broken UTF-8, other forms, other methods, long headers', async () => {
    const broken = Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.from([0xff, 0xfe, 0xc0]),
      Buffer.from('"}'),
    ]);
    expect((await attack('PUT', '/api/me', broken)).status).toBe(400);
    expect((await attack('PUT', '/api/me', 'name=Ana', { 'content-type': 'text/html' })).status).toBe(400);
    expect((await attack('PATCH', '/api/me', '{}')).status).toBe(404);
    expect((await attack('GET', '/api/me', '', { 'x-long': 'x'.repeat(20_000) })).status).toBe(431);
    expect((await attack('GET', `/api/tables/${'x'.repeat(3000)}`)).status).toBe(400);
    expect(codeOf(await attack('GET', '/api/tables/%00%ff'))).toBe('malformed');
    expect(codeOf(await attack('GET', '/api/tables/aaaaaaaaaaaaaaaa?as=p1&as=p2'))).toBe('malformed');
  });
});

describe('other people’s business', () => {
  it('cannot be guessed, seen as they see it, or done in their name', async () => {
    const table = await startTable([ana, bo]);
    const eve = await newGuest(house.base, 'Eve');
    expect(codeOf(await attack('GET', '/api/tables/aaaaaaaaaaaaaaaa'))).toBe('no-table');
    for (const as of ['p1', 'p2', 'p3', 'p5'] as const) {
      expect(await refusalOf(eve.api.call('table', { table, as }))).toBe('not-your-seat');
      const answered = await attack('GET', `/api/tables/${table}/stream?as=${as}`);
      expect(codeOf(answered)).toBe('not-your-seat');
    }
    const { info } = await eve.api.call('table', { table });
    const input = { table, seat: 'p1', decision: info.turn.p1!, action: 'pass', key: newKey() } as const;
    expect(await refusalOf(eve.api.call('act', input))).toBe('not-your-seat');
    expect(await refusalOf(bo.api.call('act', input))).toBe('not-your-seat');
    for (const command of ['leave', 'undo', 'back'] as const) {
      expect(await refusalOf(eve.api.call(command, { table, seat: 'p1' }))).toMatch(/^not-/);
    }
    expect(await refusalOf(eve.api.call('hand', { table, seat: 'p1', bot: 'random' }))).toBe('not-host');
    expect(await refusalOf(eve.api.call('abandon', { table }))).toBe('not-host');
    expect(await refusalOf(eve.api.call('carrySeat', { table, seat: 'p1' }))).toBe('not-your-seat');
    expect(await refusalOf(sit(eve, table))).toBe('table-full');
    expect(await refusalOf(eve.api.call('file', { table }))).toBe('not-over');
    const seenByEve = JSON.stringify(await eve.api.call('table', { table }));
    expect(seenByEve).not.toContain(ana.jar.cookie!.split('=')[1]!);
  });

  it('is not reached from another site, or with a secret that is not one', async () => {
    const cookie = ana.jar.cookie!;
    const json = { 'content-type': 'application/json', cookie };
    expect(
      codeOf(await attack('PUT', '/api/me', '{"name":"Eve"}', { ...json, origin: 'https://evil.example' })),
    ).toBe('foreign-origin');
    expect(codeOf(await attack('PUT', '/api/me', '{"name":"Eve"}', { ...json, origin: 'null' }))).toBe(
      'foreign-origin',
    );
    const wrong = await attack('GET', '/api/me/tables', '', { authorization: `Bearer ${'A'.repeat(43)}` });
    expect(codeOf(wrong)).toBe('not-guest');
    expect((await ana.api.call('me', {})).name).toBe('Ana');
  });

  it('is sent with headers that protect it', async () => {
    const { headers } = await attack('PUT', '/api/me', '{"name":"Eve"}');
    const cookie = String(headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    const page = await attack('GET', '/nowhere');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect((await attack('GET', '/metrics', '', { 'x-forwarded-for': '10.0.0.1' })).status).toBe(404);
  });
});

/** So many requests in one piece through one connection: the statuses of the replies until it ends. */
const pipe = async (path: string, requests: number): Promise<number[]> =>
  new Promise((resolve) => {
    const socket = connect({ port: house.port, host: '127.0.0.1', localAddress: PIPER });
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => (text += piece));
    // A connection that is cut may be reset.
    socket.on('error', () => undefined);
    socket.on('close', () =>
      resolve([...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code))),
    );
    const head = `GET ${path} HTTP/1.1\r\nHost: x\r\n`;
    socket.write(`${`${head}\r\n`.repeat(requests - 1)}${head}Connection: close\r\n\r\n`);
  });

/** Asks for a stream from another address of the attacker, which has not asked for anything yet; gives the status. */
const openStream = async (table: string, sockets: Socket[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port: house.port, host: '127.0.0.1', localAddress: ALLY });
    sockets.push(socket);
    socket.on('error', reject);
    socket.once('data', (piece: Buffer) => resolve(Number(piece.toString('latin1', 9, 12))));
    socket.write(`GET /api/tables/${table}/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
  });

describe('floods', () => {
  it('are refused, and others play on', async () => {
    const table = await startTable([ana, bo]);
    const page = new Player(bo, table, 'p2');
    const players = [new Player(ana, table, 'p1', 5), page];
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const flood = Array.from({ length: 3 * ADDRESS_RATE + 100 }, async () =>
      attack('GET', '/api/games', '', {}, agent),
    );
    const answered = await Promise.all(flood);
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200, 429]));
    for (const { status, headers } of answered)
      if (status === 429) expect(headers).toMatchObject({ connection: 'close', 'retry-after': '1' });
    agent.destroy();
    const sockets: Socket[] = [];
    const opened = await Promise.all(Array.from({ length: 400 }, async () => openStream(table, sockets)));
    expect(opened.filter((status) => status === 200)).toHaveLength(ADDRESS_STREAMS);
    expect(opened.filter((status) => status === 429)).toHaveLength(400 - ADDRESS_STREAMS);
    await Promise.all(players.map(async (player) => player.over));
    for (const player of players) expect(player.refused).toEqual([]);
    for (const socket of sockets) socket.destroy();
    await until(() => house.app.streams.count === 0);
  });

  it('in one pipe are cut off: of each connection a few requests wait, and others get their turn', async () => {
    const handled = vi.spyOn(house.tables, 'look');
    const path = `/api/tables/${await startTable([ana, bo])}`;
    handled.mockClear();
    expect(await pipe(path, MOST_WAITING)).toEqual(Array.from({ length: MOST_WAITING }, () => 200));
    expect(handled).toHaveBeenCalledTimes(MOST_WAITING);
    handled.mockClear();
    expect((await pipe(path, 2000)).length).toBeLessThanOrEqual(MOST_WAITING);
    expect(handled.mock.calls.length).toBeLessThanOrEqual(MOST_WAITING);
    // What the address sends over other connections is not even read for a while.
    handled.mockClear();
    expect(await Promise.all(Array.from({ length: 5 }, async () => pipe(path, 1)))).toEqual(
      Array.from({ length: 5 }, () => []),
    );
    expect(handled).not.toHaveBeenCalled();
    house.clock += BARRED_MS;
    expect(await pipe(path, 1)).toEqual([200]);
    handled.mockRestore();
    await until(() => house.app.inFlight() === 0);
  });

  it('one after the other go through one connection, and a connection ends some time', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<Socket>();
    for (let sent = 0; sent < MOST_REQUESTS + 5; sent++)
      await new Promise((resolve, reject) => {
        const call = request(`${house.base}/healthz`, { agent }, (response) =>
          response.resume().once('end', resolve),
        );
        call.once('socket', (socket) => sockets.add(socket)).once('error', reject);
        call.end();
      });
    agent.destroy();
    expect(sockets.size).toBe(2);
  });

  it('of a client that does not read are cut off, and others receive everything', async () => {
    const table = await startTable([ana, bo]);
    const deaf = connect({ port: house.port, host: '127.0.0.1', localAddress: ALLY });
    deaf.on('error', () => undefined);
    deaf.write(`GET /api/tables/${table}/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
    deaf.pause();
    await until(() => house.app.streams.count > 0);
    const page = new Player(bo, table, 'p2');
    page.plays = false;
    await act(ana, table, 'p1', 'pass').catch(() => undefined);
    await until(() => page.follower.head > 2);
    page.stop();
    deaf.destroy();
  });
});
