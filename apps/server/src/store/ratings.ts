import type { MetBefore, RatedMatch, Standing, Weighed } from '../ratings/match.ts';
import { ask, COLUMNS, query } from './columns.ts';
import type { Driver, Statement } from './database/driver.ts';

/** A person's standing in a game with so many players. */
export interface StoredStanding extends Standing {
  readonly person: string;
  readonly game: string;
  readonly players: number;
}

/** A rated match and its number in the order in which matches count. */
export interface CountedMatch extends RatedMatch {
  readonly number: number;
}

/** Results per step of a recomputation. */
const SOME = 500;
/** The setting with the number of the last match that counts; whoever counts the next one changes it. */
const LAST = 'ratings-counted';

const { results, rated_seats: seats, ratings, settings } = COLUMNS;
const COLUMNS_OF_MATCH = {
  table: results.table_id,
  game: results.game,
  players: results.players,
  ended: results.ended,
  number: results.counted,
  seat: seats.seat,
  person: seats.person,
  bot: seats.bot,
  rank: seats.rank,
  weight: seats.weight,
};
const STANDING = {
  person: ratings.person,
  game: ratings.game,
  players: ratings.players,
  mu: ratings.mu,
  sigma: ratings.sigma,
  matches: ratings.matches,
};
const MATCHES = 'FROM results JOIN rated_seats ON rated_seats.table_id = results.table_id';

const QUERIES = {
  waiting: query(
    COLUMNS_OF_MATCH,
    `${MATCHES} WHERE results.table_id = (SELECT table_id FROM results WHERE rated = 1 AND counted IS NULL
      ORDER BY ended, table_id LIMIT 1) ORDER BY rated_seats.seat`,
  ),
  counted: query(
    COLUMNS_OF_MATCH,
    `${MATCHES} WHERE results.counted > $1 AND results.counted <= $2
      ORDER BY results.counted, rated_seats.seat`,
  ),
  met: query(
    { table: seats.table_id, person: seats.person, fresh: seats.fresh },
    `${MATCHES} WHERE results.game = $2 AND results.players = $3 AND results.ended > $4
      AND results.counted IS NOT NULL AND rated_seats.bot IS NULL AND results.table_id IN
        (SELECT mine.table_id FROM result_seats AS mine WHERE mine.person = $1 AND mine.ended > $4)
      AND COALESCE(rated_seats.person, '') <> $1`,
  ),
  last: query({ value: settings.value }, 'FROM settings WHERE name = $1'),
  of: query(STANDING, 'FROM ratings WHERE person = $1 ORDER BY game, players'),
};

type MatchRow = ReturnType<(typeof QUERIES)['counted']['row']>;

const matchesOf = (rows: readonly MatchRow[]): CountedMatch[] => {
  const found = new Map<string, MatchRow[]>();
  for (const row of rows) {
    const match = found.get(row.table);
    if (match === undefined) found.set(row.table, [row]);
    else match.push(row);
  }
  return Array.from(found.values(), (of) => {
    const { table, game, players, ended, number } = of[0]!;
    return {
      table,
      game,
      players,
      ended,
      number: number ?? 0,
      seats: of.map(({ seat, person, bot, rank, weight }) => ({ seat, person, bot, rank, weight })),
    };
  });
};

const put = ({ person, game, players, mu, sigma, matches }: StoredStanding): Statement => ({
  sql: `INSERT INTO ratings (person, game, players, mu, sigma, matches) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (person, game, players) DO UPDATE SET mu = $4, sigma = $5, matches = $6`,
  values: [person, game, players, String(mu), String(sigma), matches],
});

/** Only one process may count after match number `last`. */
const after = (last: number, next: number): readonly Statement[] => [
  {
    sql: "INSERT INTO settings (name, value) VALUES ($1, '0') ON CONFLICT DO NOTHING",
    values: [LAST],
  },
  {
    sql: 'UPDATE settings SET value = $3 WHERE name = $1 AND value = $2',
    values: [LAST, String(last), String(next)],
    expect: 1,
  },
];

/** Ratings, and the order in which matches count for them. */
export class Ratings {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** A rated match that does not count yet, the oldest first. */
  async waiting(): Promise<RatedMatch | null> {
    return matchesOf(await ask(this.driver, QUERIES.waiting, []))[0] ?? null;
  }

  /** The number of the last match that counts. */
  async last(): Promise<number> {
    return Number((await ask(this.driver, QUERIES.last, [LAST]))[0]?.value ?? 0);
  }

  /** Some of the matches after this one, in the order in which they count. */
  async counted(number: number): Promise<CountedMatch[]> {
    return matchesOf(await ask(this.driver, QUERIES.counted, [number, number + SOME]));
  }

  async of(person: string): Promise<StoredStanding[]> {
    return ask(this.driver, QUERIES.of, [person]);
  }

  /** Those whom a person has met in rated matches of this kind that count and have ended after this time. */
  async met(person: string, { game, players }: RatedMatch, after: number): Promise<MetBefore[]> {
    const rows = await ask(this.driver, QUERIES.met, [person, game, players, after]);
    return rows.map((row) => ({ ...row, fresh: row.fresh === 1 }));
  }

  /** Lets a match count as number `last` + 1; false if another process has counted one meanwhile. */
  async count(
    table: string,
    last: number,
    seats: readonly Weighed[],
    standings: readonly StoredStanding[],
  ): Promise<boolean> {
    return this.driver.write([
      ...after(last, last + 1),
      {
        sql: 'UPDATE results SET counted = $2 WHERE table_id = $1 AND counted IS NULL',
        values: [table, last + 1],
        expect: 1,
      },
      ...seats.map(({ seat, weight, fresh }) => ({
        sql: 'UPDATE rated_seats SET weight = $3, fresh = $4 WHERE table_id = $1 AND seat = $2',
        values: [table, seat, String(weight), fresh ? 1 : 0],
      })),
      ...standings.map(put),
    ]);
  }

  /** Every rating as text, in one order: two such lists are equal where the ratings are. */
  async list(): Promise<readonly string[]> {
    const rows = await this.driver.read(
      'SELECT person, game, players, mu, sigma, matches FROM ratings ORDER BY person, game, players',
      [],
    );
    return rows.map(({ person, game, players, mu, sigma, matches }) =>
      [person, game, players, mu, sigma, matches].join(' '),
    );
  }

  /** Replaces all ratings with these; false if a match was counted after number `last`. */
  async replace(standings: readonly StoredStanding[], last: number): Promise<boolean> {
    return this.driver.write([
      ...after(last, last),
      { sql: 'DELETE FROM ratings', values: [] },
      ...standings.map(put),
    ]);
  }
}
