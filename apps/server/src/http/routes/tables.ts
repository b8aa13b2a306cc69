import { ok } from '@santiago/kernel';
import type { MyTable } from '@santiago/protocol';
import type { OwnListed } from '../../store/table-lists.ts';
import * as commands from '../../table/commands.ts';
import { atTable, guest, guestFrom, type Routes } from '../route.ts';

/** Whether a table waits for one of my seats, and until when. */
const turnOf = ({
  entry,
  turn,
  mine,
  wake,
}: Pick<OwnListed, 'entry' | 'turn' | 'mine' | 'wake'>): Pick<MyTable, 'myTurn' | 'due'> => {
  const myTurn = mine.some((seat) => turn.includes(seat));
  return { myTurn, due: myTurn && entry.clock.kind !== 'none' ? wake : null };
};

/** First what waits for me, and of that first what has the least time left. */
const byUrgency = (one: MyTable, other: MyTable): number => {
  if (one.myTurn !== other.myTurn) return one.myTurn ? -1 : 1;
  return (one.due ?? Number.MAX_SAFE_INTEGER) - (other.due ?? Number.MAX_SAFE_INTEGER);
};

/** Making tables and finding them. */
export const TABLE_ROUTES: Routes<
  'tables' | 'myTables' | 'create' | 'rematch' | 'again' | 'decline' | 'table' | 'file'
> = {
  tables: {
    handle: async ({ store }) =>
      ok({ tables: (await store.lists.publicTables()).map((listed) => listed.entry) }),
  },
  myTables: {
    handle: guest<'myTables'>(async ({ store }, person) => {
      const tables = (await store.lists.of(person.id)).map(
        ({ entry, turn, mine, invited, hosted, wake }) => ({
          ...entry,
          invited: invited && entry.phase === 'gathering',
          hosted,
          mine: [...mine],
          ...turnOf({ entry, turn, mine, wake }),
        }),
      );
      return ok({ tables: tables.toSorted(byUrgency) });
    }),
  },
  create: {
    storedBytes: 2500,
    handle: guestFrom<'create'>(async ({ tables }, { person, network }, input) =>
      tables.create(person, input, network),
    ),
  },
  rematch: {
    storedBytes: 2500,
    handle: guestFrom<'rematch'>(async ({ tables }, { person, network }, { table }) =>
      tables.rematch(table, person, network),
    ),
  },
  again: {
    storedBytes: 2500,
    handle: guestFrom<'again'>(async ({ tables }, { person, network }, { table }) =>
      tables.again(table, person, network),
    ),
  },
  decline: { handle: atTable<'decline'>(commands.decline) },
  table: {
    handle: async ({ tables }, { person }, { table, as }) => tables.look(table, person, as ?? 'spectator'),
  },
  file: { handle: async ({ tables }, _, { table }) => tables.file(table) },
};
