import type { Refusal } from '@santiago/kernel';
import type { FastifyReply } from 'fastify';
import type { ServerCode } from '../refusals.ts';
import { DATA_HEADERS } from './headers.ts';

const STATUS: Partial<Record<string, number>> = {
  'no-table': 404,
  'not-found': 404,
  'no-token': 404,
  'no-passkey': 404,
  'no-invitation': 404,
  'no-block': 404,
  'not-guest': 401,
  'not-your-seat': 403,
  'not-host': 403,
  'not-at-table': 403,
  'seat-kept': 403,
  'not-invited': 403,
  'foreign-origin': 403,
  'talk-off': 403,
  'talk-muted': 403,
  'not-for-bots': 403,
  'passkey-refused': 403,
  'carry-used': 410,
  malformed: 400,
  'too-large': 413,
  'too-many-requests': 429,
  'too-many-streams': 429,
  'too-much-stored': 429,
  'day-wait': 429,
  failed: 500,
  storage: 503,
  busy: 503,
  stopping: 503,
} satisfies Partial<Record<ServerCode, number>>;

/** A refusal of the game, or of the state the table is in. */
const REFUSED = 409;
const TOO_MANY = 429;

export const statusOf = (code: string): number => STATUS[code] ?? REFUSED;

export const sendRefusal = async (reply: FastifyReply, refusal: Refusal, now?: unknown): Promise<void> => {
  // Who asks too much gets no connection to ask on.
  if (statusOf(refusal.code) === TOO_MANY)
    reply.header('connection', 'close').header('retry-after', String(refusal.details['seconds'] ?? 1));
  await reply
    .code(statusOf(refusal.code))
    .headers(DATA_HEADERS)
    .type('application/json')
    .send(JSON.stringify(now === undefined ? refusal : { ...refusal, now }));
};

/** A reply is sent directly: there is nothing left for the framework to do. */
export const sendJson = (reply: FastifyReply, text: string): void => {
  reply.hijack();
  const length = Buffer.byteLength(text);
  reply.raw.writeHead(200, {
    ...DATA_HEADERS,
    'content-type': 'application/json',
    'content-length': length,
  });
  reply.raw.end(text);
};
