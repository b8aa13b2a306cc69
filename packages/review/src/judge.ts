import type { Game, GameTypes, Row } from '@santiago/kernel';
import type { Reason } from './reason.ts';
import type { Expectation, JudgedCandidate, Loss } from './review.ts';

/** What is to be expected at one moment of the match: the longer it is looked at, the surer. */
export interface Outlook {
  /** Takes the next step: 0 is the first look, the judge's last stage the longest. */
  refine(stage: number): void;
  expectation(): Expectation;
}

/** A decision being weighed; what is to be expected is that of the chosen action. */
export interface Weighing extends Outlook {
  /** Best first, the chosen one among them. */
  candidates(): readonly JudgedCandidate[];
  /** What the chosen action cost against the best, and that as a part of what a victory is worth. */
  loss(): Loss & { readonly worth: number };
}

/** The rows around a decision: some facts lie in what came after it. */
export interface Moment<T extends GameTypes> {
  readonly rows: readonly Row<T['Action']>[];
  readonly index: number;
}

/** Judges the decisions of one match. It is no player: it knows every row, and tries actions against many people. */
export interface Judge<T extends GameTypes> {
  readonly game: Game<T>;
  /** Whether scores are points; otherwise they are the shares of the victory. */
  readonly scored: boolean;
  /** The phases of decisions, in the order of a round. */
  readonly phases: readonly string[];
  /** Passes over the match, the first picture included. */
  readonly stages: number;
  phaseOf(state: T['State']): string;
  roundOf(state: T['State']): number;
  /** Weighs what the seat chose. The state is the one before; it is not kept. */
  weigh(state: T['State'], seat: number, chosen: number): Weighing;
  /** What is to be expected of a state in which nobody has just decided. */
  expect(state: T['State']): Outlook;
  /** The facts behind a judgement, the most telling first. */
  reasons(state: T['State'], seat: number, actions: Compared, moment: Moment<T>): readonly Reason[];
}

/** Makes the judge of one match: the same seed gives the same judgements. A long match gets less time a decision. */
export type JudgeMaker<T extends GameTypes = GameTypes> = (seed: number, rows: number) => Judge<T>;

export interface Compared {
  readonly chosen: string;
  readonly best: string;
}
