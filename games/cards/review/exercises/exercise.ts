import type { Seat } from '@santiago/kernel';

/** Six of each; in the order in which they are best solved. */
export const EXERCISE_KINDS = ['attack', 'fights', 'lines', 'buying'] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** What is asked for. All of it follows from what the learner can know. */
export type Goal =
  /** [X24] The greatest chance to destroy this player's base in this turn. */
  | { readonly kind: 'destroy'; readonly enemy: Seat }
  /** [X18] The fight to begin with so that this turn wins the most value on average. */
  | { readonly kind: 'order' }
  /** [X20] The attack that, if it is won, cuts off most cards of this player. */
  | { readonly kind: 'cut'; readonly enemy: Seat }
  /** [X24] Nobody can attack the own base with their next action, whatever they hold. */
  | { readonly kind: 'protect' }
  /** [X22] Most value bought back, less the change that is lost. */
  | { readonly kind: 'buy' };

/** A position out of a match, as the index has it. */
export interface ExerciseEntry {
  readonly id: string;
  readonly kind: ExerciseKind;
  /** Whose turn it is: the learner's seat. */
  readonly seat: Seat;
  readonly goal: Goal;
  /** One of the best answers, in notation; of a purchase all of its rows. */
  readonly answer: readonly string[];
  /** What the best answers are worth, by what the goal counts (worth.ts): every answer of this worth is right. */
  readonly best: number;
  /** How often easy bots found one of them. */
  readonly novices: { readonly found: number; readonly runs: number };
}

/** An exercise with its match. */
export interface Exercise extends ExerciseEntry {
  /** The text of a match file; the position is the one after its last row. */
  readonly match: string;
}
