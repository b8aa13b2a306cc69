import type { Refusal, Viewer } from '@santiago/kernel';
import { ROUTES } from '@santiago/protocol';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusals.ts';
import type { AppContext } from './context.ts';
import { callerOf } from './caller.ts';
import type { Caller, House } from './house.ts';
import { inputOf } from './input.ts';
import { sendJson, sendRefusal } from './reply.ts';
import type { RequestRoute } from './route.ts';
import { REQUEST_ROUTES } from './routes.ts';
import { StoredBytes } from './stored.ts';

type Handle = (
  house: House,
  caller: Caller,
  input: unknown,
) => ReturnType<(typeof REQUEST_ROUTES)[RequestRoute]['handle']>;

const bytesOf = (input: unknown): number => Buffer.byteLength(JSON.stringify(input));

/** A refusal that came too late contains what the seat sees now. */
const present = async (house: House, caller: Caller, input: unknown, refusal: Refusal): Promise<unknown> => {
  if (refusal.code !== 'decision-closed') return undefined;
  const { table, seat } = input as { table: string; seat: Viewer };
  const seen = await house.tables.look(table, caller.person, seat);
  return seen.ok ? seen.value : undefined;
};

/** Every route of the interface, except the two that send while they read: a request and its reply. */
export const replies: FastifyPluginAsync<AppContext> = async (http, { house, config, metrics, life }) => {
  const stored = new StoredBytes(config, house.now);
  const respond = async (
    route: RequestRoute,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    if (life.stopping) return sendRefusal(reply, refuse('stopping'));
    const input = inputOf(route, request);
    if (!input.ok) return sendRefusal(reply, input.fault);
    const caller = await callerOf(house.people, request, reply);
    const { handle, storedBytes } = REQUEST_ROUTES[route];
    const cost = storedBytes === undefined ? 0 : storedBytes + bytesOf(input.value);
    const full = cost === 0 ? null : stored.take(caller, cost);
    if (full !== null) return sendRefusal(reply, full);
    const result = await (handle as Handle)(house, caller, input.value);
    if (!result.ok) {
      if (cost > 0) stored.giveBack(caller, cost);
      const now = route === 'act' ? await present(house, caller, input.value, result.fault) : undefined;
      return sendRefusal(reply, result.fault, now);
    }
    if (route === 'act') metrics.actions.inc();
    if (typeof result.value === 'string') await reply.type('text/plain; charset=utf-8').send(result.value);
    else sendJson(reply, JSON.stringify(result.value));
    return undefined;
  };

  for (const route of Object.keys(REQUEST_ROUTES) as RequestRoute[]) {
    const { method, path: url } = ROUTES[route];
    http.route({ method, url, handler: async (request, reply) => respond(route, request, reply) });
  }
};
