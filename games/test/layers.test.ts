import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLUGINS } from '../index.ts';

/** What the linter cannot say: nothing but a game's own folder and the list of games names a game. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const NAMES = PLUGINS.map(({ name }) => name);
const ANY = NAMES.join('|');

const filesIn = (...patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)(node_modules|dist|test)\//.test(file))
    .toSorted();

/** A source without its comments, which may take a game as an example. */
const codeOf = (file: string): string =>
  readFileSync(path.join(ROOT, file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');

/** As a package, as a text, as a folder that is imported, as a key of a table. */
const NAMED = new RegExp(
  `@santiago/(${ANY})\\b|['"\`](${ANY})['"\`]|(from |import\\(?)'[./]+[^']*/(${ANY})[/.]|^\\s*(${ANY}): |[{,] (${ANY}): `,
  'm',
);

const naming = (files: readonly string[]): string[] => files.filter((file) => NAMED.test(codeOf(file)));

describe('the name of a game', () => {
  it('is in no setting of a tool', () => {
    expect(
      naming(filesIn('{package,tsconfig*}.json', '*.ts', 'apps/web/*.ts', 'apps/web/build/*.ts')),
    ).toEqual([]);
  });

  it('is in no source that games share', () => {
    const shared = filesIn('{kernel,protocol,bots,review,table}/**/*.{ts,tsx}', 'games/*.ts');
    expect(shared.length).toBeGreaterThan(200);
    expect(naming(shared)).toEqual(['games/index.ts']);
  });

  it('is in no source of an app', () => {
    const sources = filesIn('apps/*/src/**/*.{ts,tsx}').filter(
      (file) => !new RegExp(`/(${ANY})/`).test(file),
    );
    expect(sources.length).toBeGreaterThan(200);
    expect(naming(sources)).toEqual([
      // The arena has commands for one game: these choose among them, and print what they found.
      'apps/cli/src/arena/index.ts',
      'apps/cli/src/arena/report.ts',
      'apps/cli/src/arena/set.ts',
      // The match in the picture at the top of the front page.
      'apps/web/src/features/home/stage.ts',
    ]);
  });

  it.each([
    "import { x } from '@santiago/canals/bots';",
    "import { x } from '../games/canals/words.ts';",
    "const x = await import('./canals.ts');",
    "if (game === 'canals') return;",
    'const TABLE = { canals: 1 };',
  ])('is found in %s', (line) => {
    expect(NAMED.test(line)).toBe(true);
  });

  it('is not found in a word of a rule', () => {
    expect(NAMED.test('const { canals, plantations } = view; // canals-words')).toBe(false);
  });
});

it.each(NAMES)('the folder of %s imports no other game', (name) => {
  const others = NAMES.filter((each) => each !== name).join('|');
  const other = new RegExp(`from '(@santiago/|[./]+/)(${others})[/']`);
  const files = filesIn(`games/${name}/**/*.{ts,tsx}`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => other.test(codeOf(file)))).toEqual([]);
});
