import { ask, COLUMNS, query } from './columns.ts';
import type { Driver, Statement } from './database/driver.ts';

/** A passkey as it is stored. `site` is the domain it was made for; no other domain can ask for it. */
export interface Passkey {
  readonly id: string;
  readonly person: string;
  readonly site: string;
  /** The COSE key as base64url. */
  readonly publicKey: string;
  /** How often it was used, if the device counts; a lower count than the last shows a copy. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
}

/** A challenge that must not be used again, and until when that must be remembered. */
export interface UsedChallenge {
  readonly hash: string;
  readonly expires: number;
}

/** Of one person. */
export const MOST_PASSKEYS = 10;

const { passkeys } = COLUMNS;
const { public_key: publicKey, ...others } = passkeys;
const PASSKEY = { ...others, publicKey };
const QUERIES = {
  one: query(PASSKEY, 'FROM passkeys WHERE id = $1'),
  of: query(PASSKEY, 'FROM passkeys WHERE person = $1 ORDER BY made, id'),
};

type Stored = Passkey & { readonly made: number; readonly used: number };

const read = <R extends { readonly transports: string }>({ transports, ...rest }: R) => ({
  ...rest,
  transports: transports.split(' ').filter(Boolean),
});

/** Fails the whole unit if the challenge has been used. */
const use = ({ hash, expires }: UsedChallenge): Statement => ({
  sql: 'INSERT INTO used_challenges (hash, expires) VALUES ($1, $2)',
  values: [hash, expires],
});

/** Fails the whole unit if the person was deleted meanwhile. */
const visit = (person: string, now: number): Statement => ({
  sql: 'UPDATE people SET seen = $2 WHERE id = $1',
  values: [person, now],
  expect: 1,
});

/** Queries and writes about passkeys. */
export class PasskeyStore {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  async find(id: string): Promise<Stored | null> {
    return (await ask(this.driver, QUERIES.one, [id])).map(read)[0] ?? null;
  }

  async of(person: string): Promise<Stored[]> {
    return (await ask(this.driver, QUERIES.of, [person])).map(read);
  }

  /**
   * False if the challenge has been used, somebody has this passkey, the person was deleted, or has as many passkeys as
   * they may have. Those are counted here, while the visit keeps others from adding one to the person.
   */
  async add(passkey: Passkey, challenge: UsedChallenge, now: number): Promise<boolean> {
    const { id, person, site, counter, transports, label } = passkey;
    return this.driver.write([
      visit(person, now),
      use(challenge),
      {
        sql: `INSERT INTO passkeys (id, person, site, public_key, counter, transports, label, made, used)
          SELECT $1, $2, $3, $4, $5, $6, $7, $8, $8
          WHERE (SELECT COUNT(*) FROM passkeys WHERE person = $2) < ${MOST_PASSKEYS}`,
        values: [id, person, site, passkey.publicKey, counter, transports.join(' '), label, now],
        expect: 1,
      },
    ]);
  }

  /** Records a use; false if the challenge has been used, or the passkey was removed or used at the same time. */
  async recordUse(
    { id, person, counter }: Pick<Passkey, 'id' | 'person' | 'counter'>,
    next: number,
    challenge: UsedChallenge,
    now: number,
  ): Promise<boolean> {
    return this.driver.write([
      visit(person, now),
      use(challenge),
      {
        sql: 'UPDATE passkeys SET counter = $3, used = $4 WHERE id = $1 AND counter = $2',
        values: [id, counter, next, now],
        expect: 1,
      },
    ]);
  }

  async remove(person: string, id: string): Promise<boolean> {
    return this.driver.write([
      { sql: 'DELETE FROM passkeys WHERE person = $1 AND id = $2', values: [person, id], expect: 1 },
    ]);
  }
}
