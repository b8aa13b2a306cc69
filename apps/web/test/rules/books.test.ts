import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PICTURES as CANALS_PICTURES } from '@santiago/canals/page/rulebook/book.ts';
import { de as canalsDe } from '@santiago/canals/page/rulebook/de.ts';
import { en as canalsEn } from '@santiago/canals/page/rulebook/en.ts';
import { fr as canalsFr } from '@santiago/canals/page/rulebook/fr.ts';
import * as canalsSections from '@santiago/canals/page/rulebook/sections.ts';
import { PICTURES as CARDS_PICTURES } from '@santiago/cards/page/rulebook/book.ts';
import { de as cardsDe } from '@santiago/cards/page/rulebook/de.ts';
import { en as cardsEn } from '@santiago/cards/page/rulebook/en.ts';
import { fr as cardsFr } from '@santiago/cards/page/rulebook/fr.ts';
import * as cardsSections from '@santiago/cards/page/rulebook/sections.ts';
import {
  type Book,
  type BookTypes,
  cutAt,
  type Piece,
  type Section,
  sectionsWith,
  textsOf,
} from '@santiago/table/page/rulebook/rulebook.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const WORDS_AT_MOST = 1500;

interface Game {
  readonly name: string;
  readonly order: readonly string[];
  readonly pictures: readonly string[];
  readonly refusedIn: Readonly<Record<string, string>>;
  readonly books: Readonly<Record<string, Book<BookTypes>>>;
  /** Rules that no player needs: how chance is written down, what the program asserts. */
  readonly unsaid: readonly string[];
}

const GAMES: readonly Game[] = [
  {
    name: 'canals',
    order: canalsSections.SECTIONS,
    pictures: CANALS_PICTURES,
    refusedIn: canalsSections.REFUSED_IN,
    books: { en: canalsEn, de: canalsDe, fr: canalsFr },
    unsaid: [],
  },
  {
    name: 'cards',
    order: cardsSections.SECTIONS,
    pictures: CARDS_PICTURES,
    refusedIn: cardsSections.REFUSED_IN,
    books: { en: cardsEn, de: cardsDe, fr: cardsFr },
    unsaid: [],
  },
];

const sectionsOf = ({ order }: Game, book: Book<BookTypes>): readonly Section<BookTypes>[] =>
  order.map((name) => book.sections[name]!);
const piecesOf = (game: Game, book: Book<BookTypes>): Piece<BookTypes>[] =>
  sectionsOf(game, book).flatMap(({ pieces }) => pieces);
const rulesOf = (piece: Piece<BookTypes>): readonly string[] => ('rules' in piece ? piece.rules : []);

const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted();

/** The numbered rules of a game, as `docs/rules` has them. */
const numbered = (game: string): string[] =>
  [...readFileSync(path.join(ROOT, `docs/rules/${game}.md`), 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(
    ([, rule]) => rule!,
  );

/** Every code with which a game or the kernel refuses a row of a match. */
const refusalCodes = (game: string): string[] => {
  const files = [
    ...globSync(`games/${game}/rules/{*,{common,phases,state}/*}.ts`, { cwd: ROOT }),
    'kernel/match.ts',
    'kernel/phase.ts',
    `games/${game}/page/panel/interaction.ts`,
  ];
  const codes = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\b[a-zA-Z]*[rR]efusal\(\s*'([a-z-]+)'/g)].map(
      ([, code]) => code!,
    ),
  );
  return [...new Set(codes)].toSorted();
};

/** About the file or the command, not about the rules of a game. */
const NOT_OF_THE_GAME = ['undo-gone'];

describe.each(GAMES)('the rules of $name', (game) => {
  const english = game.books['en']!;

  it('cite every numbered rule that a player needs', () => {
    const cited = new Set(piecesOf(game, english).flatMap(rulesOf));
    const missing = numbered(game.name).filter((rule) => !cited.has(rule) && !game.unsaid.includes(rule));
    expect(missing).toEqual([]);
    expect([...cited].filter((rule) => !numbered(game.name).includes(rule))).toEqual([]);
  });

  it('have a section for every refusal, and for no other', () => {
    const codes = refusalCodes(game.name).filter((code) => !NOT_OF_THE_GAME.includes(code));
    expect(codes.length).toBeGreaterThan(20);
    expect(Object.keys(game.refusedIn).toSorted()).toEqual(codes);
  });

  it('draw every picture once', () => {
    const drawn = piecesOf(game, english).flatMap((piece) => (piece.kind === 'picture' ? piece.picture : []));
    expect(drawn.toSorted()).toEqual([...game.pictures].toSorted());
  });

  describe.each(Object.keys(game.books))('in %s', (language) => {
    const book = game.books[language]!;

    it(`have at most ${WORDS_AT_MOST} words`, () => {
      const text = sectionsOf(game, book).flatMap(({ title, pieces }) => [title, ...pieces.flatMap(textsOf)]);
      const words = text.join(' ').match(/\p{L}[\p{L}’-]*/gu)!.length;
      expect(words).toBeGreaterThan(1000);
      expect(words).toBeLessThanOrEqual(WORDS_AT_MOST);
    });

    it('say the same as in English: the same pieces, rules and numbers', () => {
      for (const name of game.order) {
        const [ours, theirs] = [book.sections[name]!, english.sections[name]!];
        const shape = (piece: Piece<BookTypes>) => [
          piece.kind,
          rulesOf(piece),
          'when' in piece ? piece.when : null,
          piece.kind === 'picture' ? piece.picture : textsOf(piece).length,
        ];
        expect([name, ...ours.pieces.map(shape)]).toEqual([name, ...theirs.pieces.map(shape)]);
        for (const [i, piece] of ours.pieces.entries()) {
          if (piece.kind === 'words') continue;
          expect([name, i, ...numbersIn(textsOf(piece).join(' '))]).toEqual([
            name,
            i,
            ...numbersIn(textsOf(theirs.pieces[i]!).join(' ')),
          ]);
        }
      }
    });

    it('have a text alternative for every picture', () => {
      for (const piece of piecesOf(game, book))
        if (piece.kind === 'picture') expect(piece.alt.length).toBeGreaterThan(20);
    });

    it('can be searched', () => {
      expect(sectionsWith(book, game.order, '')).toEqual(game.order);
      expect(sectionsWith(book, game.order, 'no such word')).toEqual([]);
      const { title } = book.sections['fights'] ?? book.sections['bribing']!;
      expect(sectionsWith(book, game.order, title.toUpperCase())).toContain(
        game.name === 'cards' ? 'fights' : 'bribing',
      );
    });
  });
});

describe('the search', () => {
  it('finds words without their accents and keeps the text as it is', () => {
    expect(cutAt('Le décompte complet', 'DECOMPTE')).toEqual(['Le ', 'décompte', ' complet']);
    expect(cutAt('Gräben und Gräben', 'grab')).toEqual(['', 'Gräb', 'en und ', 'Gräb', 'en']);
    expect(cutAt('nothing here', 'water')).toEqual(['nothing here']);
    expect(cutAt('anything', '  ')).toEqual(['anything']);
  });
});
