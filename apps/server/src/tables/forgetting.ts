import { ok, type Seat } from '@santiago/kernel';
import { breathe } from '@santiago/table/server/breathe.ts';
import { StorageTrouble } from '../store/database/driver.ts';
import type { Entry, Membership, Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { giveUp } from '../table/commands.ts';
import type { TableFold } from '../table/fold.ts';
import type { Registry } from './registry.ts';
import type { Made, Writer } from './writing.ts';

export interface ForgetterOptions {
  readonly store: Store;
  readonly registry: Registry;
  readonly writer: Writer;
}

/** How many tables are handled at the same time. */
const TOGETHER = 20;

/** Forgets people: they leave their seats, and their names and words are removed from the logs. */
export class Forgetter {
  private readonly options: ForgetterOptions;

  constructor(options: ForgetterOptions) {
    this.options = options;
  }

  /** Their bots are forgotten too. If it is interrupted it can be run again: the person is deleted last. */
  async forget(person: Person): Promise<void> {
    const { store, registry } = this.options;
    for (const bot of await store.people.botsOf(person.id)) await this.forget(bot);
    await this.leaveAll(person);
    const tables = await this.scrubAll(person);
    await store.people.forget(person.id);
    // Entries that a request wrote meanwhile.
    for (const table of await this.scrubAll(person)) tables.add(table);
    await store.results.forget(person.id);
    for (const table of tables) {
      await registry.reload(table);
      await breathe();
    }
    await store.scrub();
  }

  private async leaveAll(person: Person): Promise<void> {
    const { store } = this.options;
    for (let after = ''; ; ) {
      const page = await store.members.of(person.id, after);
      const last = page.at(-1);
      if (last === undefined) return;
      const tables = [...new Set(page.map((each) => each.table))];
      // A few together, for one commit; each begins in a turn of its own, since it may have to read a log.
      for (let from = 0; from < tables.length; from += TOGETHER) {
        let turn = Promise.resolve();
        await Promise.all(
          tables.slice(from, from + TOGETHER).map(async (table) => {
            turn = turn.then(breathe);
            await turn;
            await this.leave(
              person,
              table,
              page.filter((each) => each.table === table),
            );
          }),
        );
      }
      after = last.table;
    }
  }

  private async leave(person: Person, table: string, holds: readonly Held[]): Promise<void> {
    const seats = holds.flatMap(seatOf);
    const left = await this.options.writer.command(table, goodbye(person, seats));
    if (left.ok) return;
    if (left.fault.code === 'storage' || left.fault.code === 'busy')
      throw new StorageTrouble(left.fault.text);
    // A frozen table: nothing can be written to its log any more, but lists still show it.
    const { store, registry } = this.options;
    const live = await registry.find(table);
    const reserved = live === null ? [] : reservedFor(live.fold, person);
    await store.lists.unname(
      table,
      [...seats, ...reserved],
      holds.some(({ seat }) => seat === ''),
    );
  }

  /** Removes the person's names and words from the logs; returns the tables that had any. */
  private async scrubAll(person: Person): Promise<Set<string>> {
    const { store } = this.options;
    const tables = new Set<string>();
    for (let after = { table: '', number: 0 }; ; ) {
      const page = await store.logs.of(person.id, after);
      const last = page.at(-1);
      if (last === undefined) return tables;
      const changed = page
        .map((entry) => ({ table: entry.table, number: entry.number, old: entry.body, body: scrub(entry) }))
        .filter(({ old, body }) => old !== body);
      if (changed.length > 0) await store.logs.rewrite(changed);
      for (const { table } of changed) tables.add(table);
      after = { table: last.table, number: last.number };
      await breathe();
    }
  }
}

type Held = Pick<Membership, 'seat'>;

const seatOf = ({ seat }: Held): Seat[] => (seat === '' || seat === 'invited' ? [] : [seat]);

const reservedFor = (fold: TableFold, person: Person): Seat[] =>
  fold.seats.filter((seat) => fold.hold(seat).keptFor === person.id);

/** Gives up the person's seats at a table, and the seats reserved for them. */
const goodbye =
  (person: Person, seats: readonly Seat[]): Made<null> =>
  (draft) => {
    const { fold } = draft;
    for (const seat of seats) {
      if (fold.info.phase === 'running' || fold.info.phase === 'gathering') giveUp(draft, seat);
      draft.write('forgotten', {}, { seat });
    }
    const reserved = reservedFor(fold, person);
    if (fold.info.phase === 'gathering') for (const seat of reserved) draft.write('opened', {}, { seat });
    if (fold.host === person.id) draft.write('forgotten', {});
    return ok(null);
  };

/** What is left of an entry when its person is forgotten. */
const scrub = (entry: Entry): string => {
  if (entry.kind === 'row' || entry.kind === 'undone') return entry.body;
  const body = JSON.parse(entry.body) as Record<string, unknown>;
  if ('name' in body) body['name'] = null;
  if ('host' in body) body['host'] = null;
  if ('text' in body) body['text'] = '';
  if ('phrase' in body) body['phrase'] = null;
  return JSON.stringify(body);
};
