import { ask, beside, COLUMNS, first, type NoticeMode, query } from './columns.ts';
import type { Driver } from './database/driver.ts';

/** What a person has chosen about notifications from a table. */
export interface Wishes {
  /** Their choice at this table, or else at the table before it; null if they made none. */
  readonly wanted: boolean | null;
  readonly mode: NoticeMode;
  /** They have prepared choices at this table that wait for their moment. */
  readonly prepared: boolean;
}

/** How many push subscriptions one person may have. */
const ENDPOINTS = 10;

const { pushes, notices, prepared, summaries } = COLUMNS;
const QUERIES = {
  endpoints: query({ endpoint: pushes.endpoint }, 'FROM pushes WHERE person = $1 ORDER BY made'),
  wishes: query(
    {
      here: beside(notices.wanted, 'SELECT wanted FROM notices WHERE person = $1 AND table_id = $2'),
      before: beside(notices.wanted, 'SELECT wanted FROM notices WHERE person = $1 AND table_id = $3'),
      mode: beside(summaries.mode, 'SELECT mode FROM summaries WHERE person = $1'),
      prepared: beside(
        prepared.state,
        "SELECT MIN(state) FROM prepared WHERE person = $1 AND table_id = $2 AND state = 'waiting'",
      ),
    },
    'FROM people WHERE id = $1',
  ),
};

/** Where people are notified, and from which tables. */
export class Notices {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Only a person's newest endpoints are stored: browsers change theirs from time to time without saying so. */
  async subscribe(person: string, endpoint: string, now: number): Promise<void> {
    await this.driver.write([
      {
        sql: `INSERT INTO pushes (endpoint, person, made) VALUES ($1, $2, $3)
          ON CONFLICT (endpoint) DO UPDATE SET person = $2, made = $3`,
        values: [endpoint, person, now],
      },
      {
        sql: `DELETE FROM pushes WHERE person = $1 AND endpoint NOT IN
          (SELECT endpoint FROM pushes WHERE person = $1 ORDER BY made DESC, endpoint LIMIT ${ENDPOINTS})`,
        values: [person],
      },
    ]);
  }

  /** Of this person only, or of any person if the push service no longer knows it. */
  async unsubscribe(endpoint: string, person: string | null): Promise<void> {
    await this.driver.write([
      {
        sql: 'DELETE FROM pushes WHERE endpoint = $1 AND person = COALESCE($2, person)',
        values: [endpoint, person],
      },
    ]);
  }

  async endpoints(person: string): Promise<string[]> {
    return (await ask(this.driver, QUERIES.endpoints, [person])).map(({ endpoint }) => endpoint);
  }

  async want(person: string, table: string, wanted: boolean): Promise<void> {
    await this.driver.write([
      {
        sql: `INSERT INTO notices (person, table_id, wanted) VALUES ($1, $2, $3)
          ON CONFLICT (person, table_id) DO UPDATE SET wanted = $3`,
        values: [person, table, wanted ? 1 : 0],
      },
    ]);
  }

  /** What a person wants to be told about this table. */
  async wishes(person: string, table: string, before: string | null): Promise<Wishes> {
    const found = await first(this.driver, QUERIES.wishes, [person, table, before ?? '']);
    const said = found?.here ?? found?.before ?? null;
    return {
      wanted: said === null ? null : said === 1,
      mode: found?.mode ?? 'now',
      prepared: (found?.prepared ?? null) !== null,
    };
  }
}
