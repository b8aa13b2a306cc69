import type { Seat } from '@santiago/kernel';
import type { Phase } from '@santiago/protocol';
import type { Cells, Driver, Value } from './database/driver.ts';
import type { MemberSeat } from './rows.ts';

/** What a column holds, as both databases call it, and how its cells are read. */
interface Kind<T> {
  readonly type: 'TEXT' | 'BIGINT';
  readonly nullable: boolean;
  read(value: Value): T;
}

export interface Column<T> extends Kind<T> {
  /** The column with its table, so that queries on several tables can name it. */
  readonly sql: string;
}

type Columns = Readonly<Record<string, Column<unknown>>>;
type RowOf<C extends Columns> = {
  readonly [N in keyof C]: C[N] extends Column<infer T> ? T : never;
};

/** A text that has only certain values. */
const word = <T extends string>(): Kind<T> => ({
  type: 'TEXT',
  nullable: false,
  read: (value) => String(value) as T,
});
const text = word<string>();
/** A number that need not be whole, in its shortest text. */
const decimal: Kind<number> = { type: 'TEXT', nullable: false, read: Number };
/** PostgreSQL gives these as text. */
const whole: Kind<number> = { type: 'BIGINT', nullable: false, read: Number };
const maybe = <T>(kind: Kind<T>): Kind<T | null> => ({
  ...kind,
  nullable: true,
  read: (value) => (value === null ? null : kind.read(value)),
});

type Made<K> = { readonly [N in keyof K]: K[N] extends Kind<infer T> ? Column<T> : never };

const table = <K extends Readonly<Record<string, Kind<unknown>>>>(name: string, kinds: K): Made<K> =>
  Object.fromEntries(
    Object.entries(kinds).map(([column, kind]) => [column, { ...kind, sql: `${name}.${column}` }]),
  ) as Made<K>;

