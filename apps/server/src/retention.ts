import { breathe } from '@santiago/table/server/breathe.ts';
import type { Config } from './config.ts';
import { type Old, OLDEST } from './store/old.ts';
import type { Person } from './store/rows.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';

/** Days that data is stored, by kind; 0 is for ever. */
export type Keeping = Pick<
  Config,
  | 'KEEP_GUESTS'
  | 'KEEP_NAMES'
  | 'KEEP_TOKENS'
  | 'KEEP_UNFINISHED'
  | 'KEEP_FINISHED'
  | 'KEEP_FILES'
  | 'KEEP_NOTICES'
  | 'KEEP_REPORTS'
  | 'KEEP_DEALS'
>;

export interface RetentionOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly keep: Keeping;
  /** Secrets were deleted: caches must ask again. */
  readonly peopleChanged: () => void;
  readonly now: () => number;
  /** False for a while after the machine's clock has jumped: nobody knows what is old. */
  readonly mayDelete: () => boolean;
  readonly failed: (error: unknown) => void;
}

const DAY = 86_400_000;
const EVERY = 3_600_000;
const FIRST = 60_000;
/** Of each kind, in one round: a wrong clock must not delete everything at once. */
const MOST = 1000;

/**
 * Cleans up from time to time and in small steps: deletes what nobody has used for a long time, and keeps the file of
 * finished matches. Several processes may do so at the same time without harm.
 */
export class Retention {
  private readonly options: RetentionOptions;
  private timer: NodeJS.Timeout;
  private stopped = false;

  constructor(options: RetentionOptions) {
    this.options = options;
    this.timer = this.plan(FIRST);
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** One round through everything that is stored. */
  async run(): Promise<void> {
    const { store, tables, keep, peopleChanged, now, mayDelete } = this.options;
    if (!mayDelete()) return;
    const { old } = store;
    await old.startCounting(now());
    const forget = async (person: Person & Old): Promise<void> => tables.forget(person);
    await this.each(keep.KEEP_GUESTS, async (...range) => old.idlePeople('guests', ...range), forget);
    await this.each(keep.KEEP_NAMES, async (...range) => old.idlePeople('names', ...range), forget);
    await this.each(
      keep.KEEP_UNFINISHED,
      async (...range) => old.tables('gathering', ...range),
      async ({ id }) => tables.remove(id),
    );
    await this.each(
      keep.KEEP_UNFINISHED,
      async (...range) => old.tables('running', ...range),
      async ({ id }) => tables.giveUp(id),
    );
    await this.each(
      keep.KEEP_FINISHED,
      async (...range) => old.tables('ended', ...range),
      async ({ id }) => tables.archive(id),
    );
    if (!mayDelete()) return;
    // Only then: caches that ask again for everybody cost a query for each person who is here.
    if (await old.dropTokens(now(), this.before(keep.KEEP_TOKENS))) peopleChanged();
    await old.dropOldPushes(this.before(keep.KEEP_NOTICES));
    await old.dropReports(this.before(keep.KEEP_REPORTS));
    await old.dropFiles(this.before(keep.KEEP_FILES));
    await store.days.drop(this.before(keep.KEEP_DEALS));
  }

  /** Data from before this time is deleted; with 0 days nothing is. */
  private before(days: number): number {
    return days === 0 ? 0 : this.options.now() - days * DAY;
  }

  /** Handles everything that is too old, some at a time, and skips what stays as it is, such as a frozen table. */
  private async each<T extends Old>(
    days: number,
    find: (before: number, after: Old) => Promise<readonly T[]>,
    handle: (one: T) => Promise<void>,
  ): Promise<void> {
    let last: Old | undefined = OLDEST;
    let handled = 0;
    while (days > 0 && last !== undefined && handled < MOST && !this.stopped && this.options.mayDelete()) {
      const some = await find(this.before(days), last);
      handled += some.length;
      for (const one of some) {
        await handle(one);
        await breathe();
      }
      last = some.at(-1);
    }
  }

  private plan(wait: number): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.run()
        .catch((error: unknown) => this.options.failed(error))
        .finally(() => {
          if (!this.stopped) this.timer = this.plan(EVERY);
        });
    }, wait);
    return timer.unref();
  }
}
