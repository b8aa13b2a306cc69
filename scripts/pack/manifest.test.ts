import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publishedManifest } from './manifest.ts';

it('a published manifest points to what was built, and leaves out what only the repository needs', () => {
  const published = publishedManifest({
    name: '@santiago/bots',
    version: '1.0.0',
    scripts: { prepack: 'x' },
    devDependencies: { vitest: '1' },
    dependencies: { '@santiago/kernel': '1.0.0' },
    imports: { '#bytes': { types: './src/bytes.d.ts', node: './node/bytes.ts' } },
    exports: { '.': './src/index.ts' },
  });
  expect(published).toEqual({
    name: '@santiago/bots',
    version: '1.0.0',
    dependencies: { '@santiago/kernel': '1.0.0' },
    imports: { '#bytes': { types: './dist/src/bytes.d.ts', node: './dist/node/bytes.js' } },
    exports: { '.': { types: './dist/src/index.d.ts', default: './dist/src/index.js' } },
  });
});

const packages = path.join(import.meta.dirname, '../../packages');
const published = readdirSync(packages).filter((name) => existsSync(path.join(packages, name, 'example.js')));

it('six packages can be published, all with the version of the changelog', () => {
  expect(published.toSorted()).toEqual(['bots', 'canals', 'cards', 'kernel', 'protocol', 'review']);
  const changelog = readFileSync(path.join(packages, '../CHANGELOG.md'), 'utf8');
  const [, newest] = /^## (\S+)/m.exec(changelog)!;
  for (const name of published) {
    const { version } = JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8'));
    expect([name, version]).toEqual([name, newest]);
  }
});

it.each(published)('the page of %s shows its example', (name) => {
  const read = (file: string): string => readFileSync(path.join(packages, name, file), 'utf8');
  expect(read('README.md')).toContain(`\`\`\`js\n${read('example.js')}\`\`\`\n`);
});
