import { COLUMNS, ask, query } from './columns.ts';
import type { Driver, Statement } from './database/driver.ts';
import { peopleNotice } from './people-change.ts';
import type { Person } from './rows.ts';

/** Rows per step: a few milliseconds of the database. */
const SOME = 50;

/** Something that nobody has used since a time; with the time, it is where the next step goes on. */
export interface Old {
  readonly id: string;
  readonly since: number;
}

/** Before the oldest of all. */
export const OLDEST: Old = { id: '', since: 0 };

const { people, tables, archive } = COLUMNS;
/** A guest has no passkey; whoever has one made the name to last. */
const idlePeople = (withPasskey: 'EXISTS' | 'NOT EXISTS') =>
  query(
    { id: people.id, name: people.name, since: people.seen },
    `FROM people WHERE seen > 0 AND seen < $1 AND (seen, id) > ($2, $3)
      AND ${withPasskey} (SELECT 1 FROM passkeys WHERE passkeys.person = people.id)
      ORDER BY seen, id LIMIT ${SOME}`,
  );
const IDLE_PEOPLE = { guests: idlePeople('NOT EXISTS'), names: idlePeople('EXISTS') };
/** A table with something to do by itself, for a clock or a bot, is not idle. */
const idleTables = (phases: string) =>
  query(
    { id: tables.id, since: tables.changed },
    `FROM tables WHERE phase IN (${phases}) AND changed < $1 AND (changed, id) > ($2, $3) AND wake IS NULL
      ORDER BY changed, id LIMIT ${SOME}`,
  );
const IDLE_TABLES = {
  gathering: idleTables("'gathering'"),
  running: idleTables("'running'"),
  ended: idleTables("'over', 'abandoned'"),
};
const ARCHIVED = query({ file: archive.file }, 'FROM archive WHERE table_id = $1');

/** Finds and removes old data. Each call handles some; call again, after the last, until none is left. */
export class OldData {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** People from before visits were recorded are treated as visiting now. */
  async startCounting(now: number): Promise<void> {
    await this.driver.write([
      { sql: 'UPDATE people SET seen = $1 WHERE seen = 0', values: [now] },
      { sql: 'UPDATE tokens SET used = $1 WHERE used = 0', values: [now] },
    ]);
  }

  /** People who have not come since then: guests, or those with a passkey. */
  async idlePeople(which: 'guests' | 'names', before: number, after: Old): Promise<(Person & Old)[]> {
    return ask(this.driver, IDLE_PEOPLE[which], [before, after.since, after.id]);
  }

  /** True if somebody is no longer known by a secret: nobody has used it since `before`. */
  async dropTokens(now: number, before: number): Promise<boolean> {
    const unused = { sql: 'DELETE FROM tokens WHERE used > 0 AND used < $1', values: [before] };
    // What expires is valid once, so nobody is known by it.
    const expired = [
      { sql: 'DELETE FROM tokens WHERE expires < $1', values: [now] },
      { sql: 'DELETE FROM used_challenges WHERE expires < $1', values: [now] },
    ];
    if (await this.driver.write([...expired, { ...unused, expect: 0 }])) return false;
    await this.driver.write([...expired, unused], [peopleNotice({ kind: 'unknown' })]);
    return true;
  }

  async dropOldPushes(before: number): Promise<void> {
    await this.driver.write([
      { sql: 'DELETE FROM pushes WHERE made < $1', values: [before] },
      { sql: 'DELETE FROM notices WHERE table_id NOT IN (SELECT id FROM tables)', values: [] },
    ]);
  }

  async dropReports(before: number): Promise<void> {
    await this.driver.write([{ sql: 'DELETE FROM reports WHERE at < $1', values: [before] }]);
  }

  /** Tables in one of these phases where nothing has happened since then. */
  async tables(phases: 'gathering' | 'running' | 'ended', before: number, after: Old): Promise<Old[]> {
    return ask(this.driver, IDLE_TABLES[phases], [before, after.since, after.id]);
  }

  /** Removes a table with all that belongs to it. */
  async removeTable(table: string): Promise<void> {
    await this.driver.write(removal(table));
  }

  /** Stores a table's match file, compressed, instead of the table. */
  async archiveTable(table: string, file: string, now: number): Promise<void> {
    await this.driver.write([
      {
        sql: 'INSERT INTO archive (table_id, at, file) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        values: [table, now, file],
      },
      ...removal(table),
    ]);
  }

  /** The match file, compressed, that was stored of a table. */
  async archived(table: string): Promise<string | null> {
    return (await ask(this.driver, ARCHIVED, [table]))[0]?.file ?? null;
  }

  async dropFiles(before: number): Promise<void> {
    await this.driver.write([{ sql: 'DELETE FROM archive WHERE at < $1', values: [before] }]);
  }
}

const removal = (table: string): Statement[] =>
  [
    'DELETE FROM events WHERE table_id = $1',
    'DELETE FROM members WHERE table_id = $1',
    'DELETE FROM notices WHERE table_id = $1',
    'DELETE FROM prepared WHERE table_id = $1',
    'DELETE FROM tokens WHERE table_id = $1',
    'DELETE FROM tables WHERE id = $1',
  ].map((sql) => ({ sql, values: [table] }));
