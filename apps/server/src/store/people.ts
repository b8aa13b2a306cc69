import { AboutPerson } from './about.ts';
import { ask, COLUMNS, first, query } from './columns.ts';
import type { Driver } from './database/driver.ts';
import type { PeopleChanges } from './people-change.ts';
import { forgetResults } from './results.ts';
import type { Person } from './rows.ts';
import { insertToken, type Token } from './tokens.ts';

const { people } = COLUMNS;
const NAMED = { id: people.id, name: people.name };

const QUERIES = {
  person: query(NAMED, 'FROM people WHERE id = $1'),
  botsOf: query(NAMED, 'FROM people WHERE owner = $1 ORDER BY made, id'),
};

/** People, and the bots of theirs that have a name of their own. */
export class PeopleStore {
  private readonly driver: Driver;
  private readonly changes: PeopleChanges;

  constructor(driver: Driver, changes: PeopleChanges) {
    this.driver = driver;
    this.changes = changes;
  }

  async create(person: Person & { readonly owner?: string }, token: Token, now: number): Promise<void> {
    await this.driver.write([
      {
        sql: 'INSERT INTO people (id, name, made, seen, owner) VALUES ($1, $2, $3, $3, $4)',
        values: [person.id, person.name, now, person.owner ?? null],
      },
      insertToken(token, now),
    ]);
  }

  async find(id: string): Promise<Person | null> {
    return first(this.driver, QUERIES.person, [id]);
  }

  /** The bots of a person that have a name of their own. */
  async botsOf(owner: string): Promise<Person[]> {
    return ask(this.driver, QUERIES.botsOf, [owner]);
  }

  async rename(person: Person): Promise<void> {
    const unit = [{ sql: 'UPDATE people SET name = $2 WHERE id = $1', values: [person.id, person.name] }];
    await this.changes.write(unit, { kind: 'renamed', id: person.id });
  }

  /** Records that a person was here, with this secret. */
  async touch(person: string, hash: string, now: number): Promise<void> {
    await this.driver.write([
      { sql: 'UPDATE people SET seen = $2 WHERE id = $1', values: [person, now] },
      { sql: 'UPDATE tokens SET used = $2 WHERE hash = $1', values: [hash, now] },
    ]);
  }

  /** What is stored about a person. */
  about(id: string): AboutPerson {
    return new AboutPerson(this.driver, id);
  }

  /** Deletes the person; what the logs contain of them is rewritten before. */
  async forget(id: string): Promise<void> {
    // First: whoever adds something that lasts locks this row before, so it is deleted below or not added.
    const person = { sql: 'DELETE FROM people WHERE id = $1', values: [id] };
    const everywhere = [
      'DELETE FROM tokens WHERE person = $1',
      'DELETE FROM members WHERE person = $1',
      'DELETE FROM reports WHERE person = $1',
      'DELETE FROM pushes WHERE person = $1',
      'DELETE FROM notices WHERE person = $1',
      'DELETE FROM prepared WHERE person = $1',
      'DELETE FROM summaries WHERE person = $1',
      'DELETE FROM passkeys WHERE person = $1',
      'DELETE FROM day_results WHERE person = $1',
      'DELETE FROM blocks WHERE person = $1 OR blocked = $1',
      'UPDATE tables SET host = NULL WHERE host = $1',
    ].map((sql) => ({ sql, values: [id] }));
    await this.changes.write([person, ...forgetResults(id), ...everywhere], { kind: 'person', id });
  }
}
