import { batch, signal } from '@preact/signals';
import type { Seat } from '@santiago/kernel';
import type { Review } from '@santiago/review';
import type { ToJudge } from '../worker/judge.ts';
import { openWorker, type OpenWorker, type WorkerLink } from '../worker/open.ts';

/** A review while it is made. It can be read long before it is done, paused, continued and stopped. */
export class Reviewing {
  /** Null until there is a first result. */
  readonly review = signal<Review | null>(null);
  /** From 0 to 1. */
  readonly done = signal(0);
  readonly stopped = signal(false);
  /** The judge failed; `goOn` starts it again. */
  readonly failed = signal(false);
  /** The step of the match that is shown: the number of rows before it; null for the summary. */
  readonly at = signal<number | null>(null);
  private readonly match: ToJudge;
  private readonly open: OpenWorker;
  private link: WorkerLink | null = null;
  private wanted = false;
  private judging = false;

  constructor(match: ToJudge, open: OpenWorker = openWorker) {
    this.match = match;
    this.open = open;
  }

  /** Continues judging until the review is done, paused or stopped. */
  async goOn(): Promise<void> {
    this.wanted = !this.stopped.peek() && this.done.peek() < 1;
    this.failed.value = false;
    if (this.judging) return;
    this.judging = true;
    while (this.wanted) await this.judgeOn();
    this.judging = false;
  }

  /** Nobody is looking: keep what was found and wait with the rest. */
  putAside(): void {
    this.wanted = false;
  }

  /** Keeps what has been found so far. */
  stop(): void {
    this.stopped.value = true;
    this.end();
  }

  private async judgeOn(): Promise<void> {
    const begun = this.link;
    const link = begun ?? this.open();
    this.link = link;
    const result = await (begun === null ? link.call('judge', this.match) : link.call('judgeOn', null));
    if (link !== this.link) return;
    if (!result.ok) {
      this.failed.value = true;
      this.end();
      return;
    }
    const { done, review } = result.value;
    batch(() => {
      this.done.value = done;
      if (review !== null) this.review.value = review;
    });
    if (done === 1) this.end();
  }

  private end(): void {
    this.wanted = false;
    this.link?.close();
    this.link = null;
  }
}

let last: { readonly key: string; readonly reviewing: Reviewing } | null = null;

/** A match is reviewed for one of its players, or for nobody. */
const keyOf = (packed: string, eye: Seat | undefined): string => `${packed}/${eye ?? ''}`;

/**
 * The review of a match. The last one is stored, so that a person who tries something in a study can return to it.
 */
export const reviewingOf = (packed: string, match: ToJudge): Reviewing => {
  const key = keyOf(packed, match.eye);
  if (last?.key !== key) {
    last?.reviewing.stop();
    last = { key, reviewing: new Reviewing(match) };
  }
  return last.reviewing;
};

/** The finished review for a player; null while it could still change. */
export const finishedReview = (packed: string, eye: Seat): Review | null => {
  if (last?.key !== keyOf(packed, eye) || last.reviewing.done.peek() < 1) return null;
  return last.reviewing.review.peek();
};
