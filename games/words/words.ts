import type { Later } from '@santiago/review/argument.ts';
import type { Look } from '@santiago/canals/review/look.ts';
import type { CanalsFact } from '@santiago/canals/review/reason.ts';
import type { CanalsNames, CanalsWords } from '@santiago/canals/review/words/words.ts';
import type { CardsReason } from '@santiago/cards/review/reason.ts';
import type { CardsNames, CardsWords } from '@santiago/cards/review/words/words.ts';
import type { Reason } from '@santiago/review';
import { type Sentences, sentenceIn } from '@santiago/review/sentences.ts';

/** The facts of every game. */
type GameReason = CanalsFact | CardsReason | Later;

/** How a sentence names people, squares and cards, in every game. */
export interface Names extends CanalsNames, CardsNames {}

/** What the coach says in one language, about every game. */
export interface Words extends CanalsWords {
  readonly reasons: CanalsWords['reasons'] & CardsWords['reasons'] & Sentences<Later, Names>;
}

/** The sentence that says a fact. */
export const sentenceOf = ({ reasons }: Words, reason: Reason, names: Names): string =>
  sentenceIn<GameReason, Names>(reasons, reason as GameReason, names);

/** The sentence that says where to look. */
export const lookOf = ({ looks }: Words, look: Look, names: Names): string => sentenceIn(looks, look, names);
