import { ROUTES } from '@santiago/protocol';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../refusals.ts';
import { hashOf } from '../../secrets.ts';
import { callerOf } from '../caller.ts';
import type { AppContext } from '../context.ts';
import { inputOf } from '../input.ts';
import { sendRefusal } from '../reply.ts';
import { Stream } from '../streams.ts';

/** The number of the last event that the client has. */
const lastHeard = (request: FastifyRequest, wanted: number | undefined): number => {
  const resume = Number(request.headers['last-event-id']);
  return Number.isInteger(resume) && resume > 0 ? resume : (wanted ?? 0);
};

/** Calls back when the reply is over, in whatever way it ends; immediately if its reader has already gone. */
const whenOver = (reply: FastifyReply, done: () => void): void => {
  if (reply.raw.closed || reply.raw.destroyed || reply.raw.socket?.destroyed !== false) done();
  else reply.raw.once('close', done);
};

/** The stream of a table's events. */
export const listeners: FastifyPluginAsync<AppContext> = async (http, { house, streams, life }) => {
  const open = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const read = inputOf('stream', request);
    if (!read.ok) return sendRefusal(reply, read.fault);
    const { table, as, after: wanted, once } = read.value;
    const { person, secret } = await callerOf(house.people, request, reply);
    if (reply.raw.socket?.destroyed !== false) return undefined;
    const after = lastHeard(request, wanted);
    const listener = new Stream(reply, as ?? 'spectator', person, secret === null ? null : hashOf(secret));
    if (once !== undefined) {
      const glanced = await house.tables.glance(table, listener, after);
      if (!glanced.ok) return sendRefusal(reply, glanced.fault);
      listener.end();
      return undefined;
    }
    const heard = await house.tables.listen(table, listener, after);
    if (!heard.ok) return sendRefusal(reply, heard.fault);
    const remove = streams.add(listener);
    whenOver(reply, () => {
      heard.value?.();
      remove();
    });
    // The secret may have been taken back while the stream was being opened.
    if (person !== null && (await house.people.who(secret)) === null) listener.end();
    return undefined;
  };

  const stream = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (life.stopping) return sendRefusal(reply, refuse('stopping'));
    const giveBack = streams.enter(request.ip);
    if (giveBack === null) return sendRefusal(reply, refuse('too-many-streams'));
    whenOver(reply, giveBack);
    try {
      return await open(request, reply);
    } catch (error) {
      if (!reply.raw.headersSent) throw error;
      // The stream has begun: it can only be ended, and the client resumes.
      request.log.error(error);
      reply.raw.destroy();
      return undefined;
    }
  };

  const { method, path: url } = ROUTES.stream;
  // A stream has no separate HEAD request.
  http.route({ method, url, exposeHeadRoute: false, handler: stream });
};
