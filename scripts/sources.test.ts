import { GAMES } from '@santiago/games';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';

const root = path.dirname(import.meta.dirname);
const games = GAMES.map(({ game }) => game.name);

it('builds the page again when any package that it is made of has changed', () => {
  const sources = sourcesOf(root, 'apps/web');
  for (const name of ['kernel', ...games, 'bots', 'review', 'protocol'])
    expect(sources).toContain(`packages/${name}`);
  expect(sources).toContain('apps/web');
  expect(sources).not.toContain('packages/testkit');
});

it('builds the server again when any package that it is made of has changed', () => {
  const sources = sourcesOf(root, 'apps/server');
  for (const name of ['kernel', ...games, 'bots', 'games', 'protocol'])
    expect(sources).toContain(`packages/${name}`);
  expect(sources).toContain('apps/server');
  expect(sources).not.toContain('packages/testkit');
});
