import type { Store } from './store/store.ts';
import type { NoticeTime } from './store/summaries.ts';

export interface SummariesOptions {
  readonly store: Store;
  /** Wakes the pages of a person, which then ask what is new. */
  readonly send: (person: string) => Promise<void>;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** People in one go. */
const SOME = 100;

/** The next time after `now` that is so many minutes after midnight, UTC. */
export const nextSummary = ({ minute }: Pick<NoticeTime, 'minute'>, now: number): number => {
  const today = Math.floor(now / DAY) * DAY + minute * MINUTE;
  return today > now ? today : today + DAY;
};

/** One notification a day instead of one for each turn, for people who want that. */
export class Summaries {
  private readonly options: SummariesOptions;
  private readonly timer: NodeJS.Timeout;

  constructor(options: SummariesOptions) {
    this.options = options;
    this.timer = setInterval(() => {
      this.run().catch((error: unknown) => options.failed(error));
    }, MINUTE);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** The setting of a person. */
  async set(person: string, wish: NoticeTime): Promise<void> {
    const { store, now } = this.options;
    await store.noticeTimes.set(person, wish, wish.mode === 'daily' ? nextSummary(wish, now()) : null);
  }

  /** Sends the summaries that are due, each by one process. */
  async run(): Promise<void> {
    const { store, send, now } = this.options;
    for (const due of await store.noticeTimes.due(now(), SOME)) {
      const isOurs = await store.noticeTimes.claim(due, nextSummary(due, now()));
      if (isOurs && (await this.waits(due.person))) await send(due.person);
    }
  }

  /** Whether a table waits for the person that they want to be told about. */
  private async waits(person: string): Promise<boolean> {
    const { store } = this.options;
    for (const { entry, turn, mine, invited } of await store.lists.of(person)) {
      const isWaiting = mine.some((seat) => turn.includes(seat)) || (invited && entry.phase === 'gathering');
      if (!isWaiting) continue;
      const { wanted } = await store.notices.wishes(person, entry.id, null);
      if (wanted ?? entry.clock.kind === 'days') return true;
    }
    return false;
  }
}
