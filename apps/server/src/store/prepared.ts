import type { Choice, Seat } from '@santiago/kernel';
import { ask, COLUMNS, type PreparedState, query } from './columns.ts';
import type { Driver, Statement } from './database/driver.ts';

const { prepared, tables } = COLUMNS;

/** A choice in advance, as it is stored. Only its seat's person ever sees it. */
export interface Prepared {
  readonly table: string;
  readonly seat: Seat;
  readonly phase: string;
  readonly person: string;
  readonly made: number;
  readonly choice: Choice;
  /** How long it holds: while the game says the same of it. */
  readonly span: string;
  /** How many rows had been taken back when it was prepared, and how many were in force. */
  readonly undone: number;
  readonly seen: number;
  /** The number of the last event that it was looked at with. */
  readonly head: number;
  /** When it acts, once its decision is open. */
  readonly due: number | null;
  readonly state: PreparedState;
  /** The number of the event of its last action. */
  readonly played: number | null;
}

/** What changes about a choice. */
export type PreparedChange = Pick<Prepared, 'head' | 'due' | 'state' | 'played'>;

/** A choice that acts, and what it is from then on. */
export interface PlayedChoice {
  readonly prepared: Prepared;
  readonly change: PreparedChange;
}

const COLUMNS_OF_CHOICE = {
  table: prepared.table_id,
  seat: prepared.seat,
  phase: prepared.phase,
  person: prepared.person,
  made: prepared.made,
  choice: prepared.choice,
  span: prepared.span,
  undone: prepared.undone,
  seen: prepared.seen,
  head: prepared.head,
  due: prepared.due,
  state: prepared.state,
  played: prepared.played,
};

const QUERIES = {
  at: query(COLUMNS_OF_CHOICE, 'FROM prepared WHERE table_id = $1 ORDER BY seat, phase'),
  toLookAt: query(
    { table: prepared.table_id, head: tables.head },
    `FROM prepared JOIN tables ON tables.id = prepared.table_id
      WHERE prepared.state = 'waiting' AND (tables.head > prepared.head OR prepared.due <= $1)
      ORDER BY CASE WHEN tables.head > prepared.head THEN tables.changed ELSE prepared.due END, prepared.table_id
      LIMIT $2`,
  ),
};

/** Refused if another process was first, or the person has changed their mind. */
export const changePrepared = (
  { table, seat, phase, made, head, due }: Prepared,
  { head: newHead, due: newDue, state, played }: PreparedChange,
): Statement => ({
  sql: `UPDATE prepared SET head = $6, due = $7, state = $8, played = $9
    WHERE table_id = $1 AND seat = $2 AND phase = $3 AND made = $4 AND head = $5
      AND COALESCE(due, 0) = $10 AND state = 'waiting'`,
  values: [table, seat, phase, made, head, newHead, newDue, state, played, due ?? 0],
  expect: 1,
});

/** The choices that people made in advance. */
export class PreparedChoices {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** All choices at a table. */
  async at(table: string): Promise<Prepared[]> {
    const rows = await ask(this.driver, QUERIES.at, [table]);
    return rows.map((row) => ({ ...row, choice: JSON.parse(row.choice) as Choice }));
  }

  /**
   * Tables where something has happened since their choices were looked at, or where one is due by that time; each with
   * its head. What has waited longest comes first.
   */
  async toLookAt(until: number, limit: number): Promise<ReadonlyMap<string, number>> {
    const rows = await ask(this.driver, QUERIES.toLookAt, [until, limit]);
    return new Map(rows.map(({ table, head }) => [table, head]));
  }

  /** Until something happens at the table, its choices are not looked at before `due`. */
  async putOff(table: string, head: number, due: number): Promise<void> {
    await this.driver.write([
      {
        sql: "UPDATE prepared SET head = $2, due = $3 WHERE table_id = $1 AND state = 'waiting'",
        values: [table, head, due],
      },
    ]);
  }

  /** Replaces the seat's earlier choice for the same phase. */
  async put(choice: Prepared): Promise<void> {
    await this.driver.write([
      {
        sql: `INSERT INTO prepared
            (table_id, seat, phase, person, made, choice, span, undone, head, due, state, played, seen)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
          ON CONFLICT (table_id, seat, phase) DO UPDATE SET person = $4, made = $5, choice = $6, span = $7,
            undone = $8, head = $9, due = $10, state = $11, played = $12, seen = $13`,
        values: [
          choice.table,
          choice.seat,
          choice.phase,
          choice.person,
          choice.made,
          JSON.stringify(choice.choice),
          choice.span,
          choice.undone,
          choice.head,
          choice.due,
          choice.state,
          choice.played,
          choice.seen,
        ],
      },
    ]);
  }

  /** False if another process was first, or the person has changed their mind. */
  async change(prepared: Prepared, change: PreparedChange): Promise<boolean> {
    return this.driver.write([changePrepared(prepared, change)]);
  }

  async remove(table: string, seat: Seat, phase: string): Promise<void> {
    await this.driver.write([
      {
        sql: 'DELETE FROM prepared WHERE table_id = $1 AND seat = $2 AND phase = $3',
        values: [table, seat, phase],
      },
    ]);
  }
}
