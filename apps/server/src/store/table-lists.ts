import type { Seat } from '@santiago/kernel';
import type { Phase, TableEntry } from '@santiago/protocol';
import { ask, COLUMNS, first, query, valuesFor } from './columns.ts';
import type { Driver } from './database/driver.ts';
import { publicIds } from './public-tables.ts';
import type { MemberSeat, StoredEntry } from './rows.ts';

export interface Listed {
  readonly entry: TableEntry;
  readonly turn: readonly Seat[];
}

/** A table in the list of a person who belongs to it. */
export interface OwnListed extends Listed {
  readonly mine: readonly Seat[];
  readonly invited: boolean;
  readonly hosted: boolean;
  /** When the table has something to do by itself: with a clock, the time of those who owe a decision is up. */
  readonly wake: number | null;
}

const LISTED = 100;

const { tables, members } = COLUMNS;
const LISTED_COLUMNS = {
  id: tables.id,
  phase: tables.phase,
  turn: tables.turn,
  changed: tables.changed,
  entry: tables.entry,
};
const QUERIES = {
  listedAs: query({ entry: tables.entry }, 'FROM tables WHERE id = $1'),
  listed: query(LISTED_COLUMNS, `FROM tables WHERE id IN (${valuesFor(LISTED)})`),
  // First those that wait for the person, then other matches and their own tables, invitations, and what is over: nobody
  // else can push their matches out of the list. An invitation to a table that was closed is none.
  tablesOf: query(
    { ...LISTED_COLUMNS, hold: members.seat, wake: tables.wake },
    `FROM members JOIN tables ON tables.id = members.table_id
      WHERE members.person = $1 AND (members.seat <> 'invited' OR tables.phase IN ('gathering', 'running'))
      ORDER BY CASE
        WHEN members.seat = 'invited' THEN 2
        WHEN tables.phase NOT IN ('gathering', 'running') THEN 3
        WHEN members.seat <> '' AND ' ' || tables.turn || ' ' LIKE '% ' || members.seat || ' %' THEN 0
        ELSE 1 END, tables.changed DESC LIMIT ${5 * LISTED}`,
  ),
};

interface ListedRow {
  readonly id: string;
  readonly phase: Phase;
  readonly turn: string;
  readonly changed: number;
  readonly entry: string;
}

const listedOf = ({ id, phase, turn, changed, entry }: ListedRow): Listed => ({
  entry: {
    ...(JSON.parse(entry) as StoredEntry),
    id,
    phase,
    changed,
  },
  turn: turn.split(' ').filter(Boolean) as Seat[],
});

/** Tables as lists show them. */
export class TableLists {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Public tables, waiting ones first; of one host or address only a few are listed before those of others. */
  async publicTables(): Promise<Listed[]> {
    const ids = await publicIds(this.driver, LISTED);
    const padded = Array.from({ length: LISTED }, (_, index) => ids[index] ?? '');
    const rows = await ask(this.driver, QUERIES.listed, padded);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(listedOf);
  }

  async of(person: string): Promise<OwnListed[]> {
    const found = new Map<
      string,
      { readonly listed: Listed; readonly holds: MemberSeat[]; readonly wake: number | null }
    >();
    for (const row of await ask(this.driver, QUERIES.tablesOf, [person])) {
      const own = found.get(row.id) ?? { listed: listedOf(row), holds: [], wake: row.wake };
      own.holds.push(row.hold);
      found.set(row.id, own);
    }
    return Array.from(found.values(), ({ listed, holds, wake }) => ({
      ...listed,
      wake,
      mine: holds.filter((hold) => hold !== '' && hold !== 'invited'),
      invited: holds.includes('invited'),
      hosted: holds.includes(''),
    }));
  }

  /** Takes names off what lists show of a table: for one whose log cannot be written, which would do so. */
  async unname(table: string, seats: readonly Seat[], host: boolean): Promise<void> {
    for (;;) {
      const found = await first(this.driver, QUERIES.listedAs, [table]);
      if (found === null) return;
      const entry = JSON.parse(found.entry) as StoredEntry;
      const nameless: StoredEntry = {
        ...entry,
        host: host ? null : entry.host,
        seats: entry.seats.map((each) => (seats.includes(each.seat) ? { ...each, name: null } : each)),
      };
      const stood = await this.driver.write([
        {
          sql: 'UPDATE tables SET entry = $3 WHERE id = $1 AND entry = $2',
          values: [table, found.entry, JSON.stringify(nameless)],
          expect: 1,
        },
      ]);
      // Else somebody has changed it meanwhile.
      if (stood) return;
    }
  }
}
