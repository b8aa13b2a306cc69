import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Server } from '../../src/server.ts';
import { quickConfig, startHere } from '../house.ts';

const SCRIPT = Buffer.from('export const water = 1;\n'.repeat(100));

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'santiago-files-'));
  const web = path.join(folder, 'web');
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Santiago</title>');
  writeFileSync(path.join(folder, 'secret.txt'), 'a secret');
  writeFileSync(path.join(web, 'sw.js'), SCRIPT);
  const script = path.join(web, 'assets', 'first-1a2b.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  server = await startHere(quickConfig(folder), web);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const ask = async (
  where: string,
  encoding: string,
  { method = 'GET', had }: { method?: string; had?: string } = {},
): Promise<{ reply: IncomingMessage; body: Buffer }> => {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, ...(had === undefined ? {} : { 'if-none-match': had }) };
    request({ host: '127.0.0.1', port: server.port, path: where, method, headers }, resolve)
      .on('error', reject)
      .end();
  });
  return { reply, body: await buffer(reply) };
};

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('a script is sent in the smallest form that the browser reads: %s', async (accepts, encoding, unpack) => {
  const { reply, body } = await ask('/assets/first-1a2b.js', accepts);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers['content-type']).toMatch(/javascript/);
  expect(reply.headers.vary).toMatch(/accept-encoding/i);
  expect(unpack(body).equals(SCRIPT)).toBe(true);
});

it('files whose names contain a hash are kept for good, all others are asked for again', async () => {
  const keepingOf = async (where: string) => (await ask(where, 'gzip')).reply.headers['cache-control'];
  expect(await keepingOf('/assets/first-1a2b.js')).toBe('public, max-age=31536000, immutable');
  for (const where of ['/', '/index.html', '/sw.js'])
    expect(await keepingOf(where)).toBe('public, max-age=0');
});

it('what a browser has already is not sent again, in any form', async () => {
  const names = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const etag = (await ask('/assets/first-1a2b.js', encoding)).reply.headers.etag!;
    names.add(etag);
    for (const had of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { reply, body } = await ask('/assets/first-1a2b.js', encoding, { had });
      expect([reply.statusCode, body.length, reply.headers.etag]).toEqual([304, 0, etag]);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const other = await ask('/assets/first-1a2b.js', encoding, { had: '"other"' });
    expect(other.reply.statusCode).toBe(200);
  }
  expect(names.size).toBe(3);
});

it('only the size of a file is asked for', async () => {
  const { reply, body } = await ask('/sw.js', 'br', { method: 'HEAD' });
  expect([reply.statusCode, body.length]).toEqual([200, 0]);
  expect(reply.headers['content-length']).toBe(String(SCRIPT.length));
});

it.each([
  '/nowhere.js',
  '/assets/',
  '/assets',
  '/assets/first-1a2b.js.br',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/first-1a2b.js%00',
])('nothing but the files of the page is sent: %s', async (where) => {
  const { reply, body } = await ask(where, 'identity');
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  expect(body.toString()).not.toContain('secret');
});
