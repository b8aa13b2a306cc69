import type { JudgedCandidate, Loss } from './review.ts';
import { lossBetween, ranked, riftBetween, Tried } from './trial.ts';
import { POINT_WORTH } from './worth.ts';

/** For each pass: how many candidates remain, and how many trials each of them gets. */
export type Halving = readonly (readonly [candidates: number, trials: number])[];

/** Doubtful decisions get `more` trials at a time, up to `most`. */
export interface Patience {
  readonly more: number;
  readonly most: number;
}

export interface Decided {
  readonly players: number;
  readonly seat: number;
  readonly chosen: number;
}

/** Standard errors by which a candidate must be behind to be left behind. */
const BEHIND = 3;

/** The candidates of one decision. Each pass tries fewer of them, more often. The chosen one always remains. */
export class Contest {
  chosen: Tried;
  private readonly players: number;
  private readonly seat: number;
  private tried: Tried[];
  /** Adds the next trial to a candidate. */
  private readonly attempt: (tried: Tried) => void;

  constructor({ players, seat, chosen }: Decided, attempt: (tried: Tried) => void) {
    this.players = players;
    this.seat = seat;
    this.attempt = attempt;
    this.chosen = this.entry(chosen);
    this.tried = [this.chosen];
  }

  get best(): Tried {
    return ranked(this.tried)[0]!;
  }

  /** What the chosen action costs compared with the best. */
  get loss(): Loss {
    return lossBetween(this.best, this.chosen);
  }

  /** How far the loss depends on who plays on. */
  get rift(): Pick<Loss, 'points' | 'chance'> {
    return riftBetween(this.best, this.chosen);
  }

  get worthLost(): number {
    return this.best.worth - this.chosen.worth;
  }

  entry(action: number): Tried {
    return new Tried(action, this.players, this.seat);
  }

  /** Best first, each named. */
  judged(nameOf: (action: number) => string): JudgedCandidate[] {
    return ranked(this.tried).map((tried) => tried.judged(nameOf(tried.action)));
  }

  /** Adds those that are not among the candidates yet. */
  enter(actions: readonly number[]): void {
    const known = new Set(this.tried.map(({ action }) => action));
    for (const action of actions) if (!known.has(action)) this.tried.push(this.entry(action));
  }

  /** These are all the candidates, and nothing is left to try. */
  settle(tried: Tried[]): void {
    this.tried = tried;
  }

  tryUpTo(trials: number): void {
    for (const tried of this.tried) while (!tried.exact && tried.trials < trials) this.attempt(tried);
  }

  halve(passes: Halving): void {
    for (const [candidates, trials] of passes) {
      // A candidate that was dropped had fewer trials; it must not come out ahead by luck.
      this.tried = this.ahead(candidates);
      this.tryUpTo(trials);
    }
  }

  /** Continues while more trials may change the grade. */
  settleDoubts({ more, most }: Patience, doubtful: () => boolean): void {
    while (!this.chosen.exact && this.chosen.trials < most && doubtful()) {
      const trials = this.chosen.trials + more;
      this.tried = this.contenders();
      this.tryUpTo(trials);
    }
  }

  /**
   * Keeps the best and the chosen one and forgets their trials. The best was ahead by luck too; new trials are free of
   * that.
   */
  beginAgain(): void {
    const { best, chosen } = this;
    this.chosen = this.entry(chosen.action);
    this.tried = best === chosen ? [this.chosen] : [this.entry(best.action), this.chosen];
  }

  /** The best of them, and the chosen one. */
  private ahead(candidates: number): Tried[] {
    const best = ranked(this.tried).slice(0, candidates);
    return best.includes(this.chosen) ? best : [...best, this.chosen];
  }

  /** The best, those that may still prove to be better, and the chosen one. */
  private contenders(): Tried[] {
    const { best } = this;
    return this.tried.filter((tried) => {
      if (tried === best || tried === this.chosen) return true;
      const { points, pointsError, chance, chanceError } = lossBetween(best, tried);
      return chance + POINT_WORTH * points < BEHIND * (chanceError + POINT_WORTH * pointsError);
    });
  }
}
