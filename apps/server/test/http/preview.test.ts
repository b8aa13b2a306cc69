import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { GAMES } from '@santiago/games/programs';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guards } from '../../src/http/guards.ts';
import type { House } from '../../src/http/house.ts';
import { preview } from '../../src/http/preview.ts';
import { previewOf } from '../../src/games.ts';
import { encodePng } from '@santiago/table/server/preview/png.ts';
import type { Server } from '../../src/server.ts';
import { act, type Guest, newGuest, quickConfig, startHere, startTable } from '../house.ts';
import { openSmall } from '../small.ts';

const INDEX = `<!doctype html><html><head><title>Santiago</title>
    <script type="module" src="./assets/a.js"></script><link href="./icon.svg" rel="icon" />
  </head><body></body></html>`;

let folder: string;
let server: Server;
let base: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'santiago-preview-'));
  const web = path.join(folder, 'web');
  mkdirSync(web);
  writeFileSync(path.join(web, 'index.html'), INDEX);
  server = await startHere(quickConfig(folder), web);
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const tableOf = async (host: Guest, game = 'canals', seats = 4): Promise<string> => {
  const plan = Array.from({ length: seats }, (_, index) => ({ kind: index === 0 ? 'me' : 'open' }) as const);
  const { table } = await host.api.call('create', { game, seats: plan });
  await host.api.call('sit', { table, share: '0'.repeat(32) });
  return table;
};

const pageOf = async (table: string, query = ''): Promise<string> =>
  (await fetch(`${base}/t/${table}${query}`)).text();

const tag = (html: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)" />`).exec(html)?.[1];

/** Width, height and unpacked pixels of a PNG file whose sums are right. */
const readPng = (file: Buffer): { width: number; height: number; rows: Buffer } => {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  const kinds: string[] = [];
  let rows = Buffer.alloc(0);
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const kind = file.subarray(at + 4, at + 8).toString();
    kinds.push(kind);
    if (kind === 'IDAT') rows = inflateSync(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  expect(kinds).toEqual(['IHDR', 'IDAT', 'IEND']);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), rows };
};

