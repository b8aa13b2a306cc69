import type { Seat } from '@santiago/kernel';

/** Four or more of each, in the order in which people should solve them. */
export const EXERCISE_KINDS = ['scoring', 'planting', 'water', 'bribes', 'extra', 'auction'] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** The goal of an exercise. */
export type Goal =
  /** The best result of the match: the victory first, then points. */
  | { readonly kind: 'result' }
  /** Most points if the match ended with this row. */
  | { readonly kind: 'points-now' }
  /** This rank in the planting order, from 1, for as little as possible. */
  | { readonly kind: 'rank'; readonly rank: number }
  /** To become overseer without the loss of a marker, for as little as possible. */
  | { readonly kind: 'overseer' };

/** Final points by seat, by answer in notation. */
export type Ends = Readonly<Record<string, readonly number[]>>;

/** A position out of a match with one best answer, as the index has it. */
export interface ExerciseEntry {
  readonly id: string;
  readonly kind: ExerciseKind;
  /** Whose turn it is: the learner's seat. */
  readonly seat: Seat;
  readonly goal: Goal;
  /** In notation: the only best answer. */
  readonly answer: string;
  /**
   * What each answer leads to if all play as well as they can, where everything that can follow was searched: the
   * best answer with the worst that may come of it, the others with the best. Empty where the rules alone say it.
   */
  readonly ends: Ends;
  /** How often novices found it. */
  readonly novices: { readonly found: number; readonly runs: number };
}

/** An exercise with its match. */
export interface Exercise extends ExerciseEntry {
  /** The text of a match file; the position is the one after its last row. */
  readonly match: string;
}
