import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Server, startServer } from '../../src/server.ts';
import { quickConfig } from '../house.ts';

const SCRIPT = Buffer.from('export const water = 1;\n'.repeat(100));

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'santiago-files-'));
  const web = path.join(folder, 'web');
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Santiago</title>');
  writeFileSync(path.join(web, 'sw.js'), SCRIPT);
  const script = path.join(web, 'assets', 'first-1a2b.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  server = await startServer(quickConfig(folder), web);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const ask = async (where: string, encoding: string): Promise<{ reply: IncomingMessage; body: Buffer }> => {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get({ host: '127.0.0.1', port: server.port, path: where, headers }, resolve).on('error', reject);
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
