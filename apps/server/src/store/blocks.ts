import { hashOf } from '../secrets.ts';
import { ask, COLUMNS, query } from './columns.ts';
import type { Driver } from './database/driver.ts';

/** Somebody whose invitations a person does not want. */
export interface Blocked {
  /** Not that of the person, which stays with the server. */
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

const { blocks, people } = COLUMNS;
const OF = query(
  { blocked: blocks.blocked, name: people.name, made: blocks.made },
  'FROM blocks JOIN people ON people.id = blocks.blocked WHERE blocks.person = $1 ORDER BY blocks.made, blocks.blocked',
);
const BLOCKERS = query({ person: blocks.person }, 'FROM blocks WHERE blocked = $1');

const idOf = (blocked: string): string => hashOf(blocked).slice(0, 16);

/** Whose invitations people do not want. */
export class Blocks {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  async of(person: string): Promise<Blocked[]> {
    const rows = await ask(this.driver, OF, [person]);
    return rows.map(({ blocked, name, made }) => ({ id: idOf(blocked), name, made }));
  }

  /** Those who do not want this person's invitations. */
  async against(person: string): Promise<ReadonlySet<string>> {
    return new Set((await ask(this.driver, BLOCKERS, [person])).map((row) => row.person));
  }

  async add(person: string, blocked: string, now: number): Promise<void> {
    await this.driver.write([
      // Not for people who are deleted meanwhile: see `forget`.
      ...[person, blocked].toSorted().map((id) => ({
        sql: 'UPDATE people SET seen = seen WHERE id = $1',
        values: [id],
        expect: 1,
      })),
      {
        sql: 'INSERT INTO blocks (person, blocked, made) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        values: [person, blocked, now],
      },
    ]);
  }

  /** False if the person has blocked nobody with this id. */
  async remove(person: string, id: string): Promise<boolean> {
    const found = (await ask(this.driver, OF, [person])).find(({ blocked }) => idOf(blocked) === id);
    if (found === undefined) return false;
    await this.driver.write([
      { sql: 'DELETE FROM blocks WHERE person = $1 AND blocked = $2', values: [person, found.blocked] },
    ]);
    return true;
  }
}
