import type { Socket } from 'node:net';
import pg from 'pg';
import { newName } from '../secrets.ts';
import type { Cells, Driver, Notice, Statement, Value } from './driver.ts';
import { Gathering, type Outcome, type Unit } from './gathering.ts';
import { MIGRATIONS, VERSION_TABLE } from './schema.ts';

/** What was written, and what is said by the way. */
const NOTICES = 'santiago_notices';
const WHISPERS = 'santiago_whispers';
/** Any number will do, as long as all processes take the same. */
const MIGRATION_LOCK = 5_417_160;
const UNIQUE_VIOLATION = '23505';
const DIVISION_BY_ZERO = '22012';
/** Somebody stops the database. */
const INTERVENTION = '57';
const CONNECTIONS = 10;
/** A notification holds less than 8,000 bytes. */
const LONGEST_LIST = 7500;
const LONGEST_WRITTEN = 1500;
const RECONNECT = 500;
/** Milliseconds that what is said by the way waits for company. */
const GATHER = 20;

/** Another has written what the unit was to write, or changed what it builds on. */
const isMissed = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === UNIQUE_VIOLATION || error.code === DIVISION_BY_ZERO);

/** The database has refused, and lives: nothing of the transaction stands. */
const isRefused = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith(INTERVENTION) === false;

/** A statement that fails where it does not change as many rows as it must: then nothing of its unit stands. */
const guarded = ({ sql, values, expect }: Statement): Statement =>
  expect === undefined
    ? { sql, values }
    : {
        sql: `WITH changed AS (${sql} RETURNING 1) SELECT 1 / (count(*) = ${expect})::int FROM changed`,
        values,
      };

const migrate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(VERSION_TABLE);
    const { rows } = await client.query<{ version: string }>('SELECT version FROM schema_version');
    const version = Number(rows[0]?.version ?? 0);
    if (version > MIGRATIONS.length) {
      throw new Error(`The database has schema ${version}; this program knows ${MIGRATIONS.length}.`);
    }
    for (const step of MIGRATIONS.slice(version).flat()) await client.query(step);
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [MIGRATIONS.length]);
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

const query = async (client: pg.ClientBase, { sql, values }: Statement): Promise<pg.QueryResult<Cells>> =>
  client.query<Cells>({ name: nameOf(sql), text: sql, values: [...values] });

type NoticeForm = readonly [table: string, head: number, written: string | null];

/** A notice that fits; what was written is left out where it is too long. */
const noticeForm = ({ table, head, written }: Notice): NoticeForm => [
  table,
  head,
  written !== null && Buffer.byteLength(written) < LONGEST_WRITTEN ? written : null,
];

/** Texts of JSON as lists that fit into a notification each. */
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

/** Two who write to the same tables do so in the same order, so that neither waits for the other. */
const byTable = (one: Unit, other: Unit): number => {
  const [a, b] = [String(one.statements[0]?.values[0]), String(other.statements[0]?.values[0])];
  return a < b ? -1 : Number(a > b);
};

/** A database shared by any number of processes. */
export class PostgresDriver implements Driver {
  readonly shared = true;
  /** Of this process, before everything it says to the others. */
  private readonly name = newName();
  private readonly url: string;
  private readonly pool: pg.Pool;
  private ear: ((notice: Notice) => void) | null = null;
  private listener: pg.Client | null = null;
  private overhearer: ((news: unknown) => void) | null = null;
  private readonly gathering = new Gathering(async (units) => this.commit(units));
  private whispers: string[] = [];
  private whispering: Promise<void> | null = null;
  private closed = false;

  private constructor(url: string, pool: pg.Pool) {
    this.url = url;
    this.pool = pool;
  }

  static async open(url: string): Promise<PostgresDriver> {
    const config = { connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 5000, pipeline: true };
    const pool = new pg.Pool(config);
    // A lost connection fails what waits for it, and is replaced when the next is needed; nothing else is to be done.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    await migrate(pool);
    // Opened before anybody waits for them: after a restart all clients come at once.
    const first = await Promise.all(Array.from({ length: CONNECTIONS }, async () => pool.connect()));
    for (const client of first) client.release();
    return new PostgresDriver(url, pool);
  }