describe('the link to a table', () => {
  it('has a preview with who invites to what, who is there, and a picture', async () => {
    const ana = await newGuest(base, 'Ana');
    const table = await tableOf(ana);
    const html = await pageOf(table);
    expect(tag(html, 'og:title')).toBe('Ana invites you to play Canals');
    expect(tag(html, 'og:description')).toBe(
      '4 players · about 40 minutes · no time limit. Already at the table: Ana.',
    );
    expect(tag(html, 'og:url')).toBe(`${base}/t/${table}`);
    expect(html).toContain('src="../assets/a.js"');
    expect(html).toContain('href="../icon.svg"');
    const response = await fetch(tag(html, 'og:image')!);
    expect(response.headers.get('content-type')).toBe('image/png');
    const { width, height, rows } = readPng(Buffer.from(await response.arrayBuffer()));
    expect([width, height]).toEqual([1200, 630]);
    expect(rows).toHaveLength(height * (3 * width + 1));
    expect(tag(await pageOf(table, '?l=de'), 'og:title')).toBe('Ana lädt dich ein: Kanäle');
    expect(tag(await pageOf(table, '?l=fr'), 'og:title')).toBe('Ana vous invite\u00A0: Canaux');
    expect(tag(await pageOf(table, '?l=xx'), 'og:title')).toBe('Ana invites you to play Canals');
  });

  it('shows hostile names as text', async () => {
    for (const name of ['"><script>x()</script>', "'><img src=x>", '$& $1 $`']) {
      const host = await newGuest(base, name.slice(0, 24));
      const html = await pageOf(await tableOf(host));
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html).not.toContain('<img');
      expect(html.match(/<\/head>/g)).toHaveLength(1);
      const shown = tag(html, 'og:title')!
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
      expect(shown).toBe(`${host.name} invites you to play Canals`);
    }
  });

  it('holds nothing that a spectator does not know', async () => {
    const [ana, bo] = [await newGuest(base, 'Ana'), await newGuest(base, 'Bo')];
    const table = await startTable([ana, bo], { options: { overseer: 'p1', spring: 'C2' } });
    const seen = async () => {
      const html = await pageOf(table);
      const picture = await fetch(tag(html, 'og:image')!);
      return [html.replaceAll(/\?n=\d+/g, ''), Buffer.from(await picture.arrayBuffer()).toString('base64')];
    };
    await act(ana, table, 'p1', 'dig C2-C3');
    const before = await seen();
    // [C40] A bid that nobody else may know changes nothing.
    await act(ana, table, 'p1', 'bid 3');
    expect(await seen()).toEqual(before);
    const { info } = await ana.api.call('table', { table });
    expect(before.join()).not.toContain(info.commit);
    expect(tag(before[0]!, 'og:description')).toContain('The match is in progress.');
  });

  it('of a table that does not exist is the page without a preview or a picture', async () => {
    for (const table of ['a'.repeat(16), '../etc', 'x']) {
      const response = await fetch(`${base}/t/${encodeURIComponent(table)}`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('og:');
    }
    expect((await fetch(`${base}/t/${'a'.repeat(16)}/picture.png`)).status).toBe(404);
  });

  it('says where it is by the host that was asked for, and by a scheme only from a proxy', async () => {
    const ana = await newGuest(base, 'Ana');
    const table = await tableOf(ana);
    const behind = await startHere(
      quickConfig(path.join(folder, 'proxied'), { TRUST_PROXY: 'on' }),
      path.join(folder, 'web'),
    );
    const host = await newGuest(`http://127.0.0.1:${behind.port}`, 'Ana');
    const proxied = await tableOf(host);
    const urlAt = async (at: Server, id: string, proto: string): Promise<string | undefined> => {
      const headers = {
        host: 'santiago.example:8443',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': proto,
      };
      const { body } = await at.app.http.inject({ url: `/t/${id}`, headers });
      expect(body).not.toContain('evil');
      return tag(body, 'og:url')?.replace(id, 'TABLE');
    };
    expect(await urlAt(server, table, 'https')).toBe('http://santiago.example:8443/t/TABLE');
    expect(await urlAt(behind, proxied, 'https')).toBe('https://santiago.example:8443/t/TABLE');
    // What a stranger wrote is further left than what the proxy added.
    expect(await urlAt(behind, proxied, 'evil, http')).toBe('http://santiago.example:8443/t/TABLE');
    expect(await urlAt(behind, proxied, 'evil')).toBe('http://santiago.example:8443/t/TABLE');
    await behind.stop();
  });

  it('draws eight pictures at once, and of them three for one address', async () => {
    const small = await openSmall();
    const ana = await newGuest(small.base, 'Ana');
    // A clock that stands still: no second passes in which another picture may be drawn.
    const house = { tables: small.tables, now: () => 0 } as unknown as House;
    const guards = { check: (_request, _reply, done) => done() } as Guards;
    const http = fastify();
    await http.register(preview, { context: { house, web: path.join(folder, 'web') }, guards });
    const draw = async (remoteAddress: string): Promise<number> => {
      const table = await tableOf(ana, 'cards', 2);
      return (await http.inject({ url: `/t/${table}/picture.png`, remoteAddress })).statusCode;
    };
    const greedy: number[] = [];
    for (let count = 0; count < 5; count++) greedy.push(await draw('2001:db8::1'));
    expect(greedy).toEqual([200, 200, 200, 429, 429]);
    expect(await draw('2001:db8::2'), 'of the same network').toBe(429);
    const others: number[] = [];
    for (let count = 1; count <= 6; count++) others.push(await draw(`192.0.2.${count}`));
    expect(others).toEqual([200, 200, 200, 200, 200, 503]);
    await http.close();
    await small.stop();
  });
});

describe('a PNG file', () => {
  it('has the pixels it was made from', async () => {
    const data = Uint8Array.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 8, 7]);
    const { rows } = readPng(await encodePng({ width: 2, height: 2, data }));
    expect([...rows]).toEqual([0, ...data.slice(0, 6), 0, ...data.slice(6)]);
  });
});

it('every game has a preview; one that has just begun, without a review, may wait', () => {
  const names = GAMES.filter(({ judge }) => judge !== null).map(({ game }) => game.name);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => previewOf(name) === null)).toEqual([]);
});
