import { batch, signal } from '@preact/signals';
import type { Seat } from '@santiago/kernel';
import type { Review, Share } from '@santiago/review';
import type { ToJudge } from '../worker/judge.ts';
import { openWorker, type OpenWorker, type WorkerLink } from '../worker/open.ts';

/** How often the review is shown again while it becomes more certain, in milliseconds. */
const SHOWN = 2500;
/** Each worker must load and warm up first, so there are no more than this. */
const MOST_WORKERS = 4;

/** How many workers this device can run at the same time. */
const processors = (): number => Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));

/** A worker and its share of the match. */
interface Part {
  readonly share: Share;
  readonly link: WorkerLink;
  isBegun: boolean;
  done: number;
  hasFindings: boolean;
}

/**
 * A review while it is made, by several workers at once. It can be read long before it is done, paused, continued and
 * stopped.
 */
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
  private readonly workers: number;
  /** The first makes the first pass alone; the others start after it, so that they do not delay it. */
  private parts: Part[] | null = null;
  private wanted = false;
  private judging = false;
  private showing: Promise<void> | null = null;
  private shown = -Infinity;

  constructor(match: ToJudge, open: OpenWorker = openWorker, workers = processors()) {
    this.match = match;
    this.open = open;
    this.workers = workers;
  }

  /** Continues judging until the review is done, paused or stopped. */
  async goOn(): Promise<void> {
    this.wanted = !this.stopped.peek() && this.done.peek() < 1;
    this.failed.value = false;
    if (this.judging) return;
    this.judging = true;
    while (this.wanted) await this.judgeAll();
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

  private async judgeAll(): Promise<void> {
    const parts = (this.parts ??= [this.openPart(0)]);
    await this.judgeOn(parts[0]!, parts, ({ hasFindings }) => hasFindings);
    // Nothing else is done until the first result is on the screen.
    await this.showing;
    while (this.wanted && this.parts === parts && parts.length < this.workers)
      parts.push(this.openPart(parts.length));
    await Promise.all(parts.map((part) => this.judgeOn(part, parts)));
    await this.showing;
    if (this.isJudged(parts)) await this.show(parts);
    if (this.done.peek() === 1) this.end();
  }

  private openPart(part: number): Part {
    const share = { part, of: this.workers };
    return { share, link: this.open(), isBegun: false, done: 0, hasFindings: false };
  }

  private isJudged(parts: readonly Part[]): boolean {
    return parts.length === this.workers && parts.every(({ done }) => done === 1);
  }

  private async judgeOn(
    part: Part,
    parts: readonly Part[],
    isEnough: (part: Part) => boolean = () => false,
  ): Promise<void> {
    const { link, share } = part;
    while (this.wanted && this.parts === parts && part.done < 1 && !isEnough(part)) {
      const { match } = this;
      const result = await (part.isBegun ? link.call('judgeOn', null) : link.call('judge', { match, share }));
      if (this.parts !== parts) return;
      if (!result.ok) {
        this.fail();
        return;
      }
      Object.assign(part, result.value, { isBegun: true });
      // When everything is judged, the last review must still be shown.
      if (this.isJudged(parts)) return;
      this.done.value = parts.reduce((sum, { done }) => sum + done, 0) / this.workers;
      if (parts[0]!.hasFindings) this.showSoon(parts);
    }
  }

  /** Shows the review so far, unless it was shown a short time ago. */
  private showSoon(parts: readonly Part[]): void {
    if (this.showing !== null || performance.now() - this.shown < SHOWN) return;
    this.showing = this.show(parts).finally(() => {
      this.showing = null;
    });
  }

  private async show(parts: readonly Part[]): Promise<void> {
    const isDone = this.isJudged(parts);
    const results = await Promise.all(parts.map(({ link }) => link.call('findings', null)));
    if (this.parts !== parts) return;
    const findings = results.flatMap((result) => (result.ok ? (result.value ?? []) : []));
    const result = await parts[0]!.link.call('review', findings);
    if (this.parts !== parts) return;
    if (!result.ok || results.some(({ ok }) => !ok)) {
      this.fail();
      return;
    }
    this.shown = performance.now();
    batch(() => {
      this.review.value = result.value;
      if (isDone) this.done.value = 1;
    });
  }

  private fail(): void {
    this.failed.value = true;
    this.end();
  }

  private end(): void {
    this.wanted = false;
    for (const { link } of this.parts ?? []) link.close();
    this.parts = null;
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
