import { ask, COLUMNS, query } from './columns.ts';
import type { Driver, Statement } from './database/driver.ts';
import { PAGE } from './logs.ts';
import type { Membership, MemberSeat } from './rows.ts';

/** How many invitations of one person to another may wait; one to a table that was closed counts for a day. */
const INVITATIONS = 3;
const DAY_MS = 86_400_000;

const { tables, members } = COLUMNS;
const QUERIES = {
  invitationsFrom: query(
    { id: tables.id },
    `FROM members JOIN tables ON tables.id = members.table_id
      WHERE tables.host = $1 AND members.person = $2 AND members.seat = 'invited' AND tables.phase = 'gathering'`,
  ),
  membershipsOf: query(
    { table: members.table_id, seat: members.seat },
    `FROM members WHERE person = $1 AND table_id IN
      (SELECT DISTINCT table_id FROM members WHERE person = $1 AND table_id > $2 ORDER BY table_id LIMIT ${PAGE})
      ORDER BY table_id`,
  ),
};

export const join = (table: string, { person, seat }: Membership): Statement => ({
  sql: 'INSERT INTO members (table_id, person, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  values: [table, person, seat],
});

/** A person's invitations are counted one after the other, whichever processes make them. */
export const inviteInTurn = (host: string): Statement => ({
  sql: 'UPDATE people SET seen = seen WHERE id = $1',
  values: [host],
});

export const invite = (table: string, host: string, person: string, now: number): Statement => ({
  sql: `INSERT INTO members (table_id, person, seat) SELECT $1, $2, 'invited' WHERE ${INVITATIONS} >
    (SELECT COUNT(*) FROM members AS sent JOIN tables ON tables.id = sent.table_id
      WHERE sent.person = $2 AND sent.seat = 'invited' AND sent.table_id <> $1 AND tables.host = $3
        AND (tables.phase = 'gathering' OR (tables.phase = 'abandoned' AND tables.changed > $4)))`,
  values: [table, person, host, now - DAY_MS],
  expect: 1,
});

export const part = (table: string, { person, seat }: Membership): Statement => ({
  sql: 'DELETE FROM members WHERE table_id = $1 AND person = $2 AND seat = $3',
  values: [table, person, seat],
});

/** Who belongs to which table. */
export class Members {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** The tables that wait for a person whom this host has invited. */
  async invitationsFrom(host: string, person: string): Promise<string[]> {
    return (await ask(this.driver, QUERIES.invitationsFrom, [host, person])).map(({ id }) => id);
  }

  /** The person's holds on tables and seats; page by page, after this table. */
  async of(person: string, after: string): Promise<{ table: string; seat: MemberSeat }[]> {
    return ask(this.driver, QUERIES.membershipsOf, [person, after]);
  }
}
