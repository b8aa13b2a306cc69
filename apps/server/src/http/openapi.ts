import { ROUTES, type RouteName } from '@santiago/protocol';
import { CONTRACT, refusal, tableEvent } from '@santiago/protocol/schemas';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const content = (type: string, schema: Json): Json => ({ content: { [type]: { schema } } });

const operation = (route: RouteName): Json => {
  const { method, path, about } = ROUTES[route];
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
      200: { description: 'Done.', ...content(media, schemaOf(reply, 'output')) },
      default: { description: 'Refused.', ...content('application/json', schemaOf(refusal, 'output')) },
    },
  };
};

let made: Json | null = null;

/** The OpenAPI document, made from the same tables that the server runs on. */
export const openApi = (): Json => {
  if (made !== null) return made;
  const paths: Record<string, Json> = {};
  for (const route of Object.keys(ROUTES) as RouteName[]) {
    const path = ROUTES[route].path.replaceAll(/:([a-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [ROUTES[route].method.toLowerCase()]: operation(route) };
  }
  made = {
    openapi: '3.1.0',
    info: { title: 'Santiago', version: '1', description: 'Tables online. See docs/api.md.' },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'santiago' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ cookie: [] }, { token: [] }, {}],
    paths,
  };
  return made;
};