  async read(sql: string, values: readonly Value[]): Promise<Cells[]> {
    return this.use(async (client) => (await query(client, { sql, values })).rows);
  }

  async write(unit: readonly Statement[], notices: readonly Notice[] = []): Promise<boolean> {
    return this.gathering.write({ statements: unit, notices });
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

  listen(ear: (notice: Notice) => void): void {
    this.ear = ear;
    void this.connectListener();
  }

  async backup(): Promise<void> {
    return Promise.reject(new Error('A PostgreSQL database is backed up with pg_dump; see docs/hosting.md.'));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.gathering.empty();
    await this.whispering;
    await this.listener?.end().catch(() => undefined);
    await this.pool.end();
  }

  private async use<R>(work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
    const client = await this.pool.connect();
    let broken = true;
    try {
      const result = await work(client);
      broken = false;
      return result;
    } finally {
      client.release(broken);
    }
  }

  /** All as one transaction; where that is refused each by itself, so that none falls with another. */
  private async commit(units: readonly Unit[]): Promise<readonly Outcome[]> {
    const together = await this.transact(units.toSorted(byTable));
    const outcomes =
      units.length > 1 && isRefused(together)
        ? await Promise.all(units.map(async (unit) => this.transact([unit])))
        : units.map(() => together);
    return outcomes.map((outcome) => (isMissed(outcome) ? false : outcome));
  }

  private async transact(units: readonly Unit[]): Promise<true | Error> {
    const notices = units.flatMap((unit) => unit.notices.map((notice) => JSON.stringify(noticeForm(notice))));
    const statements = [
      ...units.flatMap((unit) => unit.statements.map(guarded)),
      ...this.notifying(NOTICES, notices),
    ];
    const work = this.use(async (client) => {
      // All of it goes out in one go, and the answers come back together.
      const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } })
        .connection;
      stream.cork();
      const sent = [
        client.query('BEGIN'),
        ...statements.map(async (statement) => query(client, statement)),
        client.query('COMMIT'),
      ];
      stream.uncork();
      const results = await Promise.allSettled(sent);
      // After the first that fails the others fail for that very reason, and the commit commits nothing.
      const failed = results.find((result) => result.status === 'rejected');
      if (failed === undefined) return true;
      if (isRefused(failed.reason)) return failed.reason as Error;
      throw failed.reason;
    });
    return work.catch((error: unknown) => error as Error);
  }

  /** Others hear it when it is committed. */
  private notifying(channel: string, texts: readonly string[]): Statement[] {
    return inLists(texts).map((list) => ({
      sql: 'SELECT pg_notify($1, $2)',
      values: [channel, `${this.name}${list}`],
    }));
  }

  /** What is lost costs time only: it is said again. */
  private async sendWhispers(): Promise<void> {
    while (this.whispers.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER));
      const statements = this.notifying(WHISPERS, this.whispers);
      this.whispers = [];
      await Promise.all(statements.map(async ({ sql, values }) => this.read(sql, values))).catch(
        () => undefined,
      );
    }
  }

  private heard(channel: string, payload: string): void {
    // What we said ourselves comes back too.
    if (payload.startsWith(this.name)) return;
    const text = payload.slice(this.name.length);
    if (channel === WHISPERS) {
      for (const news of JSON.parse(text) as unknown[]) this.overhearer?.(news);
      return;
    }
    for (const [table, head, written] of JSON.parse(text) as NoticeForm[])
      this.ear?.({ table, head, written });
  }

  private async connectListener(): Promise<void> {
    while (!this.closed) {
      const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 5000 });
      const ended = new Promise<void>((resolve) => {
        client.on('error', () => resolve());
        client.on('end', () => resolve());
      });
      client.on('notification', ({ channel, payload }) => this.heard(channel, payload ?? ''));
      try {
        await client.connect();
        await client.query(`LISTEN ${NOTICES}`);
        await client.query(`LISTEN ${WHISPERS}`);
        this.listener = client;
        await ended;
      } catch {
        // Tried again below.
      }
      this.listener = null;
      client.end().catch(() => undefined);
      if (!this.closed) await new Promise((resolve) => setTimeout(resolve, RECONNECT));
    }
  }
}
