import { GAMES } from '@santiago/games';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pageSources } from './page-sources.ts';

it('builds the page again when any package that it is made of has changed', () => {
  const sources = pageSources(path.dirname(import.meta.dirname));
  const games = GAMES.map(({ game }) => game.name);
  for (const name of ['kernel', ...games, 'bots', 'review', 'protocol'])
    expect(sources).toContain(`packages/${name}`);
  expect(sources).toContain('apps/web');
  expect(sources).not.toContain('packages/testkit');
});
