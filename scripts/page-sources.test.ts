import path from 'node:path';
import { expect, it } from 'vitest';
import { pageSources } from './page-sources.ts';

it('builds the page again when any package that it is made of has changed', () => {
  const sources = pageSources(path.dirname(import.meta.dirname));
  for (const name of ['kernel', 'canals', 'cards', 'bots', 'review', 'protocol'])
    expect(sources).toContain(`packages/${name}`);
  expect(sources).toContain('apps/web');
  expect(sources).not.toContain('packages/testkit');
});
