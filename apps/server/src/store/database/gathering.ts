import type { Notice, Statement } from './driver.ts';

/** Statements that are committed together or not at all, and what other processes are told after the commit. */
export interface Unit {
  readonly statements: readonly Statement[];
  readonly notices: readonly Notice[];
  /** A power cut may take it back. */
  readonly lazy: boolean;
}

/** Nothing in these units has to be on the disk. */
export const areLazy = (units: readonly Unit[]): boolean => units.every(({ lazy }) => lazy);

/** Whether a unit was committed; or why that is not known. */
export type Outcome = boolean | Error;

interface Waiting {
  readonly unit: Unit;
  readonly done: (stood: boolean) => void;
  readonly failed: (error: Error) => void;
}

/** If two batches are this few milliseconds apart, more will come: then a batch waits that long for others. */
const BUSY = 50;
const GATHER = 20;
/** A batch of this size does not wait. */
const CROWD = 32;

/**
 * Units on their way to the database, one batch at a time: committing several costs hardly more than committing one.
 * Units of the same turn of the event loop go together; while others are writing, so do those that come soon after.
 */
export class Gathering {
  /** Never rejected. */
  private readonly commit: (units: readonly Unit[]) => Promise<readonly Outcome[]>;
  private waiting: Waiting[] = [];
  private running: Promise<void> | null = null;
  /** When the last batch began that somebody waits for. */
  private busy = Number.NEGATIVE_INFINITY;

  constructor(commit: (units: readonly Unit[]) => Promise<readonly Outcome[]>) {
    this.commit = commit;
  }

  async write(unit: Unit): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ unit, done, failed });
      this.running ??= this.next();
    });
  }

  /** Everything so far has been written. */
  async empty(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async next(): Promise<void> {
    const now = performance.now();
    const isBusy = now - this.busy < BUSY;
    // What is written now and then by itself does not show that more will come.
    if (!areLazy(this.waiting.map(({ unit }) => unit))) this.busy = now;
    await new Promise<void>((resolve) => {
      if (isBusy && this.waiting.length < CROWD) setTimeout(resolve, GATHER);
      else setImmediate(resolve);
    });
    const batch = this.waiting;
    this.waiting = [];
    const outcomes = await this.commit(batch.map(({ unit }) => unit));
    this.running = this.waiting.length > 0 ? this.next() : null;
    for (const [index, { done, failed }] of batch.entries()) {
      const outcome = outcomes[index]!;
      if (outcome instanceof Error) failed(outcome);
      else done(outcome);
    }
  }
}
