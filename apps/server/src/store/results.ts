import type { Seat } from '@santiago/kernel';
import { newName } from '../secrets.ts';
import type { FinishedMatch, FinishedSeat, RatedResult } from './rows.ts';
import { COLUMNS, COUNT, ask, query } from './columns.ts';
import type { Driver, Statement, Value } from './database/driver.ts';
import { type Mark, type Window, WINDOW, windowsOf } from './windows.ts';

/** Which of a person's matches are wanted; what is null is not asked for. */
export interface MatchFilter {
  readonly game: string | null;
  readonly players: number | null;
  readonly result: 'won' | 'shared' | 'lost' | null;
  /** The name of another person at the table. */
  readonly name: string | null;
  /** A bot at the table. */
  readonly bot: string | null;
}

/** A match in a person's list. */
export interface ListedMatch {
  readonly table: string;
  readonly game: string;
  readonly preset: string | null;
  readonly ended: number;
  readonly rated: boolean;
  readonly own: Seat;
  readonly seats: readonly Omit<FinishedSeat, 'person'>[];
  /** The table is still there. */
  readonly isOpen: boolean;
  /** The match can be read as a file. */
  readonly hasFile: boolean;
}

/** Somebody who played a match that may be played again. */
export interface InvitedSeat {
  readonly person: string | null;
  readonly name: string | null;
  readonly bot: string | null;
  /** This person and the one who asks have both agreed to be listed. */
  readonly mayInvite: boolean;
}

/** What a match is played again from. */
export interface Invited {
  readonly game: string;
  readonly setup: {
    readonly players: number;
    readonly preset: string | null;
    readonly options: Record<string, string>;
  };
  readonly rated: boolean;
  readonly seats: readonly InvitedSeat[];
}

/** Matches of one page. */
export const MATCHES = WINDOW;
/** Tables per step when earlier results are filled in. */
const SOME = 50;
const FILLED = 'results-filled';

const { results, result_seats: seats, tables, events, settings } = COLUMNS;
/** Asked once for each match, beside the row of the person's own seat. */
const besideOwn = (sql: string): typeof COUNT => ({
  ...COUNT,
  sql: `CASE WHEN result_seats.person = $1 THEN (${sql}) ELSE 0 END`,
});
const THERE = besideOwn('SELECT COUNT(*) FROM tables WHERE tables.id = results.table_id');
const STORED = besideOwn('SELECT COUNT(*) FROM archive WHERE archive.table_id = results.table_id');

const QUERIES = {
  page: query(
    {
      ...seats,
      game: results.game,
      preset: results.preset,
      rated: results.rated,
      there: THERE,
      stored: STORED,
    },
    `FROM results JOIN result_seats ON result_seats.table_id = results.table_id
      WHERE results.table_id IN (
        SELECT mine.table_id FROM result_seats AS mine JOIN results AS match ON match.table_id = mine.table_id
          WHERE mine.person = $1 AND (mine.ended, mine.table_id) < ($2, $3)
            AND (mine.ended, mine.table_id) >= ($9, $10) AND ($4 = '' OR match.game = $4) AND ($5 = 0 OR match.players = $5)
            AND ($6 = '' OR $6 = CASE mine.share WHEN '1' THEN 'won' WHEN '0' THEN 'lost' ELSE 'shared' END)
            AND ($7 = '' OR EXISTS (SELECT 1 FROM result_seats AS other
              WHERE other.table_id = mine.table_id AND other.seat <> mine.seat AND other.name = $7))
            AND ($8 = '' OR EXISTS (SELECT 1 FROM result_seats AS other
              WHERE other.table_id = mine.table_id AND other.person IS NULL AND other.bot = $8))
          )
      ORDER BY results.ended DESC, results.table_id DESC, result_seats.seat`,
  ),
  invitation: query(
    {
      person: seats.person,
      name: seats.name,
      bot: seats.bot,
      game: results.game,
      players: results.players,
      preset: results.preset,
      options: results.options,
      rated: results.rated,
      listed: {
        ...COUNT,
        sql: `(SELECT COUNT(*) FROM people, people AS me WHERE people.id = result_seats.person
          AND me.id = $2 AND people.listed = 1 AND me.listed = 1)`,
      },
    },
    `FROM results JOIN result_seats ON result_seats.table_id = results.table_id
      WHERE results.table_id = $1 ORDER BY result_seats.seat`,
  ),
  unfilled: query(
    { id: tables.id },
    `FROM tables WHERE phase = 'over' AND id > $1 AND NOT EXISTS
      (SELECT 1 FROM results WHERE results.table_id = tables.id) ORDER BY id LIMIT ${SOME}`,
  ),
  end: query({ at: events.at }, "FROM events WHERE table_id = $1 AND kind = 'over'"),
  filled: query({ value: settings.value }, 'FROM settings WHERE name = $1'),
};

