// The sources and tests that a mutation run is about.

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { ROOT } from '../test/tools.ts';
import type { Sources } from './messages.ts';
import type { Source } from './mutants.ts';
import { ticksOf } from './ticks.ts';

export const GAMES = ['canals', 'cards'] as const;
export type GameName = (typeof GAMES)[number];

/** Bots that the tests seat. */
const BOTS: Readonly<Record<GameName, readonly string[]>> = { canals: [], cards: ['bots/src'] };

/**
 * How much of the random cases the tests try on a mutant. Canals: a quarter, mutants are many. The tests of secrecy of
 * Cards meet no two different worlds in fewer cases, and fail without any change.
 */
export const SAMPLES: Readonly<Record<GameName, number>> = { canals: 0.25, cards: 1 };

const list = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();

const read = (file: string): Source => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') });

/** Where a game's rules are. */
export const rulesOf = (game: GameName): Source[] => list(`packages/${game}/src/**/*.ts`).map(read);

/** The files with tests of its rules: examples, laws, an independent referee, recorded matches. */
export const testsOf = (game: GameName): string[] => list(`packages/${game}/test/*.test.ts`);

/** What runs in a test: the loops of all of it are counted. */
const foldersOf = (game: GameName): string[] =>
  ['kernel/src', 'testkit/src', ...BOTS[game], `${game}/src`, `${game}/test`].map(
    (folder) => `packages/${folder}`,
  );

const countedOf = (game: GameName): Source[] =>
  foldersOf(game)
    .flatMap((folder) => list(`${folder}/**/*.ts`))
    .map(read);

export const prepare = (game: GameName): Sources =>
  Object.fromEntries(
    countedOf(game).map((source) => [
      source.file,
      { text: stripTypeScriptTypes(source.text), ticks: ticksOf(source) },
    ]),
  );

const digest = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n${readFileSync(path.join(ROOT, file), 'utf8')}\n`);
  return hash.digest('hex').slice(0, 16);
};

/** What decides about a mutant, as digests. */
export interface Digests {
  /** Of everything but the files with tests: rules, kernel, test kit, what the tests share, and what runs them. */
  readonly base: string;
  /** Of each file with tests. */
  readonly tests: Readonly<Record<string, string>>;
}

export function digestsOf(game: GameName): Digests {
  const files = foldersOf(game).flatMap((folder) => list(`${folder}/**/*.{ts,txt,santiago}`));
  const program = list('scripts/mutate/{worker,hooks,edits,expect,testing}.ts');
  return {
    base: digest([...files.filter((file) => !file.endsWith('.test.ts')), ...program]),
    tests: Object.fromEntries(testsOf(game).map((file) => [file, digest([file])])),
  };
}
