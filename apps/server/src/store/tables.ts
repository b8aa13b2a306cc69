import { ask, COLUMNS, COUNT, first, query, valuesFor } from './columns.ts';
import type { Driver, Value } from './database/driver.ts';
import { insertEntry } from './logs.ts';
import { invite, inviteInTurn, join, part } from './members.ts';
import { changePrepared, type PlayedChoice } from './prepared.ts';
import { insertResult } from './results.ts';
import type { Entry, FinishedMatch, Membership, TableFacts } from './rows.ts';
import { CLAIM_MS } from './wakes.ts';

export interface Append {
  readonly table: string;
  /** The number of the last entry before these. */
  readonly after: number;
  readonly entries: readonly Entry[];
  readonly facts: TableFacts;
  readonly joins: readonly Membership[];
  readonly parts: readonly Membership[];
  /** The result of the match, if these entries end it. */
  readonly result?: FinishedMatch | null;
  /** The choice in advance that these entries carry out. Nothing is written if it no longer holds. */
  readonly played?: PlayedChoice | null;
}

export interface NewTable extends Omit<Append, 'after' | 'parts' | 'result' | 'played'> {
  /** Who made it. */
  readonly host: string;
  readonly seed: string;
  readonly public: boolean;
  /** Of a public table: what stands for the network it was made from. */
  readonly origin?: string | null;
  /** The table that it is the rematch of: there is one for each. */
  readonly rematchOf?: string | null;
}

/** The process that appends looks after what comes next, if that is soon. */
export const NEAR_MS = 60_000;
/** How many tables one query reads. */
const HEADS = 90;

const { tables } = COLUMNS;
const QUERIES = {
  heads: query({ id: tables.id, head: tables.head }, `FROM tables WHERE id IN (${valuesFor(HEADS)})`),
  seed: query({ seed: tables.seed }, 'FROM tables WHERE id = $1'),
  rematchOf: query({ id: tables.id }, 'FROM tables WHERE rematch_of = $1'),
  botTables: query({ found: COUNT }, "FROM tables WHERE host = $1 AND phase = 'running' AND bots_only = 1"),
  openTables: query({ found: COUNT }, "FROM tables WHERE host = $1 AND phase = 'gathering' AND public = 1"),
  openTablesFrom: query({ found: COUNT }, "FROM tables WHERE origin = $1 AND phase = 'gathering'"),
};

const json = (value: unknown): Value => (value === null ? null : JSON.stringify(value));

/** Tables, with what is written to them. */
export class TableStore {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** False if another table is the rematch already, or too many invitations of this host wait for one of the people. */
  async create(table: NewTable): Promise<boolean> {
    const last = table.entries.at(-1)!;
    const invited = table.joins.filter(({ seat }) => seat === 'invited').map(({ person }) => person);
    return this.driver.write([
      ...(invited.length === 0 ? [] : [inviteInTurn(table.host)]),
      {
        sql: `INSERT INTO tables
            (id, seed, public, phase, head, turn, changed, wake, claimed, entry, host, origin, rematch_of)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $10, $11, $12)`,
        values: [
          table.table,
          table.seed,
          table.public ? 1 : 0,
          table.facts.phase,
          last.number,
          table.facts.turn.join(' '),
          last.at,
          table.facts.wake,
          json(table.facts.entry),
          table.host,
          table.origin ?? null,
          table.rematchOf ?? null,
        ],
      },
      ...table.entries.map((entry) => insertEntry(table.table, entry)),
      ...table.joins
        .filter(({ seat }) => seat !== 'invited')
        .map((membership) => join(table.table, membership)),
      ...invited.map((person) => invite(table.table, table.host, person, last.at)),
    ]);
  }

  /**
   * Appends at the end of the log; false if another writer was first, the key has been used, or the choice in advance that
   * it comes from no longer holds.
   */
  async append({ table, after, entries, facts, joins, parts, result, played }: Append): Promise<boolean> {
    const last = entries.at(-1)!;
    const unit = [
      {
        sql: `UPDATE tables SET phase = $3, head = $4, turn = $5, changed = $6, wake = $7, claimed = $8,
          entry = COALESCE($9, entry), bots_only = $10,
          origin = CASE WHEN $3 IN ('gathering', 'running') THEN origin END WHERE id = $1 AND head = $2`,
        values: [
          table,
          after,
          facts.phase,
          last.number,
          facts.turn.join(' '),
          last.at,
          facts.wake,
          facts.wake === null || facts.wake > last.at + NEAR_MS ? 0 : facts.wake + CLAIM_MS,
          json(facts.entry),
          facts.botsOnly ? 1 : 0,
        ],
        expect: 1,
      },
      ...entries.map((entry) => insertEntry(table, entry)),
      ...joins.map((membership) => join(table, membership)),
      ...parts.map((membership) => part(table, membership)),
      ...(result ? insertResult(result) : []),
      ...(played ? [changePrepared(played.prepared, played.change)] : []),
    ];
    return this.driver.write(
      unit,
      this.driver.shared ? [{ table, head: last.number, written: JSON.stringify(entries) }] : [],
    );
  }

  /** The table that was made as the rematch of this one. */
  async rematchOf(table: string): Promise<string | null> {
    return (await first(this.driver, QUERIES.rematchOf, [table]))?.id ?? null;
  }

  /** The number of the last entry of each of these tables. */
  async heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for (let from = 0; from < tables.length; from += HEADS) {
      const some = tables.slice(from, from + HEADS);
      const padded = Array.from({ length: HEADS }, (_, index) => some[index] ?? '');
      for (const { id, head } of await ask(this.driver, QUERIES.heads, padded)) found.set(id, head);
    }
    return found;
  }

  async seed(table: string): Promise<string | null> {
    return (await first(this.driver, QUERIES.seed, [table]))?.seed ?? null;
  }

  /** How many running tables of this host have only bots. */
  async botTables(host: string): Promise<number> {
    return (await first(this.driver, QUERIES.botTables, [host]))!.found;
  }

  /** How many public tables of this host wait for players. */
  async openTables(host: string): Promise<number> {
    return (await first(this.driver, QUERIES.openTables, [host]))!.found;
  }

  /** How many public tables that were made from there wait for players. */
  async openTablesFrom(origin: string): Promise<number> {
    return (await first(this.driver, QUERIES.openTablesFrom, [origin]))!.found;
  }
}
