import { isUndo, parseRow, type Seat, type Setup } from '@santiago/kernel';
import { type JudgeMaker, type Review, reviewMatch } from '@santiago/review';
import type { Engine } from './engines/engine.ts';

/** How long one call judges before it reports its progress, in milliseconds. */
const BREATH = 100;
/** How often the review is shown again while it becomes more certain. */
const SHOWN = 2500;

/** A match to judge, its rows in notation. */
export interface ToJudge {
  readonly game: string;
  readonly setup: Setup;
  readonly rows: readonly string[];
  /** The reader of the review, if it is one of the players. */
  readonly eye?: Seat;
}

export interface Judged {
  /** From 0 to 1. */
  readonly done: number;
  /** The review so far, if there is something new to show. */
  readonly review: Review | null;
}

/** A match that is judged bit by bit, a little with every call. */
export class Judging {
  private readonly steps: ReturnType<typeof reviewMatch>;
  private shown = -Infinity;

  constructor({ game }: Engine, makeJudge: JudgeMaker, { setup, rows: texts, eye }: ToJudge) {
    const rows = texts.map((text) => {
      const row = parseRow(game, text);
      if (row === null || isUndo(row)) throw new Error(`"${text}" is not a row`);
      return row;
    });
    this.steps = reviewMatch(makeJudge, { setup, rows, ...(eye === undefined ? {} : { eye }) });
  }

  goOn(): Judged {
    const begun = performance.now();
    for (let next = this.steps.next(); ; next = this.steps.next()) {
      if (next.done === true) return { done: 1, review: next.value };
      const { done } = next.value;
      const now = performance.now();
      // After the last decision only the review is missing: nobody asks again once everything is done.
      if (done === 1 || now - begun < BREATH) continue;
      const review = now - this.shown > SHOWN ? next.value.review() : null;
      if (review !== null) this.shown = performance.now();
      return { done, review };
    }
  }
}
