import { ask, COLUMNS, type Column, COUNT, query } from './columns.ts';
import type { Driver } from './database/driver.ts';
import { windowsOf } from './windows.ts';

/** A match with somebody. */
export interface Met {
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly ended: number;
  readonly ownRank: number;
  readonly rank: number;
  readonly ownPoints: number;
  readonly points: number;
}

const { people, results, result_seats: seats } = COLUMNS;
const as = <T>(column: Column<T>, sql: string): Column<T> => ({ ...column, sql });

/** Everybody who sat at a table with person $1 in one window of that person's matches, if both have agreed to it. */
const MET = query(
  {
    person: people.id,
    name: people.name,
    table: as(seats.table_id, 'mine.table_id'),
    game: results.game,
    players: results.players,
    ended: as(COUNT, 'mine.ended'),
    ownRank: as(COUNT, 'mine.rank'),
    rank: as(COUNT, 'theirs.rank'),
    ownPoints: as(seats.points, 'mine.points'),
    points: as(seats.points, 'theirs.points'),
  },
  `FROM result_seats AS mine
    JOIN people AS me ON me.id = mine.person
    JOIN result_seats AS theirs ON theirs.table_id = mine.table_id AND theirs.person <> mine.person
    JOIN people ON people.id = theirs.person
    JOIN results ON results.table_id = mine.table_id
    WHERE mine.person = $1 AND me.listed = 1 AND people.listed = 1
      AND (mine.ended, mine.table_id) < ($2, $3) AND (mine.ended, mine.table_id) >= ($4, $5)
    ORDER BY mine.ended DESC, mine.table_id DESC`,
);
const LISTED = query({ listed: people.listed }, 'FROM people WHERE id = $1');

/** Those whom a person plays with. Nobody is shown who has not agreed, and nothing to somebody who has not. */
export class Company {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Whether the person agrees to be listed. */
  async isListed(person: string): Promise<boolean> {
    return (await ask(this.driver, LISTED, [person]))[0]?.listed === 1;
  }

  async setListed(person: string, listed: boolean): Promise<void> {
    await this.driver.write([
      { sql: 'UPDATE people SET listed = $2 WHERE id = $1', values: [person, listed ? 1 : 0] },
    ]);
  }

  /** All matches with others, the newest first, some at a time: nobody else waits for a long list. */
  async *met(person: string): AsyncGenerator<readonly Met[]> {
    for await (const { before, last } of windowsOf(this.driver, person, null))
      yield await ask(this.driver, MET, [person, before.ended, before.table, last.ended, last.table]);
  }
}
