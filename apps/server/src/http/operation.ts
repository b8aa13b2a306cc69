import type { FastifyPluginAsync } from 'fastify';
import { refuse } from '../refusals.ts';
import { hashOf, sameHash } from '../secrets.ts';
import type { AppContext } from './context.ts';
import { sendRefusal } from './reply.ts';

/** For operators of the server: is it alive, does it accept work, what are its figures. */
export const operation: FastifyPluginAsync<AppContext> = async (http, { house, config, metrics, life }) => {
  http.get('/healthz', async (_, reply) => reply.type('text/plain').send('ok\n'));
  http.get('/readyz', async (_, reply) => {
    if (life.stopping) return reply.code(503).type('text/plain').send('stopping\n');
    try {
      await house.store.ping();
      return await reply.type('text/plain').send('ready\n');
    } catch {
      return reply.code(503).type('text/plain').send('no database\n');
    }
  });
  http.get('/metrics', async (request, reply) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const local = request.socket.remoteAddress === '127.0.0.1' || request.socket.remoteAddress === '::1';
    const allowed =
      config.METRICS_TOKEN === undefined
        ? local && request.headers['x-forwarded-for'] === undefined
        : sameHash(hashOf(token), hashOf(config.METRICS_TOKEN));
    if (!allowed) return sendRefusal(reply, refuse('not-found'));
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};
