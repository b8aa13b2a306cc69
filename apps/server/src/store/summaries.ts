import { ask, COLUMNS, type NoticeMode, query } from './columns.ts';
import type { Driver } from './database/driver.ts';

/** When a person is notified. */
export interface NoticeTime {
  readonly mode: NoticeMode;
  /** Minutes after midnight, UTC, at which a daily summary is sent. */
  readonly minute: number;
}

/** A daily summary that is due. */
export interface DueSummary {
  readonly person: string;
  readonly minute: number;
  readonly next: number;
}

const { summaries } = COLUMNS;
const QUERIES = {
  of: query({ mode: summaries.mode, minute: summaries.minute }, 'FROM summaries WHERE person = $1'),
  due: query(
    { person: summaries.person, minute: summaries.minute, next: summaries.next },
    'FROM summaries WHERE next <= $1 ORDER BY next LIMIT $2',
  ),
};

/** When people want to be notified; most have said nothing. */
export class NoticeTimes {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  async of(person: string): Promise<NoticeTime | null> {
    return (await ask(this.driver, QUERIES.of, [person]))[0] ?? null;
  }

  /** `next` is the time of the next summary; null if there is none. */
  async set(person: string, { mode, minute }: NoticeTime, next: number | null): Promise<void> {
    await this.driver.write([
      {
        sql: `INSERT INTO summaries (person, mode, minute, next) VALUES ($1, $2, $3, $4)
          ON CONFLICT (person) DO UPDATE SET mode = $2, minute = $3, next = $4`,
        values: [person, mode, minute, next],
      },
    ]);
  }

  async due(now: number, limit: number): Promise<DueSummary[]> {
    const rows = await ask(this.driver, QUERIES.due, [now, limit]);
    return rows.map(({ person, minute, next }) => ({ person, minute, next: next! }));
  }

  /** False if another process sends it, or the person has changed their mind. */
  async claim({ person, next }: DueSummary, following: number): Promise<boolean> {
    return this.driver.write([
      {
        sql: 'UPDATE summaries SET next = $3 WHERE person = $1 AND next = $2',
        values: [person, next, following],
        expect: 1,
      },
    ]);
  }
}
