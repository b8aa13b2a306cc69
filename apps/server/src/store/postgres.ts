import type { Socket } from 'node:net';
import pg from 'pg';
import { newName } from '../secrets.ts';
import type { Cells, Driver, Notice, Statement, Value } from './driver.ts';
import { MIGRATIONS, VERSION_TABLE } from './schema.ts';

/** What was written, and what is said by the way. */
const NOTICES = 'santiago_notices';
const WHISPERS = 'santiago_whispers';
/** Any number will do, as long as all processes take the same. */
const MIGRATION_LOCK = 5_417_160;
const UNIQUE_VIOLATION = '23505';
const DIVISION_BY_ZERO = '22012';
const CONNECTIONS = 10;
/** A notification holds less than 8,000 bytes, several notices among them. */
const LONGEST_NOTICE = 3500;
const LONGEST_WRITTEN = 1500;
const RECONNECT = 500;
/** Milliseconds. */
const GATHER = 8;

/** Another has written what the unit was to write, or changed what it builds on. */
const isMissed = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === UNIQUE_VIOLATION || error.code === DIVISION_BY_ZERO);

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

/** What waits to be sent on a channel. It gathers for a moment: several cost all who hear them hardly more than one. */
class Outbox {
  private readonly from: string;
  private readonly send: (payload: string) => Promise<unknown>;
  private waiting: string[] = [];
  private sending: Promise<void> | null = null;

  constructor(from: string, send: (payload: string) => Promise<unknown>) {
    this.from = from;
    this.send = send;
  }

  /** The text is JSON; several go out as one list. */
  push(text: string): void {
    this.waiting.push(text);
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
  }

  /** All that was pushed is sent. */
  async empty(): Promise<void> {
    while (this.sending !== null) await this.sending;
  }

  /** What is lost costs time only: listeners also look by themselves. */
  private async sendAll(): Promise<void> {
    while (this.waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER));
      let bytes = 0;
      let count = 0;
      while (count < this.waiting.length && bytes < LONGEST_NOTICE)
        bytes += Buffer.byteLength(this.waiting[count++]!) + 1;
      const payload = `${this.from}[${this.waiting.slice(0, count).join(',')}]`;
      this.waiting = this.waiting.slice(count);
      await this.send(payload).catch(() => undefined);
    }
  }
}

/** A database shared by any number of processes. It groups the commits of its connections by itself. */
export class PostgresDriver implements Driver {
  readonly shared = true;
  /** Of this process, before everything it says to the others. */
  private readonly name = newName();
  private readonly url: string;
  private readonly pool: pg.Pool;
  private ear: ((notice: Notice) => void) | null = null;
  private listener: pg.Client | null = null;
  private overhearer: ((news: unknown) => void) | null = null;
  private readonly notices: Outbox;
  private readonly whispers: Outbox;
  private closed = false;

  private constructor(url: string, pool: pg.Pool) {
    this.url = url;
    this.pool = pool;
    const on = (channel: string) => async (payload: string) =>
      pool.query('SELECT pg_notify($1, $2)', [channel, payload]);
    this.notices = new Outbox(this.name, on(NOTICES));
    this.whispers = new Outbox(this.name, on(WHISPERS));
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

  async write(unit: readonly Statement[]): Promise<boolean> {
    return this.use(async (client) => {
      // All of it goes out in one go, and the answers come back together.
      const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } })
        .connection;
      stream.cork();
      const sent = [
        client.query('BEGIN'),
        ...unit.map(async (statement) => query(client, guarded(statement))),
        client.query('COMMIT'),
      ];
      stream.uncork();
      const results = await Promise.allSettled(sent);
      // After the first that fails the others fail for that very reason, and the commit commits nothing.
      const failed = results.find((result) => result.status === 'rejected');
      if (failed !== undefined && !isMissed(failed.reason)) throw failed.reason;
      return failed === undefined;
    });
  }

  announce(notice: Notice): void {
    this.notices.push(JSON.stringify(noticeForm(notice)));
  }

  whisper(news: unknown): void {
    this.whispers.push(JSON.stringify(news));
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
    await Promise.all([this.notices.empty(), this.whispers.empty()]);
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
