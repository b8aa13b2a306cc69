import { batch, signal } from '@preact/signals';
import type { Seat } from '@santiago/kernel';
import type { Review } from '@santiago/review';
import type { ToJudge } from '../worker/judge.ts';
import { openWorker, type OpenWorker, type WorkerLink } from '../worker/open.ts';

/** A review in the making: it can be looked at long before it is done, put aside, taken up again, and stopped. */
export class Reviewing {
  /** Null until the first picture is there. */
  readonly review = signal<Review | null>(null);
  /** From 0 to 1. */
  readonly done = signal(0);
  readonly stopped = signal(false);
  /** The judge failed; `goOn` starts again. */
  readonly failed = signal(false);
  /** The moment of the match that is looked at: after so many rows; null for the summary. */
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

  /** Judges on until it is done, put aside or stopped. */
  async goOn(): Promise<void> {
    this.wanted = !this.stopped.peek() && this.done.peek() < 1;
    this.failed.value = false;
    if (this.judging) return;
    this.judging = true;
    while (this.wanted) await this.judgeOn();
    this.judging = false;
  }

  /** Nobody looks: what was found stays, and the rest waits. */
  putAside(): void {
    this.wanted = false;
  }

  /** What has been found so far stays. */
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

/** The review of a match. The last one is kept, so that whoever tries something out finds it again as they left it. */
export const reviewingOf = (packed: string, match: ToJudge): Reviewing => {
  const key = keyOf(packed, match.eye);
  if (last?.key !== key) {
    last?.reviewing.stop();
    last = { key, reviewing: new Reviewing(match) };
  }
  return last.reviewing;
};

/** The review of a player's match, where it has been made to its end; what is still judged could change. */
export const finishedReview = (packed: string, eye: Seat): Review | null => {
  if (last?.key !== keyOf(packed, eye) || last.reviewing.done.peek() < 1) return null;
  return last.reviewing.review.peek();
};
