import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const outDir = path.join(root, '../../.cache/web-size');
const FIRST_SCREEN = 150_000;
const WITH_BOTS = 500_000;

const compressed = (file: string): number =>
  gzipSync(readFileSync(path.join(outDir, file)), { level: 9 }).length;
const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + compressed(file), 0);

/** The scripts that the page asks for before it can draw anything. */
const firstScripts = (): string[] => {
  const page = readFileSync(path.join(outDir, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]!);
};

beforeAll(async () => {
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
}, 60_000);

test('the first screen takes less than 150 kB of compressed script, in few requests', () => {
  const scripts = firstScripts();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(6);
  expect(total(scripts)).toBeLessThan(FIRST_SCREEN);
});

test('all scripts together, bots included, take less than 500 kB', () => {
  const scripts = readdirSync(path.join(outDir, 'assets')).filter((name) => name.endsWith('.js'));
  expect(total(scripts.map((name) => `assets/${name}`))).toBeLessThan(WITH_BOTS);
});
