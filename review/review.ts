import type { Seat, Who } from '@santiago/kernel';
import type { Reason } from './reason.ts';

/**
 * What a review is: plain data that survives JSON, so that a worker may send it, a program print it and a page show
 * it. Actions are in the notation of the game, seats have their names, lists are by seat unless they say otherwise.
 * Scores are expected final scores, chances are expected shares of the victory (they sum to 1).
 */

/** The name of a choice: only if the loss exceeds the uncertainty of the estimate. */
export const GRADES = ['none', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** An action weighed. Errors are standard errors. */
export interface JudgedCandidate {
  readonly action: string;
  readonly scores: readonly number[];
  readonly scoreErrors: readonly number[];
  readonly chances: readonly number[];
  readonly chanceErrors: readonly number[];
  /** How often it was tried; 0 where `exact`. */
  readonly trials: number;
  /** True if everything that follows was searched to the end of the match, so that nothing is estimated. */
  readonly exact: boolean;
}

/**
 * What a choice cost its seat compared with the best candidate; negative if the choice has more of this one measure.
 */
export interface Loss {
  readonly points: number;
  readonly chance: number;
  /** Standard errors, of differences between trials that met the same chance. */
  readonly pointsError: number;
  readonly chanceError: number;
}

/** One decision that a player made, judged. Decisions with a single answer are not included. */
export interface JudgedDecision {
  /** The row of the match's line that holds it, from 0. The position is the one before this row. */
  readonly index: number;
  readonly seat: Seat;
  readonly round: number;
  /** One of the judge's phases. */
  readonly phase: string;
  readonly chosen: string;
  /** Best first. The chosen one is always among them. */
  readonly candidates: readonly JudgedCandidate[];
  readonly loss: Loss;
  readonly grade: Grade;
  /** From 0 to 100; 100 if nothing was lost. */
  readonly accuracy: number;
  /** The facts behind the judgement, the most important first. */
  readonly reasons: readonly Reason[];
}

/** What each seat could expect at one position of the match. */
export interface Expectation {
  readonly scores: readonly number[];
  readonly chances: readonly number[];
}

/** A row after which a player's chances had changed much. */
export interface TurningPoint {
  readonly index: number;
  readonly who: Who;
  readonly round: number;
  /** The row in notation, without its author. */
  readonly action: string;
  /** The seat whose chance changed most, and its chance before and after. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /** The grade of the decision, `none` for chance. */
  readonly grade: Grade;
}

/** How well a player did in one phase, or in all. */
export interface Accuracy {
  readonly decisions: number;
  /** The mean over the decisions, from 0 to 100; null if there are none. */
  readonly accuracy: number | null;
  /** Sums over the decisions. */
  readonly points: number;
  readonly chance: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
}

/**
 * Where a score came from, in whole points; in a game without points, in whole percent of the victory. `start` is what
 * the seat could expect before the first row. The other parts are how the expectation changed at the rows of chance,
 * of the others and of the seat itself, phase by phase. At its own rows the best choice would have brought `best`, and
 * the one that was made lost `lost` of it. All parts add up to the score.
 */
export interface Parts {
  readonly start: number;
  readonly chance: number;
  /** By phase: what the others did there. */
  readonly others: Readonly<Record<string, number>>;
  /** By phase: what the best choices of the seat would have brought, measured against average play. */
  readonly best: Readonly<Record<string, number>>;
  /** By phase: what the seat's choices lost against the best ones, as in its decisions. */
  readonly lost: Readonly<Record<string, number>>;
  /** The score at the end; the expected score, rounded, if the match is not over. */
  readonly score: number;
}

export interface SeatReview {
  readonly seat: Seat;
  readonly all: Accuracy;
  readonly phases: Readonly<Record<string, Accuracy>>;
  readonly parts: Parts;
}

/** A whole match, judged. */
export interface Review {
  readonly game: string;
  readonly players: number;
  /** Whether the match was over; otherwise the last expectation replaces the result. */
  readonly over: boolean;
  /** Whether the game counts points. If it does not, scores are the shares of the victory. */
  readonly scored: boolean;
  readonly seed: number;
  /** Whose knowledge `graph` is drawn from; null where it knows everything. */
  readonly eye: Seat | null;
  /** The phases of the game's decisions, in the order of a round. */
  readonly phases: readonly string[];
  /** In the order of the match. */
  readonly decisions: readonly JudgedDecision[];
  /** Before the first row, and after each row: one more than there are rows. */
  readonly graph: readonly Expectation[];
  /** The same with all cards open; null where `graph` is that already. */
  readonly openGraph: readonly Expectation[] | null;
  /** In the order of the match. */
  readonly turningPoints: readonly TurningPoint[];
  /** By seat. */
  readonly seats: readonly SeatReview[];
}

/** The progress of a review. */
export interface Progress {
  /** 0 during the first pass, then the passes that refine it. */
  readonly stage: number;
  readonly stages: number;
  /** The fraction of the work that is done, from 0 to 1. */
  readonly done: number;
  /** The review so far; null until the first pass is complete. Made on request. */
  review(): Review | null;
}
