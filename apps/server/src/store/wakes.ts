import { ask, COLUMNS, query } from './columns.ts';
import type { Driver } from './database/driver.ts';

/** How long a process that was told to look after a table has it for itself. */
export const CLAIM_MS = 2000;
/** Tables that are written to together. */
const TOGETHER = 20;

const { tables } = COLUMNS;
const clocked = (which: string) =>
  query(
    { id: tables.id },
    `FROM tables WHERE phase = 'running' AND wake IS NOT NULL AND ${which} AND id > $1 ORDER BY id LIMIT ${TOGETHER}`,
  );

const QUERIES = {
  due: query({ id: tables.id }, 'FROM tables WHERE wake <= $1 AND claimed <= $1 ORDER BY wake LIMIT $2'),
  clocked: {
    live: clocked(`entry LIKE '%"clock":{"kind":"live"%'`),
    all: clocked(`entry NOT LIKE '%"clock":{"kind":"none"%'`),
  },
};

/** When tables have something to do by themselves, and which process does it. */
export class Wakes {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Tables whose time has come and that no other process has claimed; they are ours for a while. */
  async claimDue(now: number, limit: number): Promise<string[]> {
    const claims = (await ask(this.driver, QUERIES.due, [now, limit])).map(async ({ id }) => {
      const claimed = await this.driver.write([
        {
          sql: 'UPDATE tables SET claimed = $3 WHERE id = $1 AND claimed <= $2',
          values: [id, now, now + CLAIM_MS],
          expect: 1,
        },
      ]);
      return claimed ? [id] : [];
    });
    return (await Promise.all(claims)).flat();
  }

  /** Running tables where the time of a decision runs, without those of days or with them; some after this one. */
  async clocked(clocks: 'live' | 'all', after: string): Promise<string[]> {
    return (await ask(this.driver, QUERIES.clocked[clocks], [after])).map(({ id }) => id);
  }

  /** Nobody else holds claims any more: true at the start of the one process that an embedded database has. */
  async unclaim(): Promise<void> {
    await this.driver.write([{ sql: 'UPDATE tables SET claimed = 0 WHERE claimed > 0', values: [] }]);
  }

  /** The clock was set back to this time: what is to be done later than now is looked at now. */
  async planAgain(now: number): Promise<void> {
    await this.driver.write([
      {
        sql: 'UPDATE tables SET wake = $1, claimed = 0 WHERE wake IS NOT NULL AND (wake > $1 OR claimed > $1)',
        values: [now],
      },
      // Long overdue: it is drawn again.
      { sql: "UPDATE prepared SET due = 0 WHERE due > $1 AND state = 'waiting'", values: [now] },
    ]);
  }

  /** Changes the time when the table must be checked; the log stays as it is. */
  async snooze(table: string, head: number, wake: number | null): Promise<void> {
    await this.driver.write([
      {
        sql: 'UPDATE tables SET wake = $3, claimed = 0 WHERE id = $1 AND head = $2',
        values: [table, head, wake],
      },
    ]);
  }
}
