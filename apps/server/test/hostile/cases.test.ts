import { connect } from 'node:net';
import { client, ROUTES, type RouteName } from '@santiago/protocol';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf, Quota } from '../../src/http/limits.ts';
import { addressesOf } from '../../src/serve.ts';
import { browserFetch, type Guest, startTable } from '../house.ts';
import { openSmall, type SmallHouse, stoppedClock } from '../small.ts';

/** Requests of strangers, as a table of cases. All go to one server, without a network. */

const NOBODY = 'aaaaaaaaaaaaaaaa';
const NAMES = Object.keys(ROUTES) as RouteName[];

let house: SmallHouse;
let table: string;
beforeAll(async () => {
  // No second passes in which an address may ask once more.
  house = await openSmall({ settings: { ADDRESS_RATE: '1', TRUST_PROXY: 'on' }, now: stoppedClock() });
  // Each guest through the proxy from an address of their own, with no more requests than that may send.
  const guests = await Promise.all(['Ana', 'Bo'].map(async (name) => guestFrom(anotherAddress(), name)));
  table = await startTable(guests);
});
afterAll(async () => house.stop());

const guestFrom = async (address: string, name: string): Promise<Guest> => {
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

interface Answer {
  readonly status: number;
  readonly code: string | null;
  readonly body: string;
}

const ask = async (options: InjectOptions): Promise<Answer> => {
  const answered = await house.app.http.inject({ remoteAddress: anotherAddress(), ...options });
  let code: string | null = null;
  try {
    code = (JSON.parse(answered.body) as { code?: string }).code ?? null;
  } catch {
    // An answer that is no JSON has no code.
  }
  return { status: answered.statusCode, code, body: answered.body };
};

let addresses = 0;
const anotherAddress = (): string => `10.${++addresses >> 8}.${addresses & 255}.1`;

/** An address may ask three times: then it is refused. */
const exhaust = async (from: InjectOptions, what: InjectOptions): Promise<void> => {
  const statuses: number[] = [];
  while (statuses.length < 4) statuses.push((await ask({ ...from, ...what })).status);
  expect(statuses.at(-1)).toBe(429);
};

const json = (body: unknown): Pick<InjectOptions, 'payload' | 'headers'> => ({
  payload: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

const pathOf = (route: RouteName, id = NOBODY): string => ROUTES[route].path.replaceAll(/:([a-z]+)/g, id);

/** Other spellings of one path. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  encoded: (path) => path.replace('/api/', '/%61pi/'),
  'encoded throughout': (path) =>
    path.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'doubled slash': (path) => `/${path}`,
  'upper case': (path) => path.toUpperCase(),
  'dot segment': (path) => path.replace('/api/', '/api/./'),
  'climbing segment': (path) => `/x/..${path}`,
};

const spelled = NAMES.flatMap((route) => Object.keys(SPELLINGS).map((spelling) => ({ route, spelling })));

describe('a path in another spelling is guarded like itself, or leads nowhere', () => {
  it.each(spelled)('$route, $spelling', async ({ route, spelling }) => {
    const { method } = ROUTES[route];
    const url = SPELLINGS[spelling]!(pathOf(route));
    const headers = { origin: 'https://evil.example' };
    const foreign = await ask({ method, url, headers, remoteAddress: anotherAddress() });
    if (method === 'GET') expect([200, 400, 401, 404]).toContain(foreign.status);
    else expect(foreign.code).toBe('foreign-origin');
    await exhaust({ remoteAddress: '203.0.113.77' }, { method, url });
  });
});

it('asking whether the server is ready is limited too; whether it is alive is not', async () => {
  await exhaust({ remoteAddress: '203.0.113.78' }, { url: '/readyz' });
  for (let times = 0; times < 5; times++)
    expect((await ask({ url: '/healthz', remoteAddress: '203.0.113.78' })).status).toBe(200);
});

describe('an address counts as what it is, whatever a client says', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
    ['', ''],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('reads the proxy’s header from the right, so that a forged part has no effect', async () => {
    const url = '/api/me';
    for (let forged = 0; forged < 20; forged++)
      await exhaust({ headers: { 'x-forwarded-for': `10.0.0.${forged}, 198.51.100.9` } }, { url });
    const other = await ask({ url, headers: { 'x-forwarded-for': '198.51.100.10' } });
    expect(other.status).toBe(200);
  });

  it('counts the addresses of one network together', async () => {
    const url = '/api/me';
    for (let host = 1; host < 20; host++)
      await exhaust({ remoteAddress: `2001:db8::${host.toString(16)}` }, { url });
    expect((await ask({ url, remoteAddress: '2001:db8:1::1' })).status).toBe(200);
  });

  it('limits places by name and in total, and takes each back once', () => {
    const quota = new Quota(3, 2);
    const [one, two] = [quota.take('a'), quota.take('a')];
    expect(quota.take('a')).toBeNull();
    const three = quota.take('b');
    expect(quota.take('c')).toBeNull();
    one!();
    one!();
    expect(quota.count).toBe(2);
    two!();
    three!();
    expect(quota.count).toBe(0);
    expect(quota.take('a')).not.toBeNull();
  });
});

describe('requests are exactly what they seem', () => {
  const posts = NAMES.filter(
    (route) => ROUTES[route].path.includes(':table') && ROUTES[route].method !== 'GET',
  );

  it.each(posts)('%s: a table in the body does not take the place of the one in the path', async (route) => {
    const url = pathOf(route, table);
    const answered = await ask({ method: ROUTES[route].method, url, ...json({ table: NOBODY }) });
    expect(answered).toMatchObject({ status: 400, code: 'malformed' });
  });

  it.each(NAMES)('%s: unknown parameters are refused', async (route) => {
    const { method } = ROUTES[route];
    const inBody = method === 'POST' || method === 'PUT';
    const url = `${pathOf(route, table)}${inBody ? '' : '?admin=true'}`;
    const answered = await ask({ method, url, ...(inBody ? json({ admin: true }) : {}) });
    expect(answered).toMatchObject({ status: 400, code: 'malformed' });
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a joiner', '\u200D'],
    ['joiners around nothing', '\u200C\u200D'],
    ['a Hangul filler', '\u3164'],
    ['a half-width filler', '\uFFA0'],
    ['jamo fillers', '\u115F\u1160'],
    ['a blank of Braille', '\u2800'],
    ['a selector of variants', '\uFE0F'],
    ['a mark on nothing', '\u0301'],
    ['a mark that joins graphemes', '\u034F'],
    ['a vowel separator', '\u180E'],
    ['a zero-width space', 'A\u200Bna'],
    ['a soft hyphen', 'A\u00ADna'],
    ['a turn of direction', 'Ana\u202E'],
    ['an isolate', 'Ana\u2066'],
    ['tags', 'Ana\u{E0041}'],
    ['a filler beside letters', 'Ana\u3164'],
    ['a heap of marks', `A${'\u0301'.repeat(20)}`],
    ['a private character', 'Ana\uE000'],
    ['half a pair', 'Ana\uD800'],
    ['a joiner at the end', 'Ana\u200D'],
    ['a joiner at the start', '\u200DAna'],
  ])('a name of %s is no name', async (_, name) => {
    expect(await ask({ method: 'PUT', url: '/api/me', ...json({ name }) })).toMatchObject({
      status: 400,
      code: 'malformed',
    });
  });

  it.each([
    'Ana',
    'José',
    'Jose\u0301',
    '안나',
    'नमस्ते',
    'علي',
    'می\u200Cخواهم',
    '👩\u200D🚀',
    '❤️',
    'O’Neill',
    '李',
  ])('“%s” is a name', async (name) => {
    expect(await ask({ method: 'PUT', url: '/api/me', ...json({ name }) })).toMatchObject({ status: 200 });
  });

  it.each(NAMES.filter((route) => ROUTES[route].method === 'GET'))('%s: HEAD has no body', async (route) => {
    const socket = connect(house.port, '127.0.0.1');
    socket.write(
      `HEAD ${pathOf(route, table)} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${anotherAddress()}\r\nConnection: close\r\n\r\n`,
    );
    let whole = '';
    for await (const piece of socket) whole += String(piece);
    const [head, body] = whole.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 [24]/);
    expect(body).toBe('');
  });
});

describe('a server says where it can be found, and nowhere else', () => {
  it.each([
    ['127.0.0.1', ['http://localhost:80/']],
    ['::1', ['http://localhost:80/']],
    ['10.1.2.3', ['http://10.1.2.3:80/']],
    ['fd00::1', ['http://[fd00::1]:80/']],
  ])('%s', (host, addresses) => expect(addressesOf(host, 80)).toEqual(addresses));

  it('on all its addresses', () => expect(addressesOf('0.0.0.0', 80)[0]).toBe('http://localhost:80/'));
});
