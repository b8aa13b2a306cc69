import { existsSync } from 'node:fs';
import path from 'node:path';
import serveFiles from '@fastify/static';
import type { Refusal, Viewer } from '@santiago/kernel';
import { ROUTES, type RouteName } from '@santiago/protocol';
import { CONTRACT } from '@santiago/protocol/schemas';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { refuse, type ServerCode } from '../refusals.ts';
import { hashOf, sameHash } from '../secrets.ts';
import { type Answered, type Caller, HANDLERS, type House } from './handlers.ts';
import { DATA_HEADERS, PAGE_HEADERS } from './headers.ts';
import { Limiter, Tally } from './limits.ts';
import { openApi } from './openapi.ts';
import { Stream, Streams } from './streams.ts';

const COOKIE = 'santiago';
const YEAR = 365 * 24 * 3600;
const BODY_LIMIT = 16 * 1024;

const STATUS: Partial<Record<string, number>> = {
  'no-table': 404,
  'not-found': 404,
  'not-guest': 401,
  'not-your-seat': 403,
  'not-host': 403,
  'not-at-table': 403,
  'seat-kept': 403,
  'not-invited': 403,
  'foreign-origin': 403,
  'talk-off': 403,
  'talk-muted': 403,
  'carry-used': 410,
  malformed: 400,
  'too-large': 413,
  'too-many-requests': 429,
  'too-many-streams': 429,
  failed: 500,
  storage: 503,
  busy: 503,
  stopping: 503,
} satisfies Partial<Record<ServerCode, number>>;

/** A refusal of the game, or of the state the table is in. */
const REFUSED = 409;

export interface App {
  readonly http: FastifyInstance;
  readonly streams: Streams;
  /** Requests that are not answered yet, and streams that have not ended. */
  inFlight(): number;
  /** From now on new work is refused, and readiness says so. */
  stop(): void;
}

export interface AppOptions {
  readonly house: House;
  readonly config: Config;
  readonly metrics: Metrics;
  /** The built web table, where there is one. */
  readonly web: string;
}

