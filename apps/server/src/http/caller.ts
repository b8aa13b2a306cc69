import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHALLENGE_TIME } from '../passkeys.ts';
import type { People } from '../people.ts';
import type { Site } from '../webauthn.ts';
import type { Caller } from './house.ts';
import { networkOf } from './limits.ts';

const COOKIE = 'santiago';
const YEAR = 365 * 24 * 3600;
/** Ties a challenge to the browser that asked for it. */
const CHALLENGE_COOKIE = 'santiago-challenge';
const secretIn = (cookie: string) => new RegExp(`(?:^|; *)${cookie}=([A-Za-z0-9_-]{43})(?:;|$)`);
const COOKIE_SECRET = secretIn(COOKIE);
const CHALLENGE_SECRET = secretIn(CHALLENGE_COOKIE);

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

/**
 * The address at which this server was asked. The host is the one that the proxy passes on: `X-Forwarded-Host` may come
 * from anybody. The scheme is what our proxy added to the header; a proxy that adds nothing makes it http.
 */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol === 'https' ? 'https' : 'http'}://${request.headers.host ?? ''}`;

/**
 * The domain that passkeys are made for, and the address of the page. Null where the browser allows none: at a bare
 * number, and without https, this machine aside.
 */
const siteOf = (request: FastifyRequest): Site | null => {
  // The guards have compared it with the host.
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return null;
  const { hostname, protocol } = new URL(origin);
  const isNumber = isIP(hostname) !== 0 || hostname.startsWith('[');
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isNumber || !isSafe ? null : { domain: hostname, origin };
};

const cookieText = (name: string, secret: string | null, request: FastifyRequest): string =>
  [
    `${name}=${secret ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${secret === null ? 0 : name === COOKIE ? YEAR : CHALLENGE_TIME / 1000}`,
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ].join('; ');

/** The person who asks, and the secret by which they are known from now on. */
export const callerOf = async (
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> => {
  const secret = secretOf(request);
  const known = await people.who(secret);
  return {
    person: known?.person ?? null,
    isBot: known?.isBot ?? false,
    secret,
    network: networkOf(request.ip),
    site: siteOf(request),
    challengeSecret: CHALLENGE_SECRET.exec(request.headers.cookie ?? '')?.[1] ?? null,
    setSecret: (fresh) => {
      reply.raw.appendHeader('set-cookie', cookieText(COOKIE, fresh, request));
    },
    setChallengeSecret: (fresh) => {
      reply.raw.appendHeader('set-cookie', cookieText(CHALLENGE_COOKIE, fresh, request));
    },
  };
};
