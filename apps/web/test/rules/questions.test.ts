import { describe, expect, it } from 'vitest';
import { en as canals } from '../../src/games/canals/rules/en.ts';
import { en as cards } from '../../src/games/cards/rules/en.ts';
import type { Book, BookTypes, Piece } from '../../src/table/rules/rulebook.ts';
import { CANALS_QUESTIONS, CARDS_QUESTIONS, type Question } from './questions.ts';

const GAMES: readonly { name: string; questions: readonly Question<string>[]; book: Book<BookTypes> }[] = [
  { name: 'Canals', questions: CANALS_QUESTIONS, book: canals },
  { name: 'Cards', questions: CARDS_QUESTIONS, book: cards },
];

const rulesOf = (piece: Piece<BookTypes>): readonly string[] => ('rules' in piece ? piece.rules : []);

describe.each(GAMES)('the questions about $name', ({ questions, book }) => {
  it('are twenty', () => {
    expect(questions).toHaveLength(20);
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(20);
  });

  it.each(questions)('$ask', ({ rules, in: sections }) => {
    const cited = new Set(sections.flatMap((name) => book.sections[name]!.pieces.flatMap(rulesOf)));
    // The sections that are said to answer the question state at least one of its rules.
    expect(rules.filter((rule) => cited.has(rule))).not.toEqual([]);
  });
});