const isData = (request: FastifyRequest): boolean => request.url.startsWith('/api/');
const COOKIE_SECRET = new RegExp(`(?:^|; *)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** The secret that the request carries, in its cookie or as a bot's token. */
const secretOf = (request: FastifyRequest): string | null => {
  const { authorization, cookie } = request.headers;
  const found =
    authorization === undefined
      ? COOKIE_SECRET.exec(cookie ?? '')
      : /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization);
  return found?.[1] ?? null;
};

/** A browser says where a request comes from; another site has no business here. */
const isForeign = (request: FastifyRequest): boolean => {
  const { origin } = request.headers;
  if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
};

const cookieText = (secret: string | null, secure: boolean): string =>
  [
    `${COOKIE}=${secret ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${secret === null ? 0 : YEAR}`,
    ...(secure ? ['Secure'] : []),
  ].join('; ');

const sendRefusal = async (reply: FastifyReply, refusal: Refusal, now?: unknown): Promise<void> => {
  await reply
    .code(STATUS[refusal.code] ?? REFUSED)
    .type('application/json')
    .send(JSON.stringify(now === undefined ? refusal : { ...refusal, now }));
};

/** An answer goes out as it is: there is nothing left for the framework to do. */
const sendJson = (reply: FastifyReply, text: string): void => {
  reply.hijack();
  const length = Buffer.byteLength(text);
  reply.raw.writeHead(200, {
    ...DATA_HEADERS,
    'content-type': 'application/json',
    'content-length': length,
  });
  reply.raw.end(text);
};

export const makeApp = async ({ house, config, metrics, web }: AppOptions): Promise<App> => {
  const http = fastify({
    logger: {
      level: config.LOG_LEVEL,
      // Paths of tables are secrets of those who have the link; cookies and tokens of everybody.
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          route: request.routeOptions.url,
          id: request.id,
        }),
      },
    },
    logController: new LogController({ disableRequestLogging: config.LOG_LEVEL !== 'debug' }),
    // A logger for each request would cost more than the request's own work here.
    childLoggerFactory: (logger) => logger,
    frameworkErrors: (error, _request, reply) => {
      void sendRefusal(reply, refuse('malformed', { problem: error.code }));
    },
    trustProxy: config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: 'idle',
    keepAliveTimeout: 72_000,
    connectionTimeout: 0,
    requestTimeout: 30_000,
    http: { maxHeaderSize: 8 * 1024 },
  });
  const streams = new Streams();
  const guests = new Limiter({ burst: 3 * config.GUEST_RATE, perSecond: config.GUEST_RATE });
  const addresses = new Limiter({ burst: 3 * config.ADDRESS_RATE, perSecond: config.ADDRESS_RATE });
  const streamsOfAddress = new Tally(config.ADDRESS_STREAMS);
  let stopping = false;
  let inFlight = 0;
  http.server.on('request', (_, response) => {
    inFlight++;
    response.once('close', () => inFlight--);
  });

  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400, code: 'syntax' }));
    }
  });

  http.addHook('onRequest', (request, reply, done) => {
    if (!isData(request)) {
      done();
      return;
    }
    const now = house.now();
    const secret = secretOf(request);
    if (!addresses.admit(request.ip, now) || (secret !== null && !guests.admit(secret, now))) {
      reply.raw.setHeader('retry-after', '1');
      void sendRefusal(reply, refuse('too-many-requests'));
    } else if (isForeign(request)) {
      void sendRefusal(reply, refuse('foreign-origin'));
    } else {
      done();
    }
  });

  // Answers that go out as they are, and streams, bring their headers along.
  http.addHook('onSend', (request, reply, _, done) => {
    reply.headers(isData(request) ? DATA_HEADERS : PAGE_HEADERS);
    done();
  });

  http.addHook('onResponse', (request, reply, done) => {
    metrics.requests.inc({ route: request.routeOptions.url ?? 'none', status: reply.statusCode });
    if (request.routeOptions.url !== ROUTES.stream.path)
      metrics.requestSeconds.observe(reply.elapsedTime / 1000);
    done();
  });

  http.setErrorHandler(async (error: { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return sendRefusal(reply, refuse('too-large'));
    if (status < 500) return sendRefusal(reply, refuse('malformed', { problem: error.code ?? 'syntax' }));
    request.log.error(error);
    return sendRefusal(reply, refuse('failed'));
  });
  http.setNotFoundHandler(async (_, reply) => sendRefusal(reply, refuse('not-found')));

  const callerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => ({
    person: await house.people.who(secretOf(request)),
    setSecret: (secret) => {
      reply.raw.setHeader('set-cookie', cookieText(secret, request.protocol === 'https'));
    },
  });

  /** Path, query and body as one, checked; null where the request was refused. */
  const inputOf = async (
    route: RouteName,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const { params, query, body = null } = request;
    if (typeof body !== 'object' || Array.isArray(body)) {
      await sendRefusal(reply, refuse('malformed', { problem: 'not an object' }));
      return null;
    }
    // Spread, not assigned: a key like `__proto__` stays a key, and is refused like any other that nobody knows.
    const read = CONTRACT[route].input.safeParse({ ...(params as object), ...(query as object), ...body });
    if (read.success) return read.data;
    const issue = read.error.issues[0]!;
    const where = issue.path.join('.');
    await sendRefusal(
      reply,
      refuse('malformed', { where, problem: issue.message }, `${where}: ${issue.message}`.slice(0, 200)),
    );
    return null;
  };

  const answer = async (route: Answered, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (stopping) return sendRefusal(reply, refuse('stopping'));
    const input = await inputOf(route, request, reply);
    if (input === null) return undefined;
    const caller = await callerOf(request, reply);
    const handle = HANDLERS[route] as (
      house: House,
      caller: Caller,
      input: unknown,
    ) => ReturnType<(typeof HANDLERS)[Answered]>;
    const result = await handle(house, caller, input);
    if (!result.ok) {
      return sendRefusal(
        reply,
        result.fault,
        route === 'act' ? await present(caller, input, result.fault) : undefined,
      );
    }
    if (route === 'act') metrics.actions.inc();
    if (typeof result.value === 'string') await reply.type('text/plain; charset=utf-8').send(result.value);
    else sendJson(reply, JSON.stringify(result.value));
    return undefined;
  };

  /** With a refusal that came too late goes what the seat sees now. */
  const present = async (caller: Caller, input: unknown, refusal: Refusal): Promise<unknown> => {
    if (refusal.code !== 'decision-closed') return undefined;
    const { table, seat } = input as { table: string; seat: Viewer };
    const seen = await house.tables.look(table, caller.person, seat);
    return seen.ok ? seen.value : undefined;
  };

  const stream = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (stopping) return sendRefusal(reply, refuse('stopping'));
    const input = (await inputOf('stream', request, reply)) as {
      table: string;
      as?: Viewer;
      after?: number;
      once?: '1';
    } | null;
    if (input === null) return undefined;
    const address = request.ip;
    if (streams.count >= config.STREAMS || !streamsOfAddress.enter(address)) {
      // It gets no connection to keep either.
      reply.raw.setHeader('connection', 'close');
      return sendRefusal(reply, refuse('too-many-streams'));
    }
    const { person } = await callerOf(request, reply);
    const resume = Number(request.headers['last-event-id']);
    const after = Number.isInteger(resume) && resume > 0 ? resume : (input.after ?? 0);
    const listener = new Stream(reply, input.as ?? 'spectator', person);
    if (input.once !== undefined) {
      const glanced = await house.tables.glance(input.table, listener, after);
      streamsOfAddress.leave(address);
      if (!glanced.ok) return sendRefusal(reply, glanced.fault);
      listener.end();
      return undefined;
    }
    const heard = await house.tables.listen(input.table, listener, after);
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

  for (const route of Object.keys(ROUTES) as RouteName[]) {
    const { method, path: url } = ROUTES[route];
    http.route({
      method,
      url,
      handler: route === 'stream' ? stream : async (request, reply) => answer(route, request, reply),
    });
  }

  http.get('/api/openapi.json', async (_, reply) =>
    reply.type('application/json').send(JSON.stringify(openApi())),
  );
  http.get('/healthz', async (_, reply) => reply.type('text/plain').send('ok\n'));
  http.get('/readyz', async (_, reply) => {
    if (stopping) return reply.code(503).type('text/plain').send('stopping\n');
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
  if (existsSync(path.join(web, 'index.html'))) {
    await http.register(serveFiles, { root: web, cacheControl: true, maxAge: 0 });
  }
  metrics.gauge('santiago_streams', 'Open streams.', () => streams.count);
  return {
    http,
    streams,
    inFlight: () => inFlight,
    stop: () => {
      stopping = true;
    },
  };
};
