import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../people.ts';
import type { Caller } from './handlers.ts';

const COOKIE = 'santiago';
const YEAR = 365 * 24 * 3600;
const COOKIE_SECRET = new RegExp(`(?:^|; *)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** The secret that the request carries, in its cookie or as a bot's token. */
export const secretOf = (request: FastifyRequest): string | null => {
  const { authorization, cookie } = request.headers;
  const found =
    authorization === undefined
      ? COOKIE_SECRET.exec(cookie ?? '')
      : /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization);
  return found?.[1] ?? null;
};

/** A browser says where a request comes from; requests from other sites are refused. */
export const isForeign = (request: FastifyRequest): boolean => {
  // The host as the browser named it: a proxy passes it on, and no proxy header replaces it.
  const { origin, host } = request.headers;
  if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
};

const cookieText = (secret: string | null, scheme: string): string =>
  [
    `${COOKIE}=${secret ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${secret === null ? 0 : YEAR}`,
    ...(scheme === 'https' ? ['Secure'] : []),
  ].join('; ');

/** The person who asks, and the secret by which they are known from now on. */
export const callerOf = async (
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> => {
  const secret = secretOf(request);
  return {
    person: await people.who(secret),
    secret,
    setSecret: (fresh) => {
      reply.raw.setHeader('set-cookie', cookieText(fresh, request.protocol));
    },
  };
};
