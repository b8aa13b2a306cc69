import { GAMES } from '@santiago/games';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';

const root = path.dirname(import.meta.dirname);
const games = GAMES.map(({ game }) => game.name);

it.each([
  ['page', 'apps/web', 'review'],
  ['server', 'apps/server', 'games'],
])('builds the %s again when any package that it is made of has changed', (_, app, own) => {
  const sources = sourcesOf(root, app);
  for (const name of ['kernel', ...games, 'bots', 'protocol', own])
    expect(sources).toContain(`packages/${name}`);
  expect(sources).toContain(app);
  expect(sources).not.toContain('packages/testkit');
});