/** Person $4, or $10 if that one has a passkey and the other does not; of somebody who was deleted nothing is written. */
const PLAYER = `FROM people WHERE id IN ($4, $10) ORDER BY
  (SELECT COUNT(*) FROM passkeys WHERE passkeys.person = people.id AND people.id = $10
    AND NOT EXISTS (SELECT 1 FROM passkeys AS own WHERE own.person = $4)) DESC,
  CASE WHEN id = $4 THEN 0 ELSE 1 END LIMIT 1`;

const insertSeat = (match: FinishedMatch, seat: FinishedSeat): Statement => ({
  sql: `INSERT INTO result_seats (table_id, seat, ended, person, name, bot, rank, points, share)
    VALUES ($1, $2, $3, (SELECT id ${PLAYER}), (SELECT COALESCE($5, name) ${PLAYER}), $6, $7, $8, $9)
    ON CONFLICT DO NOTHING`,
  values: [
    match.table,
    seat.seat,
    match.ended,
    seat.person,
    seat.name,
    seat.bot,
    seat.rank,
    String(seat.points),
    String(seat.share),
    seat.alias ?? null,
  ],
});

const insertRated = (table: string, { seat, person, bot, rank }: RatedResult): Statement => ({
  sql: `INSERT INTO rated_seats (table_id, seat, person, bot, rank)
    VALUES ($1, $2, (SELECT id FROM people WHERE id = $3), $4, $5) ON CONFLICT DO NOTHING`,
  values: [table, seat, person, bot, rank],
});

/** The bots of a person do not count in a match with the person, nor with another of them. */
const dropOwnBots = (table: string): readonly Statement[] => [
  {
    sql: `DELETE FROM rated_seats WHERE table_id = $1 AND EXISTS
      (SELECT 1 FROM people AS bot, rated_seats AS other JOIN people AS their ON their.id = other.person
        WHERE bot.id = rated_seats.person AND other.table_id = $1 AND other.seat <> rated_seats.seat
          AND bot.owner = COALESCE(their.owner, their.id))`,
    values: [table],
  },
  {
    sql: `UPDATE results SET rated = 0 WHERE table_id = $1 AND rated = 1
      AND (SELECT COUNT(*) FROM rated_seats WHERE rated_seats.table_id = $1) < 2`,
    values: [table],
  },
];

