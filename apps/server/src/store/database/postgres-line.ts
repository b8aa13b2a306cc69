import pg from 'pg';
import { type Statement, StorageTrouble } from './driver.ts';

/** Milliseconds between two attempts to reconnect, and how long writes wait for one to succeed. */
const RECONNECT = 100;
const PATIENCE = 5000;

/**
 * Classes of SQLSTATE after which nobody knows whether the transaction was committed: the connection failed (08), room,
 * memory or connections ran out (53), the database is being stopped (57), its machine failed (58). The database may end
 * all at once with any of them.
 */
const UNKNOWN_OUTCOME = new Set(['08', '53', '57', '58']);

/**
 * Refusals that are not the statement's fault: the database is read-only, lets us in no longer, is gone, or its data or
 * an index is damaged.
 */
const UNUSABLE = new Set(['25006', '28000', '28P01', '3D000', 'XX001', 'XX002']);

/** The database refused but is still running: the transaction was not committed. */
export const isRefused = (error: unknown): error is pg.DatabaseError & { readonly code: string } =>
  error instanceof pg.DatabaseError &&
  error.code !== undefined &&
  !UNKNOWN_OUTCOME.has(error.code.slice(0, 2));

/** An error as callers see it: the database cannot be used at present, or the query is wrong. */
export const asTrouble = (error: unknown): unknown => {
  if (isRefused(error) && !UNUSABLE.has(error.code)) return error;
  const sentence =
    error instanceof pg.DatabaseError
      ? `The database cannot be used: ${error.message}.`
      : 'The database does not answer.';
  return new StorageTrouble(sentence, { cause: error });
};

/**
 * Statements up to one sync: a transaction for PostgreSQL, sent and replied to in one go. The library calls the
 * methods that begin with `handle`.
 */
class Transaction implements pg.Submittable {
  private readonly statements: readonly Statement[];
  private readonly prepared: Prepared;
  private readonly settle: (outcome: true | Error) => void;
  private readonly fresh = new Map<string, string>();

  constructor(statements: readonly Statement[], prepared: Prepared, settle: (outcome: true | Error) => void) {
    this.statements = statements;
    this.prepared = prepared;
    this.settle = settle;
  }

  submit(connection: pg.Connection): void {
    connection.stream.cork();
    for (const { sql, values } of this.statements) {
      let statement = this.prepared.names.get(sql) ?? this.fresh.get(sql);
      if (statement === undefined) {
        statement = `s${this.prepared.made++}`;
        this.fresh.set(sql, statement);
        connection.parse({ name: statement, text: sql, types: [] }, true);
      }
      const texts = values.map((value) => (value === null ? null : String(value)));
      connection.bind({ statement, values: texts }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleError(error: Error): void {
    this.settle(error);
  }

  handleReadyForQuery(): void {
    for (const [sql, name] of this.fresh) this.prepared.names.set(sql, name);
    this.settle(true);
  }

  handleDataRow(): void {
    // Results of statements are not requested.
  }

  handleCommandComplete(): void {
    // One of several; the sync decides.
  }
}

/** Statements that the database knows by name on one connection. After a refusal, names are not used again. */
interface Prepared {
  readonly names: Map<string, string>;
  made: number;
}

export interface LineEars {
  heard(channel: string, payload: string): void;
  /** The connection was dead for a while, or is new. */
  missed(): void;
}

/**
 * The one connection for all writes and notifications: notifications of others arrive with the replies to our own
 * statements, so the process wakes up once for both. It is opened again when it breaks.
 */
export class Line {
  private readonly url: string;
  private readonly channels: readonly string[];
  private readonly ears: LineEars;
  private client: pg.Client | null = null;
  private prepared: Prepared = { names: new Map(), made: 0 };
  private last: Promise<unknown> = Promise.resolve();
  private opened: () => void = () => undefined;
  private retry: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(url: string, channels: readonly string[], ears: LineEars) {
    this.url = url;
    this.channels = channels;
    this.ears = ears;
  }

  /** Connects within so many milliseconds, or fails. */
  async open(within = PATIENCE): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: within,
      keepAlive: true,
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload }) => this.ears.heard(channel, payload ?? ''));
    await client.connect();
    for (const channel of this.channels) await client.query(`LISTEN ${channel}`);
    this.client = client;
    this.prepared = { names: new Map(), made: 0 };
    this.opened();
    this.ears.missed();
  }

  /**
   * One transaction; durable when the result is true. After an error that is not a refusal, the outcome is unknown.
   */
  async transact(statements: readonly Statement[]): Promise<true | Error> {
    const turn = this.last.then(async () => this.send(statements));
    this.last = turn;
    return turn;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.opened();
    if (this.retry !== null) clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async send(statements: readonly Statement[]): Promise<true | Error> {
    if (this.client === null) await this.comesBack();
    const { client } = this;
    if (client === null) return new Error('the database cannot be reached');
    return new Promise((resolve) => {
      client.query(new Transaction(statements, this.prepared, resolve));
    });
  }

  private async comesBack(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PATIENCE);
      this.opened = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    client.end().catch(() => undefined);
    this.openAgain();
  }

  private openAgain(): void {
    if (this.closed) return;
    this.retry = setTimeout(() => {
      this.open().catch(() => this.openAgain());
    }, RECONNECT);
  }
}
