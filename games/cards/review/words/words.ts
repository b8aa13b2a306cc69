import type { Card } from '@santiago/cards';
import type { PersonNames, Sentences } from '@santiago/review/sentences.ts';
import type { CardsReason } from '../reason.ts';

export interface CardsNames extends PersonNames {
  readonly card: (card: Card) => string;
}

/**
 * What is said about the card game in one language. Every number in a sentence belongs to the fact it is made from.
 */
export interface CardsWords {
  readonly reasons: Sentences<CardsReason, CardsNames>;
}
