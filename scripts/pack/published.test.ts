import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importOf, manifestOf, publishedName, ROOT, sourcesOf } from './names.ts';
import { PUBLISHED } from './published.ts';

const read = (...parts: readonly string[]): string => readFileSync(path.join(ROOT, ...parts), 'utf8');
const NAMES = Object.keys(PUBLISHED);

it('a game’s part is published with the package that has such parts of all games', () => {
  expect(publishedName('@santiago/canals/bots')).toBe('@santiago/bots/canals');
  expect(publishedName('@santiago/cards/review/exercises')).toBe('@santiago/review/cards/exercises');
  expect(publishedName('@santiago/canals')).toBe('@santiago/canals');
  expect(publishedName('zod')).toBe('zod');
});

it('within a package sources are named by their path', () => {
  expect(importOf('@santiago/bots/search', 'games/canals/bots/index.ts')).toBe(
    '../../../bots/search/index.js',
  );
  expect(importOf('@santiago/canals', 'games/canals/bots/index.ts')).toBe('@santiago/canals');
});

it('what is not published cannot be imported by what is', () => {
  expect(() => publishedName('@santiago/kernel/laws')).toThrow('is not published');
});

it('six packages are published, with the version of the changelog', () => {
  expect(NAMES.toSorted()).toEqual(['bots', 'canals', 'cards', 'kernel', 'protocol', 'review']);
  const [, newest] = /^## (\S+)/m.exec(read('CHANGELOG.md'))!;
  expect(manifestOf('kernel').version).toBe(newest);
});

it.each(NAMES)('every export of %s is one of its sources', (name) => {
  const sources = sourcesOf(name);
  expect(sources.length).toBeGreaterThan(5);
  expect(Object.values(PUBLISHED[name]!.exports).filter((file) => !sources.includes(file))).toEqual([]);
});

it.each(NAMES)('the page of %s shows its example', (name) => {
  const { folder } = PUBLISHED[name]!;
  expect(read(folder, 'README.md')).toContain(`\`\`\`js\n${read(folder, 'example.js')}\`\`\`\n`);
});
