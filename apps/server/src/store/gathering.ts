import type { Notice, Statement } from './driver.ts';

/** Statements that stand or fall together, and what is told of them to other processes once they stand. */
export interface Unit {
  readonly statements: readonly Statement[];
  readonly notices: readonly Notice[];
}

/** Whether a unit stands; or why that is not known. */
export type Outcome = boolean | Error;

interface Waiting {
  readonly unit: Unit;
  readonly done: (stood: boolean) => void;
  readonly failed: (error: Error) => void;
}

/** Milliseconds between two batches that mean that more will come: then a batch waits so long for its company. */
const BUSY = 50;
const GATHER = 20;
/** So many need no more company. */
const CROWD = 32;

/**
 * Units on their way to the database, one batch at a time: a commit of several costs hardly more than that of one.
 * What comes in the same turn of the loop goes together; while others write, so does what comes soon after.
 */
export class Gathering {
  /** Never rejected. */
  private readonly commit: (units: readonly Unit[]) => Promise<readonly Outcome[]>;
  private waiting: Waiting[] = [];
  private running: Promise<void> | null = null;
  /** When the last batch began. */
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

  /** All that came is written. */
  async empty(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async next(): Promise<void> {
    const now = performance.now();
    const isBusy = now - this.busy < BUSY;
    this.busy = now;
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
