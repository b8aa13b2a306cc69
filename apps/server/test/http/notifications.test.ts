import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPublicAddress } from '../../src/public-addresses.ts';
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

it('notifies people who are not looking when it is their turn, signed, and stops where nobody is', async () => {
  const [ana, bo, cy] = await Promise.all(
    ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)),
  );
  const { key } = await ana!.api.call('pushKey', {});
  for (const guest of [bo!, cy!]) await guest.api.call('subscribe', { endpoint: `${origin}/${guest.name}` });
  const table = await startTable([ana!, bo!, cy!], { clock: { kind: 'days', days: 1 } });
  await until(() => received.length === 1);
  const [first] = received;
  expect(first!.url).toBe('/Bo');
  expect(first!.headers).toMatchObject({ ttl: '86400', 'content-length': '0' });
  // A push service learns nothing that lets it in.
  expect(first!.headers['topic']).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(JSON.stringify([first!.headers, first!.url])).not.toContain(table);
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
  // The highest bidder plants first, and that page is gone.
  await act(ana!, table, 'p1', 'bid 2');
  await until(() => received.length > 1);
  expect(received.slice(1).map((each) => each.url)).toEqual(['/Cy']);
  await until(async () => !JSON.stringify(await cy!.api.call('exportMe', {})).includes(`${origin}/Cy`));
});

it('notifies people for whom a rematch reserves a seat, as they chose at the table before', async () => {
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
  const [called] = received.slice(before);
  expect(called!.url).toBe('/again-Cy');
  expect(called!.headers['topic']).not.toContain(again.table);
});

it('goes only to https on the public internet', async () => {
  const ana = await newGuest(house.base, 'Ana');
  const refused = [
    'http://example.org/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.1.2.3/',
    'https://user@10.0.0.1/',
    'https://8.8.8.8:8443/x',
    'https://8.8.8.8:80/x',
    'https://169.254.169.254/latest',
    'https://[2002:a00:1::1]/x',
  ];
  for (const endpoint of refused) {
    expect(await refusalOf(ana.api.call('subscribe', { endpoint }))).toBe('push-foreign');
  }
  expect(await refusalOf(ana.api.call('subscribe', { endpoint: 'nonsense' }))).toBe('malformed');
});

it('keeps the newest endpoints of one person, and no more than ten', async () => {
  const ana = await newGuest(house.base, 'Ana');
  for (let device = 0; device < 14; device++)
    await ana.api.call('subscribe', { endpoint: `${origin}/device-${device}` });
  const { pushes } = (await ana.api.call('exportMe', {})) as { pushes: { endpoint: string }[] };
  expect(pushes).toHaveLength(10);
  expect(pushes.map(({ endpoint }) => endpoint)).toContain(`${origin}/device-13`);
});

it.each([
  ['8.8.8.8', true],
  ['100.63.255.255', true],
  ['172.32.0.1', true],
  ['2606:4700::1', true],
  ['2a00:1450::1', true],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.0.0.8', false],
  ['192.0.2.1', false],
  ['192.88.99.1', false],
  ['192.168.1.1', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::1', false],
  ['64:ff9b:1::1', false],
  ['100::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:a00:1::1', false],
  ['3fff::1', false],
  ['5f00::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['nonsense', false],
])('%s is on the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
