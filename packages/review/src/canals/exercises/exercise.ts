import type { Seat } from '@santiago/kernel';
import type { CanalsReason } from '../reason.ts';

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

/** A position out of a match with one best answer, as the index has it. */
export interface ExerciseEntry {
  readonly id: string;
  readonly kind: ExerciseKind;
  /** Whose turn it is: the learner's seat. */
  readonly seat: Seat;
  readonly goal: Goal;
  /** In notation: the only best answer. */
  readonly answer: string;
  /** How that is proved: by searching everything that can follow, or by what the rules say about each answer. */
  readonly proof: 'search' | 'rules';
  /** Why it is the best. */
  readonly reasons: readonly CanalsReason[];
  /** How often novices found it. */
  readonly novices: { readonly found: number; readonly runs: number };
}

/** An exercise with its match. */
export interface Exercise extends ExerciseEntry {
  /** The text of a match file; the position is the one after its last row. */
  readonly match: string;
}
