import pg from 'pg';
import { newName } from '../../secrets.ts';
import { CannotOpen, type Cells, type Driver, type Notice, type Statement, type Value } from './driver.ts';
import { areLazy, Gathering, type Outcome, type Unit } from './gathering.ts';
import { migrate, TooNew } from './migrations.ts';
import { asTrouble, isRefused, Line } from './postgres-line.ts';

/** The channels: committed notices, and messages that are not stored. */
const NOTICES = 'santiago_notices';
const WHISPERS = 'santiago_whispers';
/** Any number will do, as long as all processes use the same. */
const MIGRATION_LOCK = 5_417_160;
/** For this transaction only. */
const LAZY: Statement = { sql: "SELECT set_config('synchronous_commit', 'off', true)", values: [] };
const UNIQUE_VIOLATION = '23505';
const DIVISION_BY_ZERO = '22012';
const CONNECTIONS = 10;
/** Milliseconds that a new connection may take: at the start, when nobody waits for it yet, and later. */
const OPENING = 60_000;
const CONNECTING = 5000;
/** A notification holds less than 8,000 bytes. */
const LONGEST_LIST = 7500;
const LONGEST_WRITTEN = 1500;
/** Milliseconds that messages wait to be sent together. */
const GATHER = 20;

/** Another process has written what the unit was going to write, or changed what it builds on. */
const isMissed = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === UNIQUE_VIOLATION || error.code === DIVISION_BY_ZERO);

/** An error while opening as a sentence; the address may contain a password and is not repeated. */
const asSentence = (error: unknown): unknown => {
  if (error instanceof TooNew) return new CannotOpen(`${error.message} Start the later program.`);
  if (!(error instanceof Error)) return error;
  const why = error instanceof AggregateError ? String(error.errors[0]) : error.message;
  return new CannotOpen(`The database in DATABASE_URL cannot be used: ${why}.`);
};

/** A statement that fails if it does not change as many rows as it must: then nothing of its unit is committed. */
const guarded = ({ sql, values, expect }: Statement): Statement =>
  expect === undefined
    ? { sql, values }
    : {
        sql: `WITH changed AS (${sql} RETURNING 1) SELECT 1 / (count(*) = ${expect})::int FROM changed`,
        values,
      };

/** Opens all connections before anybody waits for them: after a restart all clients come at once. */
const connectAll = async (pool: pg.Pool): Promise<void> => {
  const opened = await Promise.allSettled(Array.from({ length: CONNECTIONS }, async () => pool.connect()));
  for (const each of opened) if (each.status === 'fulfilled') each.value.release();
  const refused = opened.find((each) => each.status === 'rejected');
  if (refused !== undefined) throw refused.reason;
};

const migrateShared = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await migrate({
      run: async (sql) => {
        await client.query(sql);
      },
      value: async (sql) => (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows[0]?.[0],
    });
    await client.query('COMMIT');
  } finally {
    client.release(true);
  }
};

/** The statements of a text have one name each, so that the database plans them once. */
const names = new Map<string, string>();

const nameOf = (sql: string): string => {
  let name = names.get(sql);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name;
};

type NoticeForm = readonly [table: string | null, head: number, written: string | null];

/** A notice that fits; the written data is left out if it is too long. */
const noticeForm = ({ table, head, written }: Notice): NoticeForm => [
  table,
  head,
  written !== null && Buffer.byteLength(written) < LONGEST_WRITTEN ? written : null,
];

/** JSON texts as lists that each fit into a notification. */
const inLists = (texts: readonly string[]): string[] => {
  const lists: string[] = [];
  let list: string[] = [];
  let bytes = 0;
  for (const text of texts) {
    const more = Buffer.byteLength(text) + 1;
    if (bytes + more > LONGEST_LIST && list.length > 0) {
      lists.push(`[${list.join(',')}]`);
      list = [];
      bytes = 0;
    }
    list.push(text);
    bytes += more;
  }
  return list.length === 0 ? lists : [...lists, `[${list.join(',')}]`];
};

/** All who write to the same tables do so in the same order, so that none waits for another. */
const byTable = (one: Unit, other: Unit): number => {
  const [a, b] = [String(one.statements[0]?.values[0]), String(other.statements[0]?.values[0])];
  return a < b ? -1 : Number(a > b);
};

