import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, ENDINGS, formOf, PageFile } from './page-file.ts';

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
      const all = await Promise.all(
        forms.map(async (encoding) =>
          formOf(encoding, await readFile(path.join(folder, name + ENDINGS[encoding]))),
        ),
      );
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