/** What stores a result, in the transaction of the event that ends the match. */
export const insertResult = (match: FinishedMatch): readonly Statement[] => [
  {
    sql: `INSERT INTO results (table_id, game, preset, options, players, ended, rated)
      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    values: [
      match.table,
      match.game,
      match.setup.preset,
      JSON.stringify(match.setup.options),
      match.setup.players,
      match.ended,
      match.rated.length > 0 ? 1 : 0,
    ],
  },
  ...match.seats.map((seat) => insertSeat(match, seat)),
  ...match.rated.map((seat) => insertRated(match.table, seat)),
  ...(match.rated.length > 0 ? dropOwnBots(match.table) : []),
];

const RATED = '(SELECT table_id FROM results WHERE rated = 1)';
/** Unrated results that belong to nobody else. */
const ALONE = `(SELECT mine.table_id FROM result_seats AS mine WHERE mine.person = $1
  AND mine.table_id NOT IN ${RATED} AND NOT EXISTS
  (SELECT 1 FROM result_seats AS other WHERE other.table_id = mine.table_id AND other.person <> $1))`;

/**
 * What removes a person from the results; the others keep theirs. Where matches are rated a word drawn at random takes
 * the place of the person, which leads nowhere but to these: the ratings of the others can be computed again.
 */
export const forgetResults = (person: string): readonly Statement[] => {
  const nobody = newName();
  return [
    ...[
      `DELETE FROM results WHERE table_id IN ${ALONE}`,
      `DELETE FROM result_seats WHERE table_id IN ${ALONE}`,
      'UPDATE result_seats SET person = NULL, name = NULL WHERE person = $1',
    ].map((sql) => ({ sql, values: [person] })),
    ...[
      'UPDATE rated_seats SET person = $2 WHERE person = $1',
      'UPDATE ratings SET person = $2 WHERE person = $1',
    ].map((sql) => ({ sql, values: [person, nobody] })),
  ];
};

/** Results of finished matches. */
export class Results {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** A person's matches, the newest first, before this mark: at most `MATCHES`. */
  async page(person: string, filter: MatchFilter, before: Mark | null): Promise<ListedMatch[]> {
    const page: ListedMatch[] = [];
    for await (const window of windowsOf(this.driver, person, before)) {
      page.push(...(await this.within(window, person, filter)));
      if (page.length >= MATCHES) break;
    }
    return page.slice(0, MATCHES);
  }

  private async within(
    { before, last }: Window,
    person: string,
    filter: MatchFilter,
  ): Promise<ListedMatch[]> {
    const values: Value[] = [
      person,
      before.ended,
      before.table,
      filter.game ?? '',
      filter.players ?? 0,
      filter.result ?? '',
      filter.name ?? '',
      filter.bot ?? '',
      last.ended,
      last.table,
    ];
    const found = new Map<string, Row[]>();
    for (const row of await ask(this.driver, QUERIES.page, values)) {
      const match = found.get(row.table_id);
      if (match === undefined) found.set(row.table_id, [row]);
      else match.push(row);
    }
    return Array.from(found.values(), (rows) => listedOf(rows, person));
  }

  /** A match of this person, to be played again. */
  async invitation(table: string, person: string): Promise<Invited | null> {
    const rows = await ask(this.driver, QUERIES.invitation, [table, person]);
    const first = rows.find((row) => row.person === person);
    if (first === undefined) return null;
    const { game, players, preset, options, rated } = first;
    return {
      game,
      setup: { players, preset, options: JSON.parse(options) as Record<string, string> },
      rated: rated === 1,
      seats: rows.map(({ person: who, name, bot, listed }) => ({
        person: who,
        name,
        bot,
        mayInvite: listed > 0,
      })),
    };
  }

  /** Finished tables without a result, after this one: those that an earlier version has left. */
  async unfilled(after: string): Promise<string[]> {
    return (await ask(this.driver, QUERIES.unfilled, [after])).map(({ id }) => id);
  }

  /** When the match at this table ended. */
  async endOf(table: string): Promise<number | null> {
    return (await ask(this.driver, QUERIES.end, [table]))[0]?.at ?? null;
  }

  async fill(match: FinishedMatch): Promise<void> {
    await this.driver.write(insertResult(match));
  }

  /** Removes a person from results that were written while the person was being deleted. */
  async forget(person: string): Promise<void> {
    await this.driver.write(forgetResults(person));
  }

  /** Whether the results of earlier versions have been filled in. */
  async isFilled(): Promise<boolean> {
    return (await ask(this.driver, QUERIES.filled, [FILLED])).length > 0;
  }

  async setFilled(): Promise<void> {
    await this.driver.write([
      {
        sql: "INSERT INTO settings (name, value) VALUES ($1, 'yes') ON CONFLICT DO NOTHING",
        values: [FILLED],
      },
    ]);
  }
}

type Row = ReturnType<(typeof QUERIES)['page']['row']>;

const listedOf = (rows: readonly Row[], person: string): ListedMatch => {
  const own = rows.find((row) => row.person === person)!;
  return {
    table: own.table_id,
    game: own.game,
    preset: own.preset,
    ended: own.ended,
    rated: own.rated === 1,
    own: own.seat,
    seats: rows.map(({ seat, name, bot, rank, points, share }) => ({
      seat,
      name,
      bot,
      rank,
      points,
      share,
    })),
    isOpen: own.there > 0,
    hasFile: own.there + own.stored > 0,
  };
};
