import type { Seat } from '@santiago/kernel';
import { breathe } from '@santiago/table/server/breathe.ts';
import { ask, COLUMNS, first, query } from './columns.ts';
import type { Driver, Statement } from './database/driver.ts';
import type { Entry } from './rows.ts';

/** What tells a request from all others. */
export interface Keyed {
  readonly person: string;
  readonly kind: string;
  readonly key: string;
}

/** Entries read at once: reading, parsing and playing them takes a few milliseconds. */
export const PAGE = 100;

const { events } = COLUMNS;
const ENTRY = {
  number: events.number,
  at: events.at,
  kind: events.kind,
  person: events.person,
  seat: events.seat,
  key: events.key,
  body: events.body,
};

const QUERIES = {
  page: query(ENTRY, `FROM events WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT ${PAGE}`),
  entry: query(ENTRY, 'FROM events WHERE table_id = $1 AND number = $2'),
  keyedBy: query(
    ENTRY,
    'FROM events WHERE table_id = $1 AND key = $2 AND person = $3 AND kind = $4 ORDER BY number LIMIT 1',
  ),
  keyed: query(
    { number: events.number },
    "FROM events WHERE table_id = $1 AND seat = $2 AND key = $3 AND kind = 'row'",
  ),
  entriesOf: query(
    { ...ENTRY, table: events.table_id },
    `FROM events WHERE person = $1 AND (table_id, number) > ($2, $3) ORDER BY table_id, number LIMIT ${PAGE}`,
  ),
};

const INSERT_ENTRY =
  'INSERT INTO events (table_id, number, at, kind, person, seat, key, body) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)';

export const insertEntry = (table: string, entry: Entry): Statement => ({
  sql: INSERT_ENTRY,
  values: [table, entry.number, entry.at, entry.kind, entry.person, entry.seat, entry.key, entry.body],
});

/** The logs of all tables. What is appended to one is written with its table. */
export class Logs {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** The entries of the log after that number: at most `PAGE`. */
  async page(table: string, after: number): Promise<Entry[]> {
    return ask(this.driver, QUERIES.page, [table, after]);
  }

  /** The whole log after that number. Page by page, so that nobody else waits for long. */
  async read(table: string, after: number): Promise<Entry[]> {
    const log: Entry[] = [];
    for (;;) {
      const page = await this.page(table, log.at(-1)?.number ?? after);
      log.push(...page);
      if (page.length < PAGE) return log;
      await breathe();
    }
  }

  /** One entry of the log. */
  async entry(table: string, number: number): Promise<Entry | null> {
    return first(this.driver, QUERIES.entry, [table, number]);
  }

  /** The entry of this kind that this person wrote with this key. */
  async keyedBy(table: string, { person, kind, key }: Keyed): Promise<Entry | null> {
    return first(this.driver, QUERIES.keyedBy, [table, key, person, kind]);
  }

  /** The number of the row of the match that was written with this key. */
  async keyed(table: string, seat: Seat, key: string): Promise<number | null> {
    return (await first(this.driver, QUERIES.keyed, [table, seat, key]))?.number ?? null;
  }

  /** Entries with the person's names or words; page by page, after this one. */
  async of(
    person: string,
    after: { readonly table: string; readonly number: number },
  ): Promise<(Entry & { readonly table: string })[]> {
    return ask(this.driver, QUERIES.entriesOf, [person, after.table, after.number]);
  }

  /** Replaces bodies that contained a name or words; other processes read these tables again. */
  async rewrite(bodies: readonly { table: string; number: number; body: string }[]): Promise<void> {
    const tables = new Set(bodies.map(({ table }) => table));
    await this.driver.write(
      bodies.map(({ table, number, body }) => ({
        sql: 'UPDATE events SET body = $3 WHERE table_id = $1 AND number = $2',
        values: [table, number, body],
      })),
      Array.from(tables, (table) => ({ table, head: 0, written: null })),
    );
  }
}
