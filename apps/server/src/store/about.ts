import { ask, COLUMNS, query } from './columns.ts';
import type { Driver } from './database/driver.ts';

const { people, tokens, events, members, reports, pushes, notices, result_seats: seats } = COLUMNS;
const { passkeys, prepared, summaries, day_results: days, ratings, blocks, rated_seats: rated } = COLUMNS;
/** Rows of one page: reading and serialising them takes a few milliseconds. */
const SOME = 100;

const PERSON = query(people, 'FROM people WHERE id = $1');
const TOKENS = query(tokens, `FROM tokens WHERE person = $1 AND hash > $2 ORDER BY hash LIMIT ${SOME}`);
const ENTRIES = query(
  events,
  `FROM events WHERE person = $1 AND (table_id, number) > ($2, $3)
    ORDER BY table_id, number LIMIT ${SOME}`,
);
const REPORTS = query(
  reports,
  `FROM reports WHERE person = $1 AND (at, table_id, number) > ($2, $3, $4)
    ORDER BY at, table_id, number LIMIT ${SOME}`,
);
const PUSHES = query(
  pushes,
  `FROM pushes WHERE person = $1 AND endpoint > $2 ORDER BY endpoint LIMIT ${SOME}`,
);
const NOTICES = query(
  notices,
  `FROM notices WHERE person = $1 AND table_id > $2 ORDER BY table_id LIMIT ${SOME}`,
);
const PASSKEYS = query(passkeys, `FROM passkeys WHERE person = $1 AND id > $2 ORDER BY id LIMIT ${SOME}`);
const MEMBERS = query(
  members,
  `FROM members WHERE person = $1 AND (table_id, seat) > ($2, $3)
    ORDER BY table_id, seat LIMIT ${SOME}`,
);

const RESULTS = query(
  seats,
  `FROM result_seats WHERE person = $1 AND (table_id, seat) > ($2, $3)
    ORDER BY table_id, seat LIMIT ${SOME}`,
);

const RATED = query(
  rated,
  `FROM rated_seats WHERE person = $1 AND (table_id, seat) > ($2, $3)
    ORDER BY table_id, seat LIMIT ${SOME}`,
);

const PREPARED = query(
  prepared,
  `FROM prepared WHERE person = $1 AND (table_id, seat, phase) > ($2, $3, $4)
    ORDER BY table_id, seat, phase LIMIT ${SOME}`,
);
const SUMMARIES = query(summaries, 'FROM summaries WHERE person = $1');
const RATINGS = query(
  ratings,
  `FROM ratings WHERE person = $1 AND (game, players) > ($2, $3) ORDER BY game, players LIMIT ${SOME}`,
);
const BOTS = query(people, `FROM people WHERE owner = $1 AND id > $2 ORDER BY id LIMIT ${SOME}`);

const DAYS = query(
  days,
  `FROM day_results WHERE person = $1 AND (day, game) > ($2, $3) ORDER BY day, game LIMIT ${SOME}`,
);

const BLOCKS = query(
  { blocked: blocks.blocked, name: people.name, made: blocks.made },
  `FROM blocks JOIN people ON people.id = blocks.blocked WHERE blocks.person = $1 AND blocks.blocked > $2
    ORDER BY blocks.blocked LIMIT ${SOME}`,
);

/** Some rows of one kind; `kind` is its name. */
export interface Belongings {
  readonly kind:
    | 'tokens'
    | 'entries'
    | 'reports'
    | 'pushes'
    | 'notices'
    | 'passkeys'
    | 'tables'
    | 'results'
    | 'rated'
    | 'prepared'
    | 'summaries'
    | 'days'
    | 'ratings'
    | 'bots'
    | 'blocks';
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Everything stored about a person, page by page, so that nobody else waits for long. */
export class AboutPerson {
  private readonly driver: Driver;
  private readonly id: string;

  constructor(driver: Driver, id: string) {
    this.driver = driver;
    this.id = id;
  }

  async person(): Promise<{ id: string; name: string; made: number; seen: number } | null> {
    return (await ask(this.driver, PERSON, [this.id]))[0] ?? null;
  }

  async *belongings(): AsyncGenerator<Belongings> {
    yield* this.pages('tokens', async (last?: { hash: string }) =>
      ask(this.driver, TOKENS, [this.id, last?.hash ?? '']),
    );
    yield* this.pages('entries', async (last?: { table_id: string; number: number }) =>
      ask(this.driver, ENTRIES, [this.id, last?.table_id ?? '', last?.number ?? 0]),
    );
    yield* this.pages('reports', async (last?: { at: number; table_id: string; number: number }) =>
      ask(this.driver, REPORTS, [this.id, last?.at ?? 0, last?.table_id ?? '', last?.number ?? 0]),
    );
    yield* this.pages('pushes', async (last?: { endpoint: string }) =>
      ask(this.driver, PUSHES, [this.id, last?.endpoint ?? '']),
    );
    yield* this.pages('notices', async (last?: { table_id: string }) =>
      ask(this.driver, NOTICES, [this.id, last?.table_id ?? '']),
    );
    yield* this.pages('passkeys', async (last?: { id: string }) =>
      ask(this.driver, PASSKEYS, [this.id, last?.id ?? '']),
    );
    yield* this.pages('tables', async (last?: { table_id: string; seat: string }) =>
      ask(this.driver, MEMBERS, [this.id, last?.table_id ?? '', last?.seat ?? '']),
    );
    yield* this.pages('results', async (last?: { table_id: string; seat: string }) =>
      ask(this.driver, RESULTS, [this.id, last?.table_id ?? '', last?.seat ?? '']),
    );
    yield* this.pages('rated', async (last?: { table_id: string; seat: string }) =>
      ask(this.driver, RATED, [this.id, last?.table_id ?? '', last?.seat ?? '']),
    );
    yield* this.pages('prepared', async (last?: { table_id: string; seat: string; phase: string }) =>
      ask(this.driver, PREPARED, [this.id, last?.table_id ?? '', last?.seat ?? '', last?.phase ?? '']),
    );
    yield* this.pages('summaries', async () => ask(this.driver, SUMMARIES, [this.id]));
    yield* this.pages('days', async (last?: { day: number; game: string }) =>
      ask(this.driver, DAYS, [this.id, last?.day ?? 0, last?.game ?? '']),
    );
    yield* this.pages('ratings', async (last?: { game: string; players: number }) =>
      ask(this.driver, RATINGS, [this.id, last?.game ?? '', last?.players ?? 0]),
    );
    yield* this.pages('bots', async (last?: { id: string }) =>
      ask(this.driver, BOTS, [this.id, last?.id ?? '']),
    );
    yield* this.pages('blocks', async (last?: { blocked: string }) =>
      ask(this.driver, BLOCKS, [this.id, last?.blocked ?? '']),
    );
  }

  private async *pages<R extends object>(
    kind: Belongings['kind'],
    after: (last?: R) => Promise<R[]>,
  ): AsyncGenerator<Belongings> {
    for (let last: R | undefined; ; ) {
      const page = await after(last);
      if (page.length > 0) yield { kind, rows: page.map(shown) };
      if (page.length < SOME) return;
      last = page.at(-1);
    }
  }
}

/**
 * The hashes of secrets, the key of a request and the ids of others are not shown; the person is named at the top.
 */
const HIDDEN = ['hash', 'key', 'person', 'maker', 'blocked'];

const shown = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !HIDDEN.includes(name)));
