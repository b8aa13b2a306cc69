import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { en as canals } from '@santiago/canals/page/rulebook/en.ts';
import { en as cards } from '@santiago/cards/page/rulebook/en.ts';
import type { Book, BookTypes } from '@santiago/table/page/rulebook/rulebook.ts';

/**
 * Statements about the rules that were once wrong or incomplete. Each cites the rules it states: in a dictionary by a
 * comment above the message, on a rules page by the numbers of its piece. So whoever changes a rule finds its texts.
 */
const MESSAGES: readonly (readonly [file: string, key: string, rules: string])[] = [
  ['games/canals/page/i18n/en.ts', 'fate', 'C48 C49'],
  ['games/canals/page/i18n/en.ts', 'passLater', 'C22'],
  ['games/canals/page/i18n/en.ts', 'passFirst', 'C21 C22 C24'],
  ['games/canals/page/i18n/en.ts', 'pool', 'C36'],
  ['games/canals/page/i18n/en.ts', 'decide', 'C35 C36'],
  ['games/canals/page/i18n/en.ts', 'decideFree', 'C38'],
  ['games/canals/page/i18n/en.ts', 'ownPlanPoor', 'C37'],
  ['games/canals/page/i18n/en.ts', "'must-build'", 'C34 C36'],
  ['games/canals/page/i18n/en.ts', 'bribe', 'C34 C39'],
  ['games/canals/page/i18n/en.ts', "'leftover-apart'", 'C28'],
  ['games/canals/page/i18n/en.ts', 'extra', 'C45 C46'],
  ['games/canals/page/i18n/en.ts', 'loses', 'C48'],
  ['games/canals/page/lesson/en.ts', 'drying', 'C48 C50'],
  ['games/canals/page/lesson/en.ts', 'decideOwn', 'C36'],
  ['games/canals/page/lesson/en.ts', 'offer', 'C6 C17'],
  ['games/canals/page/lesson/en.ts', 'bribe', 'C32 C35'],
  ['games/canals/page/lesson/en.ts', 'extra', 'C45'],
  ['games/canals/page/lesson/en.ts', 'watch', 'C21 C28 C37 C38 C49'],
  ['table/page/i18n/en.ts', 'editionHint', 'C7 C9'],
  ['games/cards/page/i18n/en.ts', "'base-place'", 'X8'],
  ['games/cards/page/i18n/en.ts', 'passes', 'X30'],
  ['games/cards/page/i18n/en.ts', 'act', 'X10 X28'],
  ['games/cards/page/i18n/en.ts', 'actNothing', 'X10 X28'],
  ['games/cards/page/i18n/en.ts', 'pick', 'X25'],
  ['games/cards/page/i18n/en.ts', 'trade', 'X22'],
  ['games/cards/page/i18n/en.ts', 'endings', 'X29 X30'],
  ['games/cards/page/lesson/en.ts', 'draw', 'X30'],
  ['games/cards/page/lesson/en.ts', 'walk', 'X11 X12'],
  ['games/cards/page/lesson/en.ts', 'stranded', 'X20 X28'],
  ['games/cards/page/coach/en.ts', 'fightsHint', 'X20'],
];

const PAGES: readonly (readonly [book: Book<BookTypes>, section: string, rules: string])[] = [
  [canals, 'setUp', 'C8 C9 C10 C11 C12 C13 C14'],
  [canals, 'auction', 'C17 C18 C19 C20 C21'],
  [canals, 'planting', 'C22 C24 C25 C28'],
  [canals, 'bribing', 'C30 C31 C32 C33 C34 C35 C36 C37 C38 C39'],
  [canals, 'extra', 'C31 C45 C46'],
  [canals, 'drying', 'C47 C48 C49 C50'],
  [canals, 'scoring', 'C52 C53 C54'],
  [canals, 'two', 'C9 C12 C40 C41 C42 C43 C44'],
  [cards, 'setUp', 'X7 X8'],
  [cards, 'turn', 'X10'],
  [cards, 'touching', 'X14'],
  [cards, 'fights', 'X15 X16 X17 X18'],
  [cards, 'moving', 'X28'],
  [cards, 'buying', 'X22'],
  [cards, 'destroyed', 'X21 X24 X25 X27'],
  [cards, 'end', 'X29 X30'],
];

/** `C48 to C50` cites C49 too. */
const numbersIn = (comment: string): string[] =>
  [...comment.matchAll(/([CX])(\d+)(?: to [CX](\d+))?/g)].flatMap(([, letter, from, to]) =>
    Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, i) => `${letter}${Number(from) + i}`),
  );

/** The rules that the comments above messages of this key cite; a key may occur in several parts. */
const citedAbove = (file: string, key: string): string[][] => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8');
  return [...text.matchAll(new RegExp(`/\\*\\*([^*]*)\\*/\\n +${key}:`, 'g'))].map(([, comment]) =>
    numbersIn(comment!),
  );
};

describe('a statement about the rules cites them', () => {
  it.each(MESSAGES)('%s, %s: %s', (file, key, rules) => {
    const complete = citedAbove(file, key).filter((cited) =>
      rules.split(' ').every((rule) => cited.includes(rule)),
    );
    expect(complete).not.toEqual([]);
  });

  it.each(PAGES.map(([book, section, rules]) => ({ book, section, rules })))(
    'rules page, $section: $rules',
    ({ book, section, rules }) => {
      const cited = book.sections[section]!.pieces.flatMap((piece) => ('rules' in piece ? piece.rules : []));
      expect(rules.split(' ').filter((rule) => !cited.includes(rule))).toEqual([]);
    },
  );
});
