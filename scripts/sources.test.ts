import { GAMES } from '@santiago/games/programs';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FILE_LIST, isBuilt, sourcesOf } from './sources.ts';

const root = path.dirname(import.meta.dirname);
const games = GAMES.map(({ game }) => game.name);

it.each([
  ['page', 'apps/web', 'review'],
  ['server', 'apps/server', 'games'],
])('builds the %s again when any package that it is made of has changed', (_, app, own) => {
  const sources = sourcesOf(root, app);
  const made = ['kernel', ...games.map((name) => `games/${name}`), 'bots', 'protocol', own];
  for (const folder of made) expect(sources).toContain(folder);
  expect(sources).toContain(app);
  expect(sources).not.toContain('research');
});

it('builds an app again when a file of any kind is newer or removed, or one of the build is missing', () => {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'santiago-built-'));
  /** Writes a file at this second, and sets the time of its folder to the same. */
  const write = (name: string, second: number, text = ''): void => {
    const file = path.join(copy, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    for (const each of [file, path.dirname(file)]) utimesSync(each, second, second);
  };
  const BOTS = '{ "name": "@santiago/bots" }';
  const nets = 'bots/nets.bin';
  const writeAll = (): void => {
    for (const name of ['package-lock.json', 'scripts/build.ts', nets]) write(name, 1);
    write('apps/server/package.json', 1, '{ "dependencies": { "@santiago/bots": "1.0.0" } }');
    write('bots/package.json', 1, BOTS);
    write('package.json', 1, '{ "workspaces": ["bots"] }');
    for (const name of ['main.js', 'nets.bin']) write(`apps/server/dist/${name}`, 2);
    write(`apps/server/dist/${FILE_LIST}`, 2, JSON.stringify([FILE_LIST, 'main.js', 'nets.bin']));
  };
  const isCurrent = (): boolean => isBuilt(copy, 'apps/server', ['scripts/build.ts']);
  writeAll();
  expect(isCurrent()).toBe(true);
  for (const name of [nets, 'scripts/build.ts', 'package-lock.json', 'bots/package.json']) {
    write(name, 3, name === 'bots/package.json' ? BOTS : '{}');
    expect([name, isCurrent()]).toEqual([name, false]);
    writeAll();
    expect(isCurrent()).toBe(true);
  }
  for (const name of [nets, 'apps/server/dist/nets.bin', `apps/server/dist/${FILE_LIST}`]) {
    rmSync(path.join(copy, name));
    expect([name, isCurrent()]).toEqual([name, false]);
    writeAll();
  }
});
