import type { Seat } from '@santiago/kernel';
import { ask, COLUMNS, first, query, type TokenKind, valuesFor } from './columns.ts';
import type { Driver, Statement } from './database/driver.ts';
import type { PeopleChanges } from './people-change.ts';
import type { Person } from './rows.ts';

export interface Token {
  readonly hash: string;
  readonly person: string;
  readonly kind: TokenKind;
  readonly label: string | null;
  readonly table: string | null;
  readonly seat: Seat | null;
  readonly expires: number | null;
  /** The hash of the secret that a token which is valid once was made with: it is valid as long as that one. */
  readonly maker: string | null;
}

/** A secret of a person, as they may see it themselves. */
export interface ListedToken {
  readonly id: string;
  readonly kind: 'device' | 'bot';
  readonly label: string | null;
  readonly made: number;
  readonly used: number;
}

/** The name of a secret in lists: the beginning of its hash, from which nobody can compute the secret. */
export const tokenId = (hash: string): string => hash.slice(0, 16);

/** How many secrets a person is shown. */
const LISTED = 100;
/** How many secrets one query reads. */
const ASKED = 90;

const { people, tokens } = COLUMNS;
/** A person, and the bots of theirs that have a name of their own. */
const WITH_BOTS = '(SELECT id FROM people WHERE id = $1 OR owner = $1)';

const QUERIES = {
  holder: query(
    { id: people.id, name: people.name, kind: tokens.kind, used: tokens.used },
    "FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = $1 AND tokens.kind <> 'carry'",
  ),
  known: query({ hash: tokens.hash }, `FROM tokens WHERE hash IN (${valuesFor(ASKED)})`),
  tokensOf: query(
    { hash: tokens.hash, kind: tokens.kind, label: tokens.label, made: tokens.made, used: tokens.used },
    `FROM tokens WHERE person IN ${WITH_BOTS} AND kind <> 'carry' ORDER BY used DESC LIMIT ${LISTED}`,
  ),
  carried: query(
    {
      hash: tokens.hash,
      person: tokens.person,
      kind: tokens.kind,
      label: tokens.label,
      table: tokens.table_id,
      seat: tokens.seat,
      expires: tokens.expires,
      maker: tokens.maker,
    },
    `FROM tokens WHERE hash = $1 AND kind = 'carry'
      AND (maker IS NULL OR EXISTS (SELECT 1 FROM tokens AS made WHERE made.hash = tokens.maker))`,
  ),
};

export const insertToken = (token: Token, now: number): Statement => ({
  sql: `INSERT INTO tokens (hash, person, kind, label, table_id, seat, made, expires, used, maker)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $7, $9)`,
  values: [
    token.hash,
    token.person,
    token.kind,
    token.label,
    token.table,
    token.seat,
    now,
    token.expires,
    token.maker,
  ],
});

/** The secrets by which people and bots are known: of devices, of bots, and in links that are valid once. */
export class Tokens {
  private readonly driver: Driver;
  private readonly changes: PeopleChanges;

  constructor(driver: Driver, changes: PeopleChanges) {
    this.driver = driver;
    this.changes = changes;
  }

  async add(token: Token, now: number): Promise<void> {
    await this.driver.write([insertToken(token, now)]);
  }

  /** The person that a cookie or a bot's token belongs to, which of the two it is, and when its use was last recorded. */
  async holderOf(
    hash: string,
  ): Promise<{ readonly person: Person; readonly kind: TokenKind; readonly used: number } | null> {
    const holder = await first(this.driver, QUERIES.holder, [hash]);
    if (holder === null) return null;
    const { id, name, kind, used } = holder;
    return { person: { id, name }, kind, used };
  }

  /** Of these secrets those that are still valid. */
  async known(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Set<string>();
    for (let from = 0; from < hashes.length; from += ASKED) {
      const padded = Array.from({ length: ASKED }, (_, index) => hashes[from + index] ?? '');
      for (const { hash } of await ask(this.driver, QUERIES.known, padded)) known.add(hash);
    }
    return known;
  }

  /** The devices and bots' tokens of a person. */
  async of(person: string): Promise<ListedToken[]> {
    const rows = await ask(this.driver, QUERIES.tokensOf, [person]);
    return rows.map(({ hash, kind, ...rest }) => ({
      id: tokenId(hash),
      kind: kind === 'bot' ? 'bot' : 'device',
      ...rest,
    }));
  }

  /** Deletes the secret of a device. Bots keep theirs: nobody can give it to them again. */
  async signOut(hash: string): Promise<void> {
    const unit = [{ sql: "DELETE FROM tokens WHERE hash = $1 AND kind = 'cookie'", values: [hash] }];
    await this.changes.write(unit, { kind: 'secret', id: tokenId(hash) });
  }

  /** Deletes a secret; false if the person has none with this id. */
  async revoke(person: string, id: string): Promise<boolean> {
    const unit = [
      {
        sql: `DELETE FROM tokens WHERE person IN ${WITH_BOTS} AND substr(hash, 1, 16) = $2 AND kind <> 'carry'`,
        values: [person, id],
        expect: 1,
      },
    ];
    return this.changes.write(unit, { kind: 'secret', id });
  }

  /** Uses up a token that is valid once; null if there is none, or it has expired. */
  async useCarry(hash: string, now: number): Promise<Token | null> {
    const token = await first(this.driver, QUERIES.carried, [hash]);
    if (token === null) return null;
    const used = await this.driver.write([
      { sql: 'DELETE FROM tokens WHERE hash = $1', values: [hash], expect: 1 },
    ]);
    return used && token.expires !== null && token.expires > now ? token : null;
  }
}
