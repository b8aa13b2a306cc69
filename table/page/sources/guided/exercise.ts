import type { Game, GameTypes, Seat } from '@santiago/kernel';

export type NameOf = (seat: Seat) => string;

/** A position out of a match, and what is asked of it. Texts are asked for anew in every language. */
export interface Exercise<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly kind: string;
  /** Who is asked. */
  readonly seat: Seat;
  /** A best answer, in notation, row by row. */
  readonly rows: readonly string[];
  /** The match file that ends with the position. */
  match(): Promise<string>;
  ask(nameOf: NameOf): string;
  /** What is wrong with an answer; null where it is right, undefined where it is not complete. */
  wrong(view: T['View'], action: T['Action'], nameOf: NameOf): string | null | undefined;
  /** Why a right answer is right; the view is the one before it. */
  why(view: T['View'], action: T['Action']): string;
}

/** The exercises of a game. */
export interface ExerciseSet<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** In the order in which they are best solved. */
  readonly kinds: readonly string[];
  titleOf(kind: string): string;
  readonly exercises: readonly Exercise<T>[];
}
