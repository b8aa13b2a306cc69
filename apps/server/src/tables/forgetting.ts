import { ok, type Seat } from '@santiago/kernel';
import type { Entry, Person, Store } from '../store/store.ts';
import { giveUp } from '../table/commands.ts';
import type { Registry } from './registry.ts';
import type { Made, Writer } from './writing.ts';

export interface ForgetterOptions {
  readonly store: Store;
  readonly registry: Registry;
  readonly writer: Writer;
}

/** Forgets people: they leave their seats, and their names and words leave the logs. */
export class Forgetter {
  private readonly options: ForgetterOptions;

  constructor(options: ForgetterOptions) {
    this.options = options;
  }

  async forget(person: Person): Promise<void> {
    const { store, registry, writer } = this.options;
    for (const { entry, mine } of await store.tablesOf(person.id)) {
      await writer.command(entry.id, goodbye(person, mine));
    }
    const scrubbed = (await store.entriesOf(person.id)).map((entry) => ({
      table: entry.table,
      number: entry.number,
      body: scrub(entry),
    }));
    await store.forget(person.id, scrubbed);
    for (const { table } of scrubbed) await registry.reload(table);
  }
}

/** Gives up the person's seats at a table, and what is kept for them there. */
const goodbye =
  (person: Person, seats: readonly Seat[]): Made<null> =>
  (draft) => {
    const { fold } = draft;
    for (const seat of seats) {
      if (fold.info.phase === 'running' || fold.info.phase === 'gathering') giveUp(draft, seat);
      draft.write('forgotten', {}, { seat });
    }
    const kept = fold.seats.filter((seat) => fold.hold(seat).keptFor === person.id);
    if (fold.info.phase === 'gathering') for (const seat of kept) draft.write('opened', {}, { seat });
    if (fold.host === person.id) draft.write('forgotten', {});
    return ok(null);
  };

/** What stays of an entry when its person is forgotten. */
const scrub = (entry: Entry): string => {
  const body = JSON.parse(entry.body) as Record<string, unknown>;
  if ('name' in body) body['name'] = null;
  if ('host' in body) body['host'] = null;
  if ('text' in body) body['text'] = '';
  return JSON.stringify(body);
};
