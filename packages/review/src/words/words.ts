import type { Crop } from '@santiago/canals';
import type { Card } from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import type { CanalWaters } from '../canals/reason.ts';
import type { Person, Reason } from '../reason.ts';
import type { Goal } from '../canals/exercises/exercise.ts';
import type { Look } from '../hint.ts';

/** How a sentence calls people and things: who reads it, and in which edition, is not the teacher's business. */
export interface Names {
  readonly person: (seat: Seat) => Person;
  readonly crop: (crop: Crop) => string;
  readonly card: (card: Card) => string;
  /** An action in words; in notation where this is left out. */
  readonly action?: (notation: string) => string;
}

/** A sentence for every kind of something: the compiler counts them. */
type Sentences<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: (of: Extract<T, { kind: K }>, names: Names) => string;
};

/** What the teacher says in one language. Every number in a sentence is one of the facts it is made of. */
export interface Words {
  readonly reasons: Sentences<Reason>;
  readonly goals: Sentences<Goal>;
  readonly looks: Sentences<Look>;
}

/** Those whose markers a canal waters, and those whose points it changes. */
export const gainersOf = (gains: CanalWaters['gains']) => ({
  watered: gains.filter(({ markers }) => markers > 0),
  changed: gains.filter(({ points }) => points !== 0),
});

/** The entry of a table for something of this kind; each kind has one. */
const entry = <T extends { readonly kind: string }>(
  table: Sentences<T>,
  of: T,
): ((of: T, names: Names) => string) => table[of.kind as T['kind']] as (of: T, names: Names) => string;

/** The sentence that says a fact. */
export const sentenceOf = ({ reasons }: Words, reason: Reason, names: Names): string =>
  entry(reasons, reason)(reason, names);

/** The sentence that says what an exercise asks for. */
export const goalOf = ({ goals }: Words, goal: Goal, names: Names): string => entry(goals, goal)(goal, names);

/** The sentence that says where to look. */
export const lookOf = ({ looks }: Words, look: Look, names: Names): string => entry(looks, look)(look, names);
