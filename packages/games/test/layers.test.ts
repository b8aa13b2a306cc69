import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/index.ts';

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
  const named = new RegExp(`@santiago/(${NAMES.join('|')})\\b|['"\`](${NAMES.join('|')})['"\`]`);
  /** Files of one game, and measurements, which are made with one. */
  const ofOneGame = new RegExp(`/(${NAMES.join('|')})(/|\\.ts)|/bench/`);

  it('is in no rule of the tools', () => {
    for (const file of [
      '.oxlintrc.json',
      'tsconfig.json',
      'tsconfig.pure.json',
      'knip.config.ts',
      'vitest.config.ts',
    ])
      expect([file, ...NAMES.filter((name) => textOf(file).includes(name))]).toEqual([file]);
  });

  it('is in no source of kernel, kit, bots, review, protocol and server but in the folders of that game', () => {
    const generic = filesIn(
      'packages/{kernel,testkit,bots,review,protocol}/src/**/*.ts',
      'apps/server/src/**/*.ts',
    );
    expect(generic.length).toBeGreaterThan(60);
    expect(generic.filter((file) => !ofOneGame.test(file) && named.test(codeOf(file)))).toEqual([]);
  });

  it('is in one module of this package', () => {
    expect(filesIn('packages/games/src/**/*.ts').filter((file) => named.test(codeOf(file)))).toEqual([
      'packages/games/src/registered.ts',
    ]);
  });

  it('stands for a package with rules that its tests cite', () => {
    for (const name of NAMES) expect(existsSync(path.join(ROOT, 'docs/rules', `${name}.md`))).toBe(true);
  });
});
