import type { FastifyPluginAsync, onRequestHookHandler } from 'fastify';
import { refuse } from '../refusals.ts';
import { hashOf, sameHash } from '../secrets.ts';
import type { AppContext } from './context.ts';
import type { Guards } from './guards.ts';
import type { House } from './house.ts';
import { sendRefusal } from './reply.ts';

/** Milliseconds for which the database is not asked again whether it accepts work. */
const READY_MS = 1000;

/** Whether the database accepts work. The question may cost a write, so everybody shares the answer for a while. */
const readinessOf = ({ store, now }: House): (() => Promise<boolean>) => {
  let known: Promise<boolean> | null = null;
  let at = 0;
  return async () => {
    if (known === null || Math.abs(now() - at) >= READY_MS) {
      at = now();
      known = store.ping().then(
        () => true,
        () => false,
      );
    }
    return known;
  };
};

export interface OperationOptions {
  readonly context: AppContext;
  readonly guards: Guards;
}

/** For operators of the server: is it alive, does it accept work, what are its figures. */
export const operation: FastifyPluginAsync<OperationOptions> = async (http, { context, guards }) => {
  const { house, config, metrics, life } = context;
  const isReady = readinessOf(house);
  const onRequest: onRequestHookHandler = (request, reply, done) => guards.check(request, reply, done);
  http.get('/healthz', async (_, reply) => reply.type('text/plain').send('ok\n'));
  http.get('/readyz', { onRequest }, async (_, reply) => {
    reply.type('text/plain');
    if (life.stopping) return reply.code(503).send('stopping\n');
    return (await isReady()) ? reply.send('ready\n') : reply.code(503).send('no database\n');
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
