import type { GameTypes } from './game.ts';
import type { Seat } from './seats.ts';
import type { Gap, Phrase } from './talk.ts';

/**
 * Choices in advance: what a seat will do when a phase comes, as data. Everything here is asked of the state as
 * the seat itself knows it.
 */

/** A choice of a kind that the game lists, with its gaps filled. */
export type Choice = Phrase;

export interface ChoiceKind {
  readonly gaps: Readonly<Record<string, Gap>>;
  /** The phase whose decision it answers. A seat prepares one choice for each phase. */
  readonly phase: string;
}

/** What a game lets its players choose in advance. */
export interface Advance<T extends GameTypes = GameTypes> {
  readonly kinds: Readonly<Record<string, ChoiceKind>>;
  /** The phase of the decision that is open now; null if nothing can be prepared for it. */
  phase(state: T['State']): string | null;
  /**
   * Says how long a choice holds: while this text stays the same. Null if its phase cannot come as things are now, or
   * if the choice could not be played then.
   */
  span(choice: Choice, seat: Seat, state: T['State']): string | null;
  /** What the seat does in the phase of the choice; null if the choice leaves it to the person. */
  answer(choice: Choice, seat: Seat, state: T['State']): T['Action'] | null;
}
