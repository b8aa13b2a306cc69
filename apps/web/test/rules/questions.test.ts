import { describe, expect, it } from 'vitest';
import { de as canalsDe } from '@santiago/canals/page/rulebook/de.ts';
import { en as canalsEn } from '@santiago/canals/page/rulebook/en.ts';
import { fr as canalsFr } from '@santiago/canals/page/rulebook/fr.ts';
import { de as cardsDe } from '@santiago/cards/page/rulebook/de.ts';
import { en as cardsEn } from '@santiago/cards/page/rulebook/en.ts';
import { fr as cardsFr } from '@santiago/cards/page/rulebook/fr.ts';
import { type Book, type BookTypes, type Piece, textsOf } from '@santiago/table/page/rulebook/rulebook.ts';
import { CANALS_QUESTIONS, CARDS_QUESTIONS, type Question } from './questions.ts';

const LANGUAGES = ['en', 'de', 'fr'] as const;

interface Game {
  readonly name: string;
  readonly questions: readonly Question<string>[];
  readonly books: Readonly<Record<(typeof LANGUAGES)[number], Book<BookTypes>>>;
}

const GAMES: readonly Game[] = [
  { name: 'Canals', questions: CANALS_QUESTIONS, books: { en: canalsEn, de: canalsDe, fr: canalsFr } },
  { name: 'Cards', questions: CARDS_QUESTIONS, books: { en: cardsEn, de: cardsDe, fr: cardsFr } },
];

const rulesOf = (piece: Piece<BookTypes>): readonly string[] => ('rules' in piece ? piece.rules : []);

/** Quotations are typed with plain spaces. */
const spaced = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const textIn = (book: Book<BookTypes>, sections: readonly string[]): string =>
  spaced(sections.flatMap((name) => book.sections[name]!.pieces.flatMap(textsOf)).join('\n'));

describe.each(GAMES)('the questions about $name', ({ questions, books }) => {
  it('are twenty', () => {
    expect(questions).toHaveLength(20);
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(20);
  });

  describe.each(LANGUAGES)('are answered by the page in %s', (language) => {
    it.each(questions)('$ask', ({ rules, in: sections, says }) => {
      const book = books[language];
      const cited = new Set(sections.flatMap((name) => book.sections[name]!.pieces.flatMap(rulesOf)));
      // The sections that are said to answer the question state at least one of its rules.
      expect(rules.filter((rule) => cited.has(rule))).not.toEqual([]);
      const text = textIn(book, sections);
      expect(says[language].filter((quotation) => !text.includes(quotation))).toEqual([]);
      expect(says[language]).not.toEqual([]);
    });
  });
});
