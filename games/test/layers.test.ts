import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../index.ts';

/**
 * Nothing outside a game's own folders names a game, so that a new one is a package and an entry in `registered.ts`.
 * The linter's rules are about folders (`packages/*`); what they cannot say without naming games is checked here.
 */
const ROOT = path.resolve(import.meta.dirname, '../../..');
const NAMES = GAMES.map(({ game }) => game.name);

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const filesIn = (...patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: ROOT, exclude: (file) => file.includes('node_modules') }).toSorted();

/** A source without its comments, which may take a game as an example. */
const codeOf = (file: string): string =>
  textOf(file)
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');

/** The packages of ours that a file imports. */
const importsOf = (file: string): Set<string> =>
  new Set([...textOf(file).matchAll(/from '@santiago\/([a-z]+)/g)].map(([, name]) => name!));

describe.each(NAMES)('the package %s', (name) => {
  it('imports the kernel alone, and in its tests the kit, and bots to seat players', () => {
    const sources = filesIn(`packages/${name}/src/**/*.ts`);
    expect(sources).not.toEqual([]);
    for (const file of sources) expect([...importsOf(file)].filter((each) => each !== 'kernel')).toEqual([]);
    const allowed = new Set(['kernel', 'testkit', 'bots', name]);
    for (const file of filesIn(`packages/${name}/test/**/*.ts`))
      expect([file, ...[...importsOf(file)].filter((each) => !allowed.has(each))]).toEqual([file]);
  });
});

/** Its folders outside its package: a game that has just begun has none. */
const foldersOf = (name: string): string[] => filesIn(`{packages,apps}/*/src/**/${name}/**/*.{ts,tsx}`);

it('the folders of the games in bots, review, page and terminal are found', () => {
  expect(NAMES.flatMap(foldersOf).length).toBeGreaterThan(100);
});

describe.each(NAMES)('the folders of %s in bots, review, page and terminal', (name) => {
  it('import no other game', () => {
    const others = NAMES.filter((each) => each !== name).join('|');
    const other = new RegExp(`from '(@santiago/|@santiago/[a-z]+/|[./]+/)(${others})[/']`);
    expect(foldersOf(name).filter((file) => other.test(codeOf(file)))).toEqual([]);
  });
});

describe('the name of a game', () => {
  const any = NAMES.join('|');
  /** As a package, as a text, as a folder or file that is imported, as a key of a table. */
  const named = new RegExp(
    `@santiago/([a-z]+/)?(${any})\\b|['"\`](${any})['"\`]|(from |import\\(?)'[./]+[^']*/(${any})[/.]|^\\s*(${any}): |[{,] (${any}): `,
    'm',
  );
  /** Files of one game, and measurements, which are made with one. */
  const ofOneGame = new RegExp(`/(${any})(/|\\.ts)|/bench/`);
  const naming = (files: readonly string[]): string[] =>
    files.filter((file) => !ofOneGame.test(file) && named.test(codeOf(file)));

  it('is in no rule of the tools', () => {
    for (const file of [
      '.oxlintrc.json',
      'tsconfig.json',
      'tsconfig.pure.json',
      'knip.config.ts',
      'vitest.config.ts',
      'apps/web/vite.config.ts',
    ])
      expect([file, ...NAMES.filter((name) => textOf(file).includes(name))]).toEqual([file]);
  });

  it('is in no source of kernel, kit, bots, review, protocol and server but in the folders of that game', () => {
    const generic = filesIn(
      'packages/{kernel,testkit,bots,review,protocol}/src/**/*.ts',
      'apps/server/src/**/*.ts',
    );
    expect(generic.length).toBeGreaterThan(60);
    expect(naming(generic)).toEqual([
      // The lists of what a game adds to the server's pages and interface.
      'apps/server/src/http/preview/games.ts',
      'apps/server/src/http/schemas/index.ts',
      // The facts and sentences of all games together.
      'packages/review/src/reason.ts',
      'packages/review/src/words/de.ts',
      'packages/review/src/words/en.ts',
      'packages/review/src/words/fr.ts',
      'packages/review/src/words/words.ts',
    ]);
  });

  it('is in no source of the program but where games register', () => {
    const sources = filesIn('apps/cli/src/**/*.ts');
    expect(sources.length).toBeGreaterThan(40);
    expect(naming(sources)).toEqual([
      // Arena and training have commands for one game: these choose among them, and print what they found.
      'apps/cli/src/arena/index.ts',
      'apps/cli/src/arena/report.ts',
      'apps/cli/src/arena/set.ts',
      'apps/cli/src/games/index.ts',
      'apps/cli/src/train/index.ts',
    ]);
  });

  it('is in no source of the page but where games register', () => {
    const sources = filesIn('apps/web/src/**/*.{ts,tsx}');
    expect(sources.length).toBeGreaterThan(200);
    expect(naming(sources)).toEqual([
      // The match in the picture at the top of the front page.
      'apps/web/src/features/home/stage.ts',
      // What the front page says about each game.
      'apps/web/src/games/about/de.ts',
      'apps/web/src/games/about/en.ts',
      'apps/web/src/games/about/fr.ts',
      // What each part of the page loads: the coach, the set-up, the front page, the worker.
      'apps/web/src/games/coaches.ts',
      'apps/web/src/games/index.ts',
      'apps/web/src/games/shelf.ts',
      'apps/web/src/worker/engines/index.ts',
      'apps/web/src/worker/levels.ts',
    ]);
  });

  it('is in one module of this package', () => {
    expect(naming(filesIn('packages/games/src/**/*.ts'))).toEqual(['packages/games/src/registered.ts']);
  });

  it.each([
    "import { x } from '@santiago/canals/bots';",
    "import { x } from '../games/canals/words.ts';",
    "const x = await import('./canals.ts');",
    "if (game === 'canals') return;",
    'const TABLE = { canals: 1 };',
  ])('is found in %s', (line) => {
    expect(named.test(line)).toBe(true);
  });

  it('is not found in a word of a rule', () => {
    expect(named.test('const { canals, plantations } = view; // canals-words')).toBe(false);
  });

  it('stands for a package with rules that its tests cite', () => {
    for (const name of NAMES) expect(existsSync(path.join(ROOT, 'docs/rules', `${name}.md`))).toBe(true);
  });
});
