// Which sources come together in one file: few files rather than many, and what is always wanted together in one.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAMES, ROOT, TRANSLATED } from './folders.ts';

export interface Chunk {
  readonly name: string;
  readonly test: RegExp;
  /** False: only what the test names, and nothing that it needs. */
  readonly includeDependenciesRecursively?: boolean;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Sources below these folders of the repository; each is the beginning of a path, as a regular expression. */
const below = (...starts: readonly string[]): RegExp => new RegExp(`^${escaped(ROOT)}/(${starts.join('|')})`);

/** How a game wants its files to be put together, where it says so in `chunks.ts`. */
const ownChunks = async (): Promise<Chunk[]> => {
  const files = GAMES.map((name) => path.join(ROOT, 'games', name, 'page/chunks.ts')).filter(existsSync);
  const found = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<{ readonly CHUNKS: readonly Chunk[] }>),
  );
  return found.flatMap(({ CHUNKS }) => CHUNKS);
};

/** The words of a language, by what is opened together: many small files compress badly. */
const wordChunks = (code: string): Chunk[] =>
  [
    ['first', 'kernel/language|table/page/i18n|apps/web/src/features/home/i18n|games/\\w+/page/about'],
    ...GAMES.map((name) => [name, `games/${name}/page/(?!rulebook|about)[\\w/]+`] as const),
    ['coach', '(games/\\w+/)?review/[\\w/]+|table/page/coach/[\\w/]+|apps/web/src/features/review/[\\w/]+'],
    ['online', 'table/page/[\\w/]+|apps/web/src/features/[\\w/]+'],
  ].map(([name, folder]) => ({
    name: `${code}-${name}`,
    test: below(`(${folder})/${code}\\.ts$`),
    includeDependenciesRecursively: false,
  }));

export const CHUNKS: readonly Chunk[] = [
  {
    name: 'first',
    test: new RegExp(
      [
        'vite/preload-helper',
        'virtual:drawn',
        'node_modules/@?preact/',
        below(
          'kernel/language/(index|en)\\.ts$',
          'table/page/(ui/La(zy|ter)|browser/(loadOnce|ownFrame|records|route|settings))\\.tsx?$',
          'table/page/(games|i18n/(index|en|text|translation)|sources/(local/store|online/server))\\.ts$',
          'games/\\w+/page/(shelf|levels|about/(words|en))\\.ts$',
          'games/(index|\\w+/plugin)\\.ts$',
          'apps/web/src/(games|shell/(main|App|pages))\\.tsx?$',
          'apps/web/src/features/home/(Home|Hero|GameCard|Continue|OpenFile|words|i18n/en)\\.tsx?$',
        ).source,
      ].join('|'),
    ),
  },
  // What the worker loads too stays apart from what draws.
  {
    name: 'kernel',
    test: new RegExp(`${below('kernel/(?!language)', 'table/page/worker/rpc').source}|worker-loading`),
  },
  // Choices in advance are for slow tables alone.
  ...GAMES.map((name) => ({ name, test: below(`games/${name}/rules/(?!advance)`) })),
  {
    name: 'table',
    // Words of other languages stay apart: parts wait for theirs, and would wait for themselves in one file.
    test: new RegExp(
      `^(?!.*/(?!en)[a-z]{2}\\.ts$)${below(
        'table/page/(end|frame|log|model|seats|panel/(?!advance)|ui/(?!La(zy|ter))|i18n/refusal|browser/download)',
        'table/page/(worker/(levelName|open|otherLevel|thinker)|sources/(contract|facts|trouble|local/))',
        'apps/web/src/features/play/',
      ).source.slice(1)}`,
    ),
  },
  ...(await ownChunks()),
  ...TRANSLATED.flatMap(wordChunks),
  // Pages that are small, and opened from one another.
  {
    name: 'people',
    test: below(
      'apps/web/src/features/(me/|history/|challenge/|today/(DailyResult|TodayPage|daily|sending|spread|today)\\.)',
      'apps/web/src/features/lobby/(inbox/|OpenTables)',
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'learn',
    test: below('apps/web/src/features/(learn|review|study)/', 'table/page/sources/(guided|study)/'),
    includeDependenciesRecursively: false,
  },
  // What the bots of all games need.
  { name: 'bots', test: below('bots/'), includeDependenciesRecursively: false },
  {
    name: 'help',
    test: below('table/page/coach/(Help|HintPanel|Instruments|reasons|hinting)\\.tsx?$'),
    includeDependenciesRecursively: false,
  },
  // What the judges of all games need.
  {
    name: 'judge',
    test: below(
      'review/(argument|contest|findings|grade|line|match|parts|trial|turning)\\.ts$',
      'table/page/worker/judge\\.ts$',
    ),
    includeDependenciesRecursively: false,
  },
  // What every page that speaks with the server needs.
  {
    name: 'online',
    test: below('protocol/', 'table/page/sources/online/(api|asides|table|words|i18n/en)\\.ts$'),
  },
];
