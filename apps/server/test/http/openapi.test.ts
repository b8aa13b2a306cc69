import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@santiago/games/programs';
import {
  fairDraws,
  FastRandom,
  makeSetup,
  nextRow,
  owingSeats,
  seatIndex,
  seatsOf,
  type Viewer,
  whoIndex,
} from '@santiago/kernel';
import { ROUTES, type RouteName } from '@santiago/protocol';
import { CONTRACT } from '@santiago/protocol/schemas';
import { inFull } from '@santiago/kernel/laws';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SETTINGS } from '../../src/config.ts';
import { games, onServer } from '../../src/games.ts';
import { ABOUTS } from '../../src/http/abouts.ts';
import { statusOf } from '../../src/http/reply.ts';
import { REFUSALS } from '../../src/refusals.ts';
import { newGuest, openHouse, type TestHouse } from '../house.ts';

const doc = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url)), 'utf8');

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.stop());

interface Document {
  readonly paths: Record<
    string,
    Record<string, { operationId: string; requestBody?: unknown; parameters: unknown[] }>
  >;
}

describe('the documents', () => {
  it('OpenAPI is sent as it was made at the start: compressed, and not again to who has it', async () => {
    const get = async (headers: Readonly<Record<string, string>>): Promise<Response> =>
      fetch(`${house.base}/api/openapi.json`, { headers });
    const plain = await get({ 'accept-encoding': 'identity' });
    const length = Number(plain.headers.get('content-length'));
    const stringify = vi.spyOn(JSON, 'stringify');
    const packed = await get({ 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(length / 10);
    expect(await packed.json()).toEqual(await plain.json());
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': packed.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(stringify.mock.results.filter(({ value }) => String(value).length > 10_000)).toEqual([]);
    stringify.mockRestore();
  });

  it('OpenAPI names every route that the server has, and no other', async () => {
    const { paths } = (await (await fetch(`${house.base}/api/openapi.json`)).json()) as Document;
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [
        operationId,
        `${method.toUpperCase()} ${path}`,
      ]),
    );
    const routes = Object.entries(ROUTES).map(([name, { method, path }]) => [
      name,
      `${method} ${path.replaceAll(/:([a-z]+)/g, '{$1}')}`,
    ]);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(routes));
    for (const { method, path } of Object.values(ROUTES)) {
      const url = `${house.base}${path.replace(':table', 'aaaaaaaaaaaaaaaa')}`;
      const answered = await fetch(url, { method, headers: { connection: 'close' } });
      const { code } = (await answered.json()) as { code?: string };
      expect(`${method} ${path} ${code}`).not.toContain('not-found');
    }
  });

  it('docs/api.md names every route, and every refusal of the server', () => {
    const text = doc('api.md');
    for (const name of Object.keys(ROUTES) as RouteName[]) {
      const { method, path } = ROUTES[name];
      expect(text, name).toContain(`| \`${name}\` | \`${method} ${path}\` | ${ABOUTS[name]} |`);
    }
    for (const code of Object.keys(REFUSALS)) expect(text).toContain(`\`${code}\``);
  });

  it('docs/hosting.md names every setting', () => {
    const text = doc('hosting.md');
    for (const setting of SETTINGS) expect(text).toContain(`| \`${setting}\` |`);
  });

  it('the samples for nginx pass on the host with its port, to which the server compares the origin', async () => {
    const [, sample = ''] = /^```\n(location [^]*?)^```/m.exec(doc('hosting.md')) ?? [];
    for (const text of [sample, doc('../deploy/nginx.conf')]) {
      const passedOn = [...text.matchAll(/proxy_set_header (\S+) (\S+);/g)].map(([, name, value]) => [
        name,
        value,
      ]);
      expect(Object.fromEntries(passedOn)).toMatchObject({
        Host: '$http_host',
        'X-Forwarded-For': '$remote_addr',
        'X-Forwarded-Proto': '$scheme',
      });
    }
    const enterBehind = async (host: string): Promise<number> =>
      (
        await house.server.app.http.inject({
          method: 'PUT',
          url: '/api/me',
          headers: { host, origin: 'https://santiago.example:8443' },
          payload: { name: 'Ana' },
        })
      ).statusCode;
    // What `$http_host` and `$host` are in nginx.
    expect(await enterBehind('santiago.example:8443')).toBe(200);
    expect(await enterBehind('santiago.example')).toBe(403);
  });

  it('answers have the form they are said to have', async () => {
    const ana = await newGuest(house.base, 'Ana');
    for (const route of ['games', 'me', 'myTables', 'tables', 'exportMe', 'carryMe'] as const) {
      const reply: unknown = await ana.api.call(route, {});
      expect(CONTRACT[route].reply.parse(reply)).toEqual(reply);
    }
  });
});

it('docs/api.md says which status each refusal has', () => {
  const rows = [...doc('api.md').matchAll(/^\| (\d{3}) \| [^|]+ \| (.*) \|$/gm)];
  const said = new Map(
    rows.flatMap(([, status, codes]) =>
      [...codes!.matchAll(/`([a-z-]+)`/g)].map(([, code]) => [code!, Number(status)] as const),
    ),
  );
  for (const code of Object.keys(REFUSALS))
    expect(`${code} ${statusOf(code)}`).toBe(`${code} ${said.get(code) ?? 409}`);
});

describe('views and offers', () => {
  const described = [...games.values()].filter(({ name }) => onServer.has(name));

  it('are described for every game; one that has just begun, without a review, may wait', () => {
    const names = GAMES.filter(({ judge }) => judge !== null).map(({ game }) => game.name);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !onServer.has(name))).toEqual([]);
  });

  it('are described in the document', async () => {
    const text = await (await fetch(`${house.base}/api/openapi.json`)).text();
    expect(text).not.toMatch(/"(view|offer)":\{\}/);
    const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
    expect(Object.keys(components.schemas).toSorted()).toEqual(
      ['refusal', ...described.flatMap(({ name }) => [`${name}Offer`, `${name}View`])].toSorted(),
    );
  });

  const setups = described.flatMap((game) =>
    Array.from({ length: game.setup.players.max - game.setup.players.min + 1 }, (_, more) => ({
      name: game.name,
      players: game.setup.players.min + more,
    })),
  );

  it.each(setups)('of $name with $players players are as described', ({ name, players }) => {
    const game = games.get(name)!;
    const { view, offer } = onServer.get(name)!.schemas;
    const setup = makeSetup(game.setup, { players, options: name === 'canals' ? { palms: 'on' } : {} });
    if (!setup.ok) throw new Error(setup.fault.text);
    const random = new FastRandom(players);
    const draws = fairDraws(new Uint8Array(32).fill(players));
    const state = game.start(setup.value);
    const eyes: readonly Viewer[] = ['spectator', ...seatsOf(players)];
    let chances = 0;
    for (let rows = 0; rows < 250 && game.owes(state) !== 0; rows++) {
      // One eye after the other, row by row; in full all of them at every row.
      for (const eye of inFull(eyes, [eyes[rows % eyes.length]!])) {
        const seen: unknown = game.view(state, eye);
        expect(view.parse(seen)).toEqual(seen);
      }
      const next = nextRow(game, state, draws, chances);
      if (next !== null) {
        if (next.who === '*') chances++;
        game.play(state, whoIndex(next.who), game.encode(next.action));
        continue;
      }
      const seat = owingSeats(game.owes(state), seatsOf(players))[0]!;
      const offered: unknown = game.offer(state, seatIndex(seat));
      expect(offer.parse(offered)).toEqual(offered);
      game.play(state, seatIndex(seat), game.sample(state, seatIndex(seat), random));
    }
  });
});
