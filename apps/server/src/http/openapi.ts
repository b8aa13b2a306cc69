import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROUTES, type RouteName } from '@santiago/protocol';
import { CONTRACT, refusal, tableEvent } from '@santiago/protocol/schemas';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { breathe } from '@santiago/table/server/breathe.ts';
import { onServer } from '../games.ts';
import type { Guards } from './guards.ts';
import { formOf, PageFile } from './page-file.ts';
import { ABOUTS } from './abouts.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

/** The views and offers of the games, under the names that the document gives them. */
const GAME_PARTS: readonly (readonly [name: string, part: 'view' | 'offer', schema: z.ZodType])[] = [
  ...onServer,
].flatMap(([game, { schemas }]) => [
  [`${game}View`, 'view', schemas.view] as const,
  [`${game}Offer`, 'offer', schemas.offer] as const,
]);

const oneOfParts = (part: 'view' | 'offer'): Json => ({
  anyOf: [
    ...GAME_PARTS.filter((each) => each[1] === part).map(([name]) => ({
      $ref: `#/components/schemas/${name}`,
    })),
    { type: 'null' },
  ],
});

/** The protocol knows no game: where it allows anything, the document says what it is. */
const withGames = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(withGames);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]: [string, unknown]) => {
      const isAny = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
      return [name, isAny && (name === 'view' || name === 'offer') ? oneOfParts(name) : withGames(value)];
    }),
  );
};

/** Every status that a refusal can have. */
const STATUSES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  401: 'Choose a name first.',
  403: 'Not yours to do.',
  404: 'Not there.',
  409: 'Refused by the rules or by the state of the table.',
  410: 'Used up.',
  413: 'The request is too large.',
  429: 'Too many requests; wait a second.',
  500: 'A bug of the server.',
  503: 'Not right now: try again with the same key.',
};

const refused = (): Json =>
  Object.fromEntries(
    Object.entries(STATUSES).map(([status, description]) => [
      status,
      { description, ...content('application/json', { $ref: '#/components/schemas/refusal' }) },
    ]),
  );

const content = (type: string, schema: Json): Json => ({ content: { [type]: { schema } } });

const operation = (route: RouteName): Json => {
  const { method, path } = ROUTES[route];
  const about = ABOUTS[route];
  const input = schemaOf(CONTRACT[route].input, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const { properties = {}, required = [] } = input;
  const inPath = (name: string): boolean => path.includes(`:${name}`);
  const inBody = method === 'POST' || method === 'PUT';
  const parameters = Object.entries(properties)
    .filter(([name]) => inPath(name) || !inBody)
    .map(([name, schema]) => ({
      name,
      in: inPath(name) ? 'path' : 'query',
      required: required.includes(name),
      schema,
    }));
  const body = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath(name)));
  const media =
    route === 'stream'
      ? 'text/event-stream'
      : route === 'file'
        ? 'text/plain; charset=utf-8'
        : 'application/json';
  const reply = route === 'stream' ? tableEvent : CONTRACT[route].reply;
  return {
    operationId: route,
    summary: about,
    parameters,
    ...(inBody
      ? {
          requestBody: {
            required: true,
            ...content('application/json', {
              type: 'object',
              properties: body,
              required: required.filter((name) => !inPath(name)),
              additionalProperties: false,
            }),
          },
        }
      : {}),
    responses: {
      200: { description: 'Done.', ...content(media, withGames(schemaOf(reply, 'output')) as Json) },
      ...refused(),
    },
  };
};

/** Made in pieces, a route at a time: altogether it takes a twentieth of a second. */
const makeDocument = async (): Promise<Json> => {
  const paths: Record<string, Json> = {};
  for (const route of Object.keys(ROUTES) as RouteName[]) {
    await breathe();
    const path = ROUTES[route].path.replaceAll(/:([a-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [ROUTES[route].method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Santiago', version: '1', description: 'Tables online. See docs/api.md.' },
    components: {
      schemas: {
        refusal: schemaOf(refusal, 'output'),
        ...Object.fromEntries(GAME_PARTS.map(([name, , schema]) => [name, schemaOf(schema, 'output')])),
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'santiago' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ cookie: [] }, { token: [] }, {}],
    paths,
  };
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** The highest ones take ten times as long for a tenth less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const makeFile = async (): Promise<PageFile> => {
  const text = Buffer.from(JSON.stringify(await makeDocument()));
  return new PageFile('openapi.json', [
    formOf('br', await brotli(text, QUALITY)),
    formOf('gzip', await zip(text)),
    formOf('identity', text),
  ]);
};

let made: Promise<PageFile> | null = null;

/** The OpenAPI document, made once from the same tables that the server uses. */
export const openApiFile = async (): Promise<PageFile> => (made ??= makeFile());

/** Where the server describes its interface. */
export const description: FastifyPluginAsync<{ readonly guards: Guards }> = async (http, { guards }) => {
  http.addHook('onRequest', (request, reply, done) => guards.check(request, reply, done));
  http.get('/api/openapi.json', async (request, reply) => (await openApiFile()).send(request, reply));
};
