import { leadOf } from '@santiago/kernel';
import type { Candidate } from '../bot.ts';

const SEATS = 5;

/** The result of one trial, by seat. */
export interface Result {
  readonly scores: Float64Array;
  readonly shares: Float64Array;
  /** Contempt: how much less the result is worth to the asking player than its share says. */
  contempt: number;
}

export const makeResult = (): Result => ({
  scores: new Float64Array(SEATS),
  shares: new Float64Array(SEATS),
  contempt: 0,
});

/** Tries an action once. Trials of the same index meet the same chance. */
export type Try = (action: number, index: number, result: Result) => void;

export interface TrialsOptions {
  readonly seat: number;
  readonly players: number;
  readonly late?: (() => boolean) | undefined;
  /** What the candidates were worth before any trial, and for how many trials that counts. */
  readonly prior?: Prior | undefined;
}

export interface Prior {
  readonly worth: readonly number[];
  readonly trials: number;
}

/** A lead of this many points counts as `marginShare` of a victory, a smaller one in proportion. */
const FULL_LEAD = 25;

/** What a result is worth to a seat: its share of the victory, and a part for its lead. */
export const worthOf = (
  { scores, shares }: Result,
  seat: number,
  players: number,
  marginShare: number,
): number => {
  const lead = Math.max(-FULL_LEAD, Math.min(FULL_LEAD, leadOf(scores, players, seat)));
  return shares[seat]! + marginShare * (lead / FULL_LEAD);
};

/**
 * Candidates and the results of their trials. Sums run in the order of trials, so that the same trials give the same
 * numbers everywhere.
 */
export class Trials {
  cut = false;
  spent = 0;
  private readonly actions: readonly number[];
  private readonly options: TrialsOptions;
  private readonly marginShare: number;
  private readonly tried: Int32Array;
  private readonly worth: Float64Array;
  private readonly squares: Float64Array;
  private readonly scores: Float64Array;
  private readonly shares: Float64Array;
  private readonly result = makeResult();

  constructor(actions: readonly number[], options: TrialsOptions, marginShare: number) {
    this.actions = actions;
    this.options = options;
    this.marginShare = marginShare;
    this.tried = new Int32Array(actions.length);
    this.worth = new Float64Array(actions.length);
    this.squares = new Float64Array(actions.length);
    this.scores = new Float64Array(SEATS * actions.length);
    this.shares = new Float64Array(SEATS * actions.length);
  }

  /**
   * Sequential halving: all candidates get the same trials, the better half goes on, until one is left or the
   * evaluations are spent. Gives the number of the best.
   */
  halve(evaluations: number, attempt: Try): number {
    let alive = this.actions.map((_, i) => i);
    const rounds = Math.max(1, 32 - Math.clz32(alive.length - 1));
    while (alive.length > 1 && !this.cut) {
      const each = Math.max(1, Math.floor(evaluations / (rounds * alive.length)));
      for (const candidate of alive) this.tryOut(candidate, each, attempt);
      if (this.cut) break;
      alive = this.ranked(alive).slice(0, Math.ceil(alive.length / 2));
    }
    return this.ranked(alive)[0]!;
  }

  /** The same number of trials for each. */
  spread(evaluations: number, attempt: Try): void {
    const each = Math.max(1, Math.floor(evaluations / this.actions.length));
    for (let candidate = 0; candidate < this.actions.length; candidate++)
      this.tryOut(candidate, each, attempt);
  }

  /** One trial for each; gives the number of the best. */
  tryOnce(attempt: Try): number {
    return this.sift(1, attempt)[0]!;
  }

  /** Tries each candidate this often; gives their numbers, best first. */
  sift(each: number, attempt: Try): number[] {
    this.spread(each * this.actions.length, attempt);
    return this.ranked(this.actions.map((_, i) => i));
  }

  /** The number of the best so far. */
  best(): number {
    return this.ranked(this.actions.map((_, i) => i))[0]!;
  }

  /** The seat's mean share of the victory in the candidate's trials. */
  chance(candidate: number): number {
    return this.shares[SEATS * candidate + this.options.seat]! / Math.max(1, this.tried[candidate]!);
  }

  /** All that were tried, best first. */
  candidates<A>(decode: (action: number) => A): Candidate<A>[] {
    const { players } = this.options;
    const mean = (sums: Float64Array, i: number): number[] =>
      Array.from(sums.subarray(SEATS * i, SEATS * i + players), (sum) => sum / this.tried[i]!);
    return this.ranked(this.actions.map((_, i) => i))
      .filter((i) => this.tried[i]! > 0)
      .map((i) => ({
        action: decode(this.actions[i]!),
        scores: mean(this.scores, i),
        chances: mean(this.shares, i),
        error: this.errorOf(i),
      }));
  }

  value(candidate: number): number {
    const { prior } = this.options;
    const tried = this.tried[candidate]!;
    // The clock may stop the trials before a candidate had its turn.
    if (tried === 0) return Number.NEGATIVE_INFINITY;
    if (prior === undefined) return this.worth[candidate]! / tried;
    return (this.worth[candidate]! + prior.trials * prior.worth[candidate]!) / (tried + prior.trials);
  }

  private errorOf(i: number): number {
    const trials = this.tried[i]!;
    if (trials < 2) return 1;
    const mean = this.worth[i]! / trials;
    return Math.sqrt(Math.max(0, this.squares[i]! / trials - mean * mean) / (trials - 1));
  }

  /** Best first; of equals the one listed first. */
  private ranked(candidates: readonly number[]): number[] {
    return [...candidates].sort((a, b) => compare(this.value(b), this.value(a)) || a - b);
  }

  private tryOut(candidate: number, times: number, attempt: Try): void {
    const { seat, players, late } = this.options;
    const { result, scores, shares } = this;
    const at = SEATS * candidate;
    for (let time = 0; time < times; time++) {
      if (late !== undefined && (this.spent & 7) === 7 && late()) {
        this.cut = true;
        return;
      }
      attempt(this.actions[candidate]!, this.tried[candidate]!, result);
      for (let i = 0; i < players; i++) {
        scores[at + i]! += result.scores[i]!;
        shares[at + i]! += result.shares[i]!;
      }
      const worth = worthOf(result, seat, players, this.marginShare) - result.contempt;
      this.worth[candidate]! += worth;
      this.squares[candidate]! += worth * worth;
      this.tried[candidate]!++;
      this.spent++;
    }
  }
}

/** Two candidates that were never tried are equal; their difference would not be a number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
