import type { JudgedCandidate, Loss } from './review.ts';
import { POINT_WORTH } from './worth.ts';

const MOST_SEATS = 5;

/** The result of one trial, by seat. */
export interface TrialResult {
  readonly scores: Float64Array;
  readonly shares: Float64Array;
}

/**
 * An action and the results of its trials. Trials are numbered; trials with the same number met the same chance
 * whatever the action, so two actions are compared trial by trial.
 */
export class Tried {
  readonly action: number;
  exact = false;
  trials = 0;
  private readonly players: number;
  private readonly seat: number;
  /** Sums and sums of squares by seat. */
  private readonly scores = new Float64Array(MOST_SEATS);
  private readonly scoreSquares = new Float64Array(MOST_SEATS);
  private readonly shares = new Float64Array(MOST_SEATS);
  private readonly shareSquares = new Float64Array(MOST_SEATS);
  /** The seat's own, trial by trial. */
  readonly ownScores: number[] = [];
  readonly ownShares: number[] = [];

  constructor(action: number, players: number, seat: number) {
    this.action = action;
    this.players = players;
    this.seat = seat;
  }

  add({ scores, shares }: TrialResult): void {
    for (let i = 0; i < this.players; i++) {
      this.scores[i]! += scores[i]!;
      this.scoreSquares[i]! += scores[i]! * scores[i]!;
      this.shares[i]! += shares[i]!;
      this.shareSquares[i]! += shares[i]! * shares[i]!;
    }
    this.ownScores.push(scores[this.seat]!);
    this.ownShares.push(shares[this.seat]!);
    this.trials++;
  }

  /** A certain result replaces the trials. */
  settle(result: TrialResult): void {
    for (const sums of [this.scores, this.scoreSquares, this.shares, this.shareSquares]) sums.fill(0);
    this.ownScores.length = this.ownShares.length = this.trials = 0;
    this.add(result);
    this.exact = true;
  }

  get score(): number {
    return this.scores[this.seat]! / this.trials;
  }

  get chance(): number {
    return this.shares[this.seat]! / this.trials;
  }

  get worth(): number {
    return this.chance + POINT_WORTH * this.score;
  }

  judged(action: string): JudgedCandidate {
    const seats = Array.from({ length: this.players }, (_, seat) => seat);
    const mean = (sums: Float64Array): number[] => seats.map((seat) => sums[seat]! / this.trials);
    const errors = (sums: Float64Array, squares: Float64Array): number[] =>
      seats.map((seat) => this.errorOf(sums[seat]!, squares[seat]!));
    return {
      action,
      scores: mean(this.scores),
      scoreErrors: errors(this.scores, this.scoreSquares),
      chances: mean(this.shares),
      chanceErrors: errors(this.shares, this.shareSquares),
      trials: this.exact ? 0 : this.trials,
      exact: this.exact,
    };
  }

  private errorOf(sum: number, squares: number): number {
    const n = this.trials;
    if (this.exact || n < 2) return 0;
    return Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2) / (n - 1));
  }
}

/** The mean of the differences and its standard error, over the trials both met. */
const paired = (a: readonly number[], b: readonly number[]): { mean: number; error: number } => {
  const n = Math.min(a.length, b.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const difference = a[i]! - b[i]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / n;
  return { mean, error: n < 2 ? 0 : Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1)) };
};

/** What one action costs compared with another. */
export const lossBetween = (best: Tried, chosen: Tried): Loss => {
  const points = paired(best.ownScores, chosen.ownScores);
  const chance = paired(best.ownShares, chosen.ownShares);
  return {
    points: points.mean,
    chance: chance.mean,
    pointsError: points.error,
    chanceError: chance.error,
  };
};

export const NO_RIFT = { points: 0, chance: 0 } as const;

/**
 * How far what an action costs depends on who plays on: half the difference between trials with even and with odd
 * numbers, which seat different kinds of tables, less what their chance alone makes of it.
 */
export const riftBetween = (best: Tried, chosen: Tried): Pick<Loss, 'points' | 'chance'> => {
  if (Math.min(best.trials, chosen.trials) < 2) return NO_RIFT;
  const rift = (a: readonly number[], b: readonly number[]): number => {
    const half = (parity: number) => paired(everyOther(a, parity), everyOther(b, parity));
    const [even, odd] = [half(0), half(1)];
    const squares = ((even.mean - odd.mean) ** 2 - even.error ** 2 - odd.error ** 2) / 4;
    return Math.sqrt(Math.max(0, squares));
  };
  return {
    points: rift(best.ownScores, chosen.ownScores),
    chance: rift(best.ownShares, chosen.ownShares),
  };
};

const everyOther = (numbers: readonly number[], parity: number): number[] =>
  numbers.filter((_, i) => i % 2 === parity);

/** Most worth first; among equals the one that was first before. */
export const ranked = (tried: readonly Tried[]): Tried[] => tried.toSorted((a, b) => b.worth - a.worth);
