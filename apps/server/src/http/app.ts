import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '@santiago/protocol';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { refuse } from '../refusals.ts';
import { StorageTrouble } from '../store/database/driver.ts';
import { replies } from './replies.ts';
import { Connections } from './connections.ts';
import type { AppContext } from './context.ts';
import { files } from './files.ts';
import { Guards } from './guards.ts';
import { PAGE_HEADERS } from './headers.ts';
import { Quota } from './limits.ts';
import { description } from './openapi.ts';
import { operation } from './operation.ts';
import { preview } from './preview.ts';
import { sendRefusal } from './reply.ts';
import { exporting } from './routes/export.ts';
import { listeners } from './routes/stream.ts';
import { Streams } from './streams.ts';

const BODY_LIMIT = 16 * 1024;

export interface App {
  readonly http: FastifyInstance;
  readonly streams: Streams;
  /** Requests without a reply yet, and streams that have not ended. */
  inFlight(): number;
  /** From now on new work is refused, and /readyz says so. */
  stop(): void;
}

export type AppOptions = Pick<AppContext, 'house' | 'config' | 'metrics' | 'web'>;

const newHttp = (config: Config, connections: Connections): FastifyInstance =>
  fastify({
    serverFactory: (handle) => connections.newServer(handle),
    logger: {
      level: config.LOG_LEVEL,
      // The path of a table is a secret of the people who have the link; cookies and tokens are everybody's secrets.
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          route: request.routeOptions.url,
          id: request.id,
        }),
      },
    },
    logController: new LogController({ disableRequestLogging: config.LOG_LEVEL !== 'debug' }),
    frameworkErrors: (error, _request, reply) => {
      void sendRefusal(reply, refuse('malformed', { problem: error.code }));
    },
    // Counted from our end: anyone may have written what is further left in the header.
    trustProxy:
      config.TRUST_PROXY === 0 ? false : (_address: string, hop: number) => hop < config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: 'idle',
  });

/** JSON, and the handling of malformed requests and unknown paths. */
const handleOddities = (http: FastifyInstance, guards: Guards): void => {
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400, code: 'syntax' }));
    }
  });
  http.setErrorHandler(async (error: { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return sendRefusal(reply, refuse('too-large'));
    if (status < 500) return sendRefusal(reply, refuse('malformed', { problem: error.code ?? 'syntax' }));
    request.log.error(error);
    // Clients and proxies try again after 503 and after nothing else.
    return sendRefusal(reply, refuse(error instanceof StorageTrouble ? 'storage' : 'failed'));
  });
  // Guessing paths is limited like any other request.
  http.setNotFoundHandler(
    { preHandler: (request, reply, done) => guards.check(request, reply, done) },
    async (_, reply) => sendRefusal(reply, refuse('not-found')),
  );
};

const countRequests = (http: FastifyInstance, { metrics, streams }: AppContext): void => {
  http.addHook('onResponse', (request, reply, done) => {
    metrics.requests.inc({ route: request.routeOptions.url ?? 'none', status: reply.statusCode });
    if (request.routeOptions.url !== ROUTES.stream.path)
      metrics.requestSeconds.observe(reply.elapsedTime / 1000);
    done();
  });
  metrics.gauge('santiago_streams', 'Open streams.', () => streams.count);
};

/** The HTTP server: the guarded interface, with operation and pages beside it. */
export const makeApp = async (options: AppOptions): Promise<App> => {
  const { house, config } = options;
  const connections = new Connections({ isDirect: config.TRUST_PROXY === 0, now: house.now });
  const http = newHttp(config, connections);
  // Requests share one logger: a new one for each would cost more than the request's own work. Not through
  // `childLoggerFactory`, since Fastify checks at every request what such a function returns.
  http.log.child = () => http.log;
  const { STREAMS, ADDRESS_STREAMS } = config;
  const streams = new Streams(new Quota(STREAMS, ADDRESS_STREAMS));
  const context: AppContext = { ...options, streams, life: { stopping: false } };
  const { people, store } = house;
  people.listen((change) => {
    streams
      .endGone(change, async (secrets) => store.tokens.known(secrets))
      .catch((error: unknown) => http.log.error(error, 'streams of unknown secrets'));
  });
  const guards = new Guards(config, house.now);
  handleOddities(http, guards);
  countRequests(http, context);
  await http.register(async (api) => {
    guards.guard(api);
    await api.register(replies, context);
    await api.register(listeners, context);
    await api.register(exporting, context);
  });
  await http.register(async (pages) => {
    pages.addHook('onSend', (_, reply, __, done) => {
      reply.headers(PAGE_HEADERS);
      done();
    });
    await pages.register(operation, { context, guards });
    await pages.register(description, { guards });
    if (existsSync(path.join(context.web, 'index.html'))) {
      await pages.register(files, { folder: context.web });
      await pages.register(preview, { context, guards });
    }
  });
  return {
    http,
    streams,
    inFlight: () => connections.inFlight,
    stop: () => {
      context.life.stopping = true;
    },
  };
};