/** A database shared by any number of processes. */
export class PostgresDriver implements Driver {
  readonly shared = true;
  /** The id of this process, at the beginning of everything it sends to the others. */
  private readonly name = newName();
  private readonly pool: pg.Pool;
  private readonly line: Line;
  private readonly gathering = new Gathering(async (units) => this.commit(units));
  private ear: ((notice: Notice | null) => void) | null = null;
  private overhearer: ((news: unknown) => void) | null = null;
  private whispers: string[] = [];
  private whispering: Promise<void> | null = null;

  private constructor(url: string, pool: pg.Pool) {
    this.pool = pool;
    this.line = new Line(url, [NOTICES, WHISPERS], {
      heard: (channel, payload) => this.heard(channel, payload),
      missed: () => this.ear?.(null),
    });
  }

  static async open(url: string): Promise<PostgresDriver> {
    const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: OPENING });
    // A lost connection fails the calls that wait for it, and is replaced when the next one is needed; nothing else
    // has to be done.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    try {
      await migrateShared(pool);
      await connectAll(pool);
    } catch (error) {
      await pool.end();
      throw asSentence(error);
    }
    const driver = new PostgresDriver(url, pool);
    await driver.line.open(OPENING);
    pool.options.connectionTimeoutMillis = CONNECTING;
    return driver;
  }

  async read(sql: string, values: readonly Value[]): Promise<Cells[]> {
    try {
      return (await this.pool.query<Cells>({ name: nameOf(sql), text: sql, values: [...values] })).rows;
    } catch (error) {
      throw asTrouble(error);
    }
  }

  async write(unit: readonly Statement[], notices: readonly Notice[] = []): Promise<boolean> {
    return this.gathering.write({ statements: unit, notices, lazy: false });
  }

  async writeLazily(unit: readonly Statement[]): Promise<void> {
    await this.gathering.write({ statements: unit, notices: [], lazy: true });
  }

  listen(ear: (notice: Notice | null) => void): void {
    this.ear = ear;
  }

  whisper(news: unknown): void {
    this.whispers.push(JSON.stringify(news));
    this.whispering ??= this.sendWhispers().finally(() => {
      this.whispering = null;
    });
  }

  overhear(ear: (news: unknown) => void): void {
    this.overhearer = ear;
  }

  async scrub(): Promise<void> {
    // PostgreSQL cleans up by itself (autovacuum).
  }

  async close(): Promise<void> {
    await this.gathering.empty();
    await this.whispering;
    await this.line.close();
    await this.pool.end();
  }

  /** All units as one transaction; if that is refused, each by itself, so that none fails because of another. */
  private async commit(units: readonly Unit[]): Promise<readonly Outcome[]> {
    const together = await this.transact(units.toSorted(byTable));
    const outcomes =
      units.length > 1 && isRefused(together)
        ? await Promise.all(units.map(async (unit) => this.transact([unit])))
        : units.map(() => together);
    return outcomes.map((outcome) =>
      outcome === true ? true : isMissed(outcome) ? false : (asTrouble(outcome) as Error),
    );
  }

  private async transact(units: readonly Unit[]): Promise<true | Error> {
    const notices = units.flatMap((unit) => unit.notices.map((notice) => JSON.stringify(noticeForm(notice))));
    return this.line.transact([
      ...(areLazy(units) ? [LAZY] : []),
      ...units.flatMap((unit) => unit.statements.map(guarded)),
      ...this.notifying(NOTICES, notices),
    ]);
  }

  /** Other processes receive it when it is committed. */
  private notifying(channel: string, texts: readonly string[]): Statement[] {
    return inLists(texts).map((list) => ({
      sql: 'SELECT pg_notify($1, $2)',
      values: [channel, `${this.name}${list}`],
    }));
  }

  /** A lost message only costs time: it is repeated. */
  private async sendWhispers(): Promise<void> {
    while (this.whispers.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER));
      const statements = this.notifying(WHISPERS, this.whispers);
      this.whispers = [];
      await this.line.transact(statements);
    }
  }

  private heard(channel: string, payload: string): void {
    // Our own messages come back too.
    if (payload.startsWith(this.name)) return;
    const text = payload.slice(this.name.length);
    if (channel === WHISPERS) {
      for (const news of JSON.parse(text) as unknown[]) this.overhearer?.(news);
      return;
    }
    for (const [table, head, written] of JSON.parse(text) as NoticeForm[])
      this.ear?.({ table, head, written });
  }
}
