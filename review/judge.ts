import type { Game, GameTypes, Row } from '@santiago/kernel';
import type { Reason } from './reason.ts';
import type { Expectation, JudgedCandidate, Loss } from './review.ts';

/** What the seats can expect in one position: every further stage makes it more certain. */
export interface Outlook {
  /** Runs a stage: stage 0 is a first look, each later one takes longer. */
  refine(stage: number): void;
  expectation(): Expectation;
}

/** A decision while it is weighed. Its expectation is that of the chosen action. */
export interface Weighing extends Outlook {
  /** As the deciding seat knew it. `expectation` is the same with everything open. */
  ownExpectation(): Expectation;
  /** Best first. The chosen action is one of them. */
  candidates(): readonly JudgedCandidate[];
  /** What the chosen action lost compared with the best one; `worth` is the same as a part of a victory. */
  loss(): Loss & { readonly worth: number };
}

/** The match around a decision: some facts are about what came after it. `index` is the row of the decision. */
export interface MatchContext<T extends GameTypes> {
  readonly rows: readonly Row<T['Action']>[];
  readonly index: number;
}

/** Judges the decisions of one match. A judge does not play: it knows every row and tries actions against many people. */
export interface Judge<T extends GameTypes> {
  readonly game: Game<T>;
  /** Whether scores are points; otherwise they are the shares of the victory. */
  readonly scored: boolean;
  /** Whether seats know different things, so that an expectation depends on the seat. */
  readonly hidden: boolean;
  /** The phases of decisions, in the order of a round. */
  readonly phases: readonly string[];
  /** How many passes over the match there are, including the first. */
  readonly stages: number;
  phaseOf(state: T['State']): string;
  /** The round that the next row belongs to. */
  roundOf(state: T['State']): number;
  /** Weighs what the seat chose. The state is the one before the choice; the judge keeps no reference to it. */
  weigh(state: T['State'], seat: number, chosen: number): Weighing;
  /**
   * What the seats can expect from a state that no decision led to: as this seat knows it, or (null) with everything
   * open.
   */
  expect(state: T['State'], eye: number | null): Outlook;
  /** The facts behind a judgement, the most important first. */
  reasons(state: T['State'], seat: number, actions: Compared, match: MatchContext<T>): readonly Reason[];
}

/**
 * Makes the judge of one match: the same seed gives the same judgements. In a long match each decision gets less
 * time.
 */
export type JudgeMaker<T extends GameTypes = GameTypes> = (seed: number, rows: number) => Judge<T>;

export interface Compared {
  readonly chosen: string;
  readonly best: string;
}
