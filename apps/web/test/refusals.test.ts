import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { de as canalsDe } from '@santiago/canals/page/i18n/de.ts';
import { en as canalsEn } from '@santiago/canals/page/i18n/en.ts';
import { fr as canalsFr } from '@santiago/canals/page/i18n/fr.ts';
import { de as cardsDe } from '@santiago/cards/page/i18n/de.ts';
import { en as cardsEn } from '@santiago/cards/page/i18n/en.ts';
import { fr as cardsFr } from '@santiago/cards/page/i18n/fr.ts';
import { de } from '@santiago/table/page/i18n/de.ts';
import { en } from '@santiago/table/page/i18n/en.ts';
import { fr } from '@santiago/table/page/i18n/fr.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Every code that the source of a folder refuses with. */
const codesIn = (folder: string): string[] => {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const source = files
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(laws|test)\//.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
    .join('\n');
  const codes = [...source.matchAll(/\b(?:makeR|r)efusal\(\s*'([a-z-]+)'/g)].map((found) => found[1]!);
  return [...new Set(codes)].toSorted();
};

/** The server's own: a table of codes and English sentences. */
const serverCodes = (): string[] => {
  const source = readFileSync(path.join(root, 'apps/server/src/refusals.ts'), 'utf8');
  const table = source.slice(source.indexOf('REFUSALS = {'), source.indexOf('} as const'));
  return [...table.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map((found) => found[1]!);
};

const shell = { en, de, fr };
const games = [
  ['canals', { en: canalsEn, de: canalsDe, fr: canalsFr }],
  ['cards', { en: cardsEn, de: cardsDe, fr: cardsFr }],
] as const;

const LANGUAGES = ['en', 'de', 'fr'] as const;

describe.each(LANGUAGES)('in %s', (code) => {
  const common = shell[code].refusals;

  it('every refusal of the server has a sentence', () => {
    expect(serverCodes().length).toBeGreaterThan(40);
    expect(serverCodes().filter((each) => !Object.hasOwn(common, each))).toEqual([]);
  });

  it('so does every refusal of the kernel and of the page itself', () => {
    const codes = [
      ...codesIn('kernel'),
      ...codesIn('table/page'),
      ...codesIn('apps/web/src'),
      ...games.flatMap(([game]) => codesIn(`games/${game}/page`)),
    ];
    expect(codes.length).toBeGreaterThan(10);
    const game = new Set(games.flatMap(([, words]) => Object.keys(words[code].refusals)));
    const missing = codes.filter((each) => !Object.hasOwn(common, each) && !game.has(each));
    expect(missing).toEqual(['nothing-here']);
  });

  it.each(games)('and every refusal of %s', (game, words) => {
    const codes = codesIn(`games/${game}/rules`);
    expect(codes.length).toBeGreaterThan(10);
    const sentences = { ...common, ...words[code].refusals };
    expect(codes.filter((each) => !Object.hasOwn(sentences, each))).toEqual([]);
  });
});

const DETAILS = {
  amount: 3,
  by: 'Ana',
  cash: 4,
  cost: 5,
  ditch: 'B2-C2',
  square: 'c3',
  least: 1,
  min: 2,
  max: 5,
};

type Said = Readonly<Record<string, (details: Readonly<Record<string, string | number>>) => string>>;

describe.each(['de', 'fr'] as const)('nothing is left in English in %s', (code) => {
  const pairs: readonly (readonly [string, Said, Said])[] = [
    ['refusals', en.refusals, shell[code].refusals],
    ['files', en.files, shell[code].files],
    ...games.map(([name, words]) => [name, words.en.refusals, words[code].refusals] as const),
  ];
  it.each(pairs)('%s', (_, english, other) => {
    const same = Object.keys(english).filter((each) => english[each]!(DETAILS) === other[each]!(DETAILS));
    expect(same).toEqual([]);
  });

  it('nor a notification', () => {
    const [ours, english] = [shell[code].people.notification, en.people.notification];
    for (const kind of ['yourTurn', 'invited', 'news', 'summary'] as const)
      expect(ours[kind]).not.toBe(english[kind]);
  });
});
