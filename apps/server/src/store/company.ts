import { ask, COLUMNS, type Column, COUNT, query } from './columns.ts';
import type { Driver } from './driver.ts';

/** Matches of two people with the same ranks, counted together. */
export interface MetCount {
  readonly person: string;
  readonly name: string;
  readonly game: string;
  readonly players: number;
  readonly ownRank: number;
  readonly rank: number;
  readonly matches: number;
  /** Sums over these matches. */
  readonly ownPoints: number;
  readonly points: number;
}

/** One of the last matches with somebody. */
export interface MetLast {
  readonly person: string;
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly ended: number;
  readonly ownRank: number;
  readonly rank: number;
}

/** Last matches that are listed with each person. */
const LAST = 5;

const { people, results } = COLUMNS;
const as = <T>(column: Column<T>, sql: string): Column<T> => ({ ...column, sql });
/** Everybody who sat at a table with person $1, if both have agreed to be listed. */
const MET = `FROM result_seats AS mine
  JOIN people AS me ON me.id = mine.person
  JOIN result_seats AS theirs ON theirs.table_id = mine.table_id AND theirs.person <> mine.person
  JOIN people ON people.id = theirs.person
  JOIN results ON results.table_id = mine.table_id
  WHERE mine.person = $1 AND me.listed = 1 AND people.listed = 1`;
const sum = (whose: string): string => `SUM(CAST(${whose}.points AS DOUBLE PRECISION))`;

const COUNTS = query(
  {
    person: people.id,
    name: people.name,
    game: results.game,
    players: results.players,
    ownRank: as(COUNT, 'mine.rank'),
    rank: as(COUNT, 'theirs.rank'),
    matches: COUNT,
    ownPoints: as(COUNT, sum('mine')),
    points: as(COUNT, sum('theirs')),
  },
  `${MET} GROUP BY people.id, people.name, results.game, results.players, mine.rank, theirs.rank`,
);
const LASTS = query(
  {
    person: as(people.id, 'met.person'),
    table: as(people.id, 'met.table_id'),
    game: as(results.game, 'met.game'),
    players: as(COUNT, 'met.players'),
    ended: as(COUNT, 'met.ended'),
    ownRank: as(COUNT, 'met.own_rank'),
    rank: as(COUNT, 'met.rank'),
  },
  `FROM (SELECT people.id AS person, mine.table_id AS table_id, results.game AS game, results.players AS players,
      mine.ended AS ended, mine.rank AS own_rank, theirs.rank AS rank,
      ROW_NUMBER() OVER (PARTITION BY people.id ORDER BY mine.ended DESC, mine.table_id DESC) AS nth ${MET}) AS met
    WHERE met.nth <= ${LAST} ORDER BY met.ended DESC, met.table_id DESC`,
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

  async counts(person: string): Promise<MetCount[]> {
    return ask(this.driver, COUNTS, [person]);
  }

  /** The newest first. */
  async lasts(person: string): Promise<MetLast[]> {
    return ask(this.driver, LASTS, [person]);
  }
}
