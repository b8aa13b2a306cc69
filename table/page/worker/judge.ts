import { type GameTypes, isUndo, parseRow, type Seat, type Setup } from '@santiago/kernel';
import {
  type Finding,
  findingsOf,
  type JudgeMaker,
  Line,
  type Review,
  reviewOf,
  type Share,
} from '@santiago/review';
import type { Engine } from './engine.ts';

/** How long one call judges before it reports its progress, in milliseconds. */
const BREATH = 100;

/** A match to judge, its rows in notation. */
export interface ToJudge {
  readonly game: string;
  readonly setup: Setup;
  readonly rows: readonly string[];
  /** The reader of the review, if it is one of the players. */
  readonly eye?: Seat;
}

/** The part of a match that one worker judges. */
export interface ShareToJudge {
  readonly match: ToJudge;
  readonly share: Share;
}

export interface Judged {
  /** From 0 to 1. */
  readonly done: number;
  /** Whether there are findings to show: the first pass is complete. */
  readonly hasFindings: boolean;
}

/** A share of a match that is judged bit by bit, a little with every call. */
export class Judging {
  private readonly line: Line<GameTypes>;
  private readonly steps: ReturnType<typeof findingsOf>;
  private found: (() => readonly Finding[]) | null = null;

  constructor({ game }: Engine, makeJudge: JudgeMaker, { match, share }: ShareToJudge) {
    const { setup, rows: texts, eye } = match;
    const rows = texts.map((text) => {
      const row = parseRow(game, text);
      if (row === null || isUndo(row)) throw new Error(`"${text}" is not a row`);
      return row;
    });
    this.line = new Line(makeJudge, { setup, rows, ...(eye === undefined ? {} : { eye }) });
    this.steps = findingsOf(this.line, share);
  }

  goOn(): Judged {
    const begun = performance.now();
    for (let next = this.steps.next(); ; next = this.steps.next()) {
      if (next.done === true) {
        const { value } = next;
        this.found = () => value;
        return { done: 1, hasFindings: true };
      }
      const { done, findings } = next.value;
      const isFirst = this.found === null && findings !== null;
      this.found = findings;
      // After the last step only its result is missing: nobody asks again once everything is done.
      if (done === 1 || (!isFirst && performance.now() - begun < BREATH)) continue;
      return { done, hasFindings: findings !== null };
    }
  }

  /** What was found so far; null until the first pass is complete. */
  findings(): readonly Finding[] | null {
    return this.found?.() ?? null;
  }

  /** The review that follows from what was found in all shares. */
  review(findings: readonly Finding[]): Review {
    return reviewOf(this.line, findings);
  }
}
