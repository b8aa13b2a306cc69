import { ask, COLUMNS, COUNT, query } from './columns.ts';
import type { Driver } from './database/driver.ts';

/** The result of a person in a daily match. */
export interface DayResult {
  readonly day: number;
  readonly game: string;
  readonly person: string;
  readonly at: number;
  /** In thousandths of a point. */
  readonly score: number;
  readonly mark: string;
  /** The rows of the match, packed. */
  readonly file: string;
}

const { day_results: results, people } = COLUMNS;
const FOUND = query(results, 'FROM day_results WHERE day = $1 AND game = $2 AND person = $3');
const SPREAD = query(
  { score: results.score, count: COUNT },
  'FROM day_results WHERE day = $1 AND game = $2 GROUP BY score ORDER BY score',
);
const FRIENDS_SHOWN = 50;
/** Of several that are as good, the one that came first. */
const BEST = query(
  results,
  'FROM day_results WHERE day = $1 AND game = $2 AND person <> $3 ORDER BY score DESC, at LIMIT 1',
);
/** Those whom the person has met at a table, where both have agreed to be listed. */
const FRIENDS = query(
  { name: people.name, score: results.score },
  `FROM day_results JOIN people ON people.id = day_results.person
    WHERE day_results.day = $1 AND day_results.game = $2 AND people.id <> $3 AND people.listed = 1
      AND EXISTS (SELECT 1 FROM people AS me WHERE me.id = $3 AND me.listed = 1)
      AND EXISTS (SELECT 1 FROM result_seats AS mine
        JOIN result_seats AS theirs ON theirs.table_id = mine.table_id
        WHERE mine.person = $3 AND theirs.person = people.id)
    ORDER BY day_results.score DESC, day_results.at LIMIT ${FRIENDS_SHOWN}`,
);

/** The results of the daily matches. */
export class DayResults {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Changes nothing where the person has a result of this day. */
  async add({ day, game, person, at, score, mark, file }: DayResult): Promise<void> {
    await this.driver.write([
      // Not for a person who is deleted meanwhile: see `forget`.
      { sql: 'UPDATE people SET seen = seen WHERE id = $1', values: [person], expect: 1 },
      {
        sql: `INSERT INTO day_results (day, game, person, at, score, mark, file)
          VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
        values: [day, game, person, at, score, mark, file],
      },
    ]);
  }

  async find(day: number, game: string, person: string): Promise<DayResult | null> {
    return (await ask(this.driver, FOUND, [day, game, person]))[0] ?? null;
  }

  /** How many have which score, lowest first. */
  async spread(day: number, game: string): Promise<{ readonly score: number; readonly count: number }[]> {
    return ask(this.driver, SPREAD, [day, game]);
  }

  /** The best result of the others. */
  async best(day: number, game: string, person: string): Promise<DayResult | null> {
    return (await ask(this.driver, BEST, [day, game, person]))[0] ?? null;
  }

  /** The best results of those the person plays with. */
  async friends(
    day: number,
    game: string,
    person: string,
  ): Promise<{ readonly name: string; readonly score: number }[]> {
    return ask(this.driver, FRIENDS, [day, game, person]);
  }

  async drop(before: number): Promise<void> {
    await this.driver.write([{ sql: 'DELETE FROM day_results WHERE at < $1', values: [before] }]);
  }
}
