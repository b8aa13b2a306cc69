import { ROUTES } from '@santiago/protocol';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusals.ts';
import { callerOf } from './caller.ts';
import type { AppContext } from './context.ts';
import { inputOf } from './input.ts';
import { Tally } from './limits.ts';
import { sendRefusal } from './reply.ts';
import { Stream } from './streams.ts';

/** The number of the last event that the client has. */
const lastHeard = (request: FastifyRequest, asked: number | undefined): number => {
  const resume = Number(request.headers['last-event-id']);
  return Number.isInteger(resume) && resume > 0 ? resume : (asked ?? 0);
};

/** The stream of a table's events. */
export const listeners: FastifyPluginAsync<AppContext> = async (http, { house, config, streams, life }) => {
  const streamsOfAddress = new Tally(config.ADDRESS_STREAMS);

  const stream = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (life.stopping) return sendRefusal(reply, refuse('stopping'));
    const read = inputOf('stream', request);
    if (!read.ok) return sendRefusal(reply, read.fault);
    const { table, as, after: asked, once } = read.value;
    const address = request.ip;
    if (streams.count >= config.STREAMS || !streamsOfAddress.enter(address)) {
      // It gets no connection to keep either.
      reply.raw.setHeader('connection', 'close');
      return sendRefusal(reply, refuse('too-many-streams'));
    }
    const { person } = await callerOf(house.people, request, reply);
    const after = lastHeard(request, asked);
    const listener = new Stream(reply, as ?? 'spectator', person);
    if (once !== undefined) {
      const glanced = await house.tables.glance(table, listener, after);
      streamsOfAddress.leave(address);
      if (!glanced.ok) return sendRefusal(reply, glanced.fault);
      listener.end();
      return undefined;
    }
    const heard = await house.tables.listen(table, listener, after);
    if (!heard.ok) {
      streamsOfAddress.leave(address);
      return sendRefusal(reply, heard.fault);
    }
    const remove = streams.add(listener);
    reply.raw.on('close', () => {
      heard.value?.();
      remove();
      streamsOfAddress.leave(address);
    });
    return undefined;
  };

  http.route({ method: ROUTES.stream.method, url: ROUTES.stream.path, handler: stream });
};
