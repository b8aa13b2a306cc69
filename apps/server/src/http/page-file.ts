import { createHash } from 'node:crypto';
import path from 'node:path';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepingOf } from './headers.ts';

/** The files that the build writes. A browser takes nothing for what its type does not say. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  santiago: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** How the build compresses a file, by the ending that it adds. */
export const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof ENDINGS;

interface Form {
  readonly encoding: Encoding;
  readonly body: Buffer;
  /** Names these very bytes. */
  readonly etag: string;
}

/** A file in all forms it can be sent in, from memory. */
export class PageFile {
  private readonly headers: Readonly<Record<string, string>>;
  private readonly forms: ReadonlyMap<string, Form>;
  private readonly negotiator: Negotiator<Encoding>;

  constructor(name: string, forms: readonly Form[]) {
    this.forms = new Map(forms.map((form) => [form.encoding, form]));
    this.negotiator = new Negotiator({ supportedValues: forms.map(({ encoding }) => encoding) });
    this.headers = {
      'content-type': TYPES[path.extname(name).slice(1)] ?? 'application/octet-stream',
      'cache-control': keepingOf(name),
      ...(forms.length > 1 ? { vary: 'accept-encoding' } : {}),
    };
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { 'accept-encoding': accepted = 'identity', 'if-none-match': had } = request.headers;
    const wanted = this.negotiator.negotiate(String(accepted)) ?? 'identity';
    const { encoding, body, etag } = this.forms.get(wanted)!;
    reply.headers(this.headers).header('etag', etag);
    if (had?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag))
      return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(body);
  }
}

export const formOf = (encoding: Encoding, body: Buffer): Form => ({
  encoding,
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});