/** `waiting`: its phase has not come. `played`: it has acted for its seat. */
export type PreparedState = 'waiting' | 'played' | 'withdrawn';
/** When a person is notified: at once, once a day, or never. */
export type NoticeMode = 'now' | 'daily' | 'none';
export type TokenKind = 'cookie' | 'bot' | 'carry';
/** The columns of every table as the last migration leaves them; a test compares them with the database. */
export const COLUMNS = {
  people: table('people', {
    id: text,
    name: text,
    made: whole,
    seen: whole,
    /** The person whose bot this is. */
    owner: maybe(text),
    /** 1 if the person agrees to be listed among those whom others play with. */
    listed: whole,
  }),
  tokens: table('tokens', {
    hash: text,
    person: text,
    kind: word<TokenKind>(),
    label: maybe(text),
    table_id: maybe(text),
    seat: maybe(word<Seat>()),
    made: whole,
    expires: maybe(whole),
    used: whole,
    maker: maybe(text),
  }),
  tables: table('tables', {
    id: text,
    seed: text,
    public: whole,
    phase: word<Phase>(),
    head: whole,
    turn: text,
    changed: whole,
    wake: maybe(whole),
    claimed: whole,
    entry: text,
    host: maybe(text),
    bots_only: whole,
    /** Of a public table that is not over: a keyed hash of the network it was made from. */
    origin: maybe(text),
    rematch_of: maybe(text),
  }),
  events: table('events', {
    table_id: text,
    number: whole,
    at: whole,
    kind: text,
    person: maybe(text),
    seat: maybe(word<Seat>()),
    key: maybe(text),
    body: text,
  }),
  members: table('members', { table_id: text, person: text, seat: word<MemberSeat>() }),
  reports: table('reports', { table_id: text, number: whole, person: text, at: whole, text }),
  settings: table('settings', { name: text, value: text }),
  pushes: table('pushes', { endpoint: text, person: text, made: whole }),
  notices: table('notices', { person: text, table_id: text, wanted: whole }),
  prepared: table('prepared', {
    table_id: text,
    seat: word<Seat>(),
    phase: text,
    person: text,
    made: whole,
    choice: text,
    span: text,
    undone: whole,
    seen: whole,
    head: whole,
    due: maybe(whole),
    state: word<PreparedState>(),
    played: maybe(whole),
  }),
  summaries: table('summaries', {
    person: text,
    mode: word<NoticeMode>(),
    minute: whole,
    next: maybe(whole),
  }),
  archive: table('archive', { table_id: text, at: whole, file: text }),
  results: table('results', {
    table_id: text,
    game: text,
    preset: maybe(text),
    /** JSON. */
    options: text,
    players: whole,
    ended: whole,
    /** 1 if everybody agreed that the match counts for ratings. */
    rated: whole,
    /** Its number in the order in which rated matches count; null until it counts. */
    counted: maybe(whole),
  }),
  ratings: table('ratings', {
    person: text,
    game: text,
    players: whole,
    mu: decimal,
    sigma: decimal,
    matches: whole,
  }),
  result_seats: table('result_seats', {
    table_id: text,
    seat: word<Seat>(),
    /** As in `results`, for the order of a person's matches. */
    ended: whole,
    person: maybe(text),
    /** The name that the person had at the table. */
    name: maybe(text),
    bot: maybe(text),
    rank: whole,
    points: decimal,
    share: decimal,
  }),
  /** Who began a rated match, and how it counts for them. */
  rated_seats: table('rated_seats', {
    table_id: text,
    seat: word<Seat>(),
    person: maybe(text),
    /** The house bot, where no person began the match. */
    bot: maybe(text),
    rank: whole,
    /** How much the match counts for the person, 1 at most; known once it counts. */
    weight: decimal,
    /** 1 if the person had played few rated matches before. */
    fresh: whole,
  }),
  passkeys: table('passkeys', {
    id: text,
    person: text,
    site: text,
    public_key: text,
    counter: whole,
    transports: text,
    label: text,
    made: whole,
    used: whole,
  }),
  /** Whose invitations a person does not want. */
  blocks: table('blocks', { person: text, blocked: text, made: whole }),
  used_challenges: table('used_challenges', { hash: text, expires: whole }),
  day_results: table('day_results', {
    day: whole,
    game: text,
    person: text,
    at: whole,
    score: whole,
    mark: text,
    file: text,
  }),
} as const;

/** How many rows there are. */
export const COUNT: Column<number> = { ...whole, sql: 'COUNT(*)' };

/** A value of another table, beside the row that is asked for; null if there is none. */
export const beside = <T>(column: Column<T>, sql: string): Column<T | null> => ({
  ...maybe(column),
  sql: `(${sql})`,
});

/** A query: what it selects decides the type of its rows. */
export interface Query<R> {
  readonly sql: string;
  readonly row: (cells: Cells) => R;
}

/** `rest` is what follows the columns: `FROM … WHERE …`. */
export const query = <C extends Columns>(columns: C, rest: string): Query<RowOf<C>> => {
  const named = Object.entries(columns);
  return {
    sql: `SELECT ${named.map(([name, { sql }]) => `${sql} AS "${name}"`).join(', ')} ${rest}`,
    row: (cells) => {
      const row: Record<string, unknown> = {};
      for (const [name, column] of named) row[name] = column.read(cells[name] ?? null);
      return row as RowOf<C>;
    },
  };
};

export const ask = async <R>(
  driver: Pick<Driver, 'read'>,
  { sql, row }: Query<R>,
  values: readonly Value[],
): Promise<R[]> => (await driver.read(sql, values)).map(row);

export const first = async <R>(
  driver: Pick<Driver, 'read'>,
  wanted: Query<R>,
  values: readonly Value[],
): Promise<R | null> => (await ask(driver, wanted, values))[0] ?? null;

/** $1, $2, … for this many values. */
export const valuesFor = (count: number): string =>
  Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ');
