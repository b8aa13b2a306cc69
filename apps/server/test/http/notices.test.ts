import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPublicAddress } from '../../src/notices.ts';
import { act, newGuest, openHouse, refusalOf, startTable, type TestHouse, until } from '../house.ts';

/** A push service on loopback. */
let service: Server;
let origin: string;
let house: TestHouse;
const received: IncomingMessage[] = [];
let status = 201;
beforeAll(async () => {
  service = createServer((request, response) => {
    received.push(request);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const address = service.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
  house = await openHouse({ PUSH_ALLOW: origin });
});
afterAll(async () => {
  await house.stop();
  service.close();
});

it('calls those who are not looking when it is their turn, signed, and stops where nobody is', async () => {
  const [ana, bo, cy] = await Promise.all(
    ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)),
  );
  const { key } = await ana!.api.call('pushKey', {});
  for (const guest of [bo!, cy!]) await guest.api.call('subscribe', { endpoint: `${origin}/${guest.name}` });
  const table = await startTable([ana!, bo!, cy!], { clock: { kind: 'days', days: 1 } });
  await until(() => received.length === 1);
  const [first] = received;
  expect(first!.url).toBe('/Bo');
  expect(first!.headers).toMatchObject({ topic: table, ttl: '86400', 'content-length': '0' });
  const [, ticket, sender] = /^vapid t=(.+), k=(.+)$/.exec(first!.headers.authorization!)!;
  expect(sender).toBe(key);
  const [head, body, signature] = ticket!.split('.') as [string, string, string];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${body}`);
  expect(
    verify(
      'sha256',
      signed,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({ aud: origin });

  await cy!.api.call('notices', { table, wanted: false });
  expect((await cy!.api.call('table', { table })).you.notices).toBe(false);
  await act(bo!, table, 'p2', 'bid 1');
  await cy!.api.call('notices', { table, wanted: true });
  status = 410;
  await act(cy!, table, 'p3', 'bid 3');
  // The highest bidder plants first, and his page is gone.
  await act(ana!, table, 'p1', 'bid 2');
  await until(() => received.length > 1);
  expect(received.slice(1).map((each) => each.url)).toEqual(['/Cy']);
  await until(async () => !JSON.stringify(await cy!.api.call('exportMe', {})).includes(`${origin}/Cy`));
});

it('calls those for whom a seat is kept in a rematch, as they wished at the table before', async () => {
  const [ana, bo, cy] = await Promise.all(
    ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)),
  );
  status = 201;
  for (const guest of [bo!, cy!])
    await guest.api.call('subscribe', { endpoint: `${origin}/again-${guest.name}` });
  const table = await startTable([ana!, bo!, cy!]);
  await cy!.api.call('notices', { table, wanted: true });
  await ana!.api.call('abandon', { table });
  const before = received.length;
  const again = await ana!.api.call('rematch', { table });
  await until(() => received.length > before);
  expect(received.slice(before).map(({ url, headers }) => [url, headers['topic']])).toEqual([
    ['/again-Cy', again.table],
  ]);
});

it('goes to https on the open internet only', async () => {
  const ana = await newGuest(house.base, 'Ana');
  const refused = [
    'http://example.org/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.1.2.3/',
    'https://user@10.0.0.1/',
  ];
  for (const endpoint of refused) {
    expect(await refusalOf(ana.api.call('subscribe', { endpoint }))).toBe('push-foreign');
  }
  expect(await refusalOf(ana.api.call('subscribe', { endpoint: 'nonsense' }))).toBe('malformed');
  const addresses = [
    '8.8.8.8',
    '2606:4700::1',
    '127.0.0.1',
    '192.168.1.1',
    '169.254.1.1',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ];
  expect(addresses.map(isPublicAddress)).toEqual([true, true, false, false, false, false, false, false]);
});
