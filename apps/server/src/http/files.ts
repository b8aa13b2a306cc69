import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
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
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
type Encoding = keyof typeof ENDINGS;

interface Form {
  readonly encoding: Encoding;
  readonly body: Buffer;
  /** Names these very bytes. */
  readonly etag: string;
}

/** A file of the page in all forms it can be sent in. */
class PageFile {
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

const formOf = async (file: string, encoding: Encoding): Promise<Form> => {
  const body = await readFile(file + ENDINGS[encoding]);
  return { encoding, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

/** Every file in the folder, by its path from there. */
const readFiles = async (folder: string): Promise<ReadonlyMap<string, PageFile>> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const has = new Set(names);
  const encodings = Object.keys(ENDINGS) as Encoding[];
  const read = names
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map(async (name) => {
      const forms = encodings.filter((encoding) => has.has(name + ENDINGS[encoding]));
      const all = await Promise.all(forms.map((encoding) => formOf(path.join(folder, name), encoding)));
      return [name, new PageFile(name, all)] as const;
    });
  return new Map(await Promise.all(read));
};

/**
 * The files of the page, from memory: they are some megabytes, and reading one for every request took ten times the
 * processor time. A path is looked up as it is, so none leads out of the folder.
 */
export const files: FastifyPluginAsync<{ readonly folder: string }> = async (http, { folder }) => {
  const all = await readFiles(folder);
  const send = (name: string, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const file = all.get(name);
    if (file !== undefined) return file.send(request, reply);
    reply.callNotFound();
    return reply;
  };
  http.get('/', (request, reply) => send('index.html', request, reply));
  http.get('/*', (request, reply) => send((request.params as { '*': string })['*'], request, reply));
};
