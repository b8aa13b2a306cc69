import { FastRandom, ok, type Seat, seatIndex } from '@santiago/kernel';
import type { Input } from '@santiago/protocol';
import type { Tables } from '../src/tables/tables.ts';
import { type Guest, sit } from './house.ts';

type Commanded = Pick<Tables, 'command'>;

/** A running table of Cards for these guests; seats are dealt. */
export const cardTable = async (
  guests: readonly Guest[],
  more: Partial<Input<'create'>> = {},
): Promise<string> => {
  const { table } = await guests[0]!.api.call('create', {
    game: 'cards',
    seats: guests.map((_, index) => ({ kind: index === 0 ? 'me' : 'open' })),
    ...more,
  });
  for (const guest of guests) await sit(guest, table);
  return table;
};

/** At first everyone acts at random, until this seat has made so many rows; so many of them are those of a bot. */
interface Slow {
  readonly seat: Seat;
  readonly rows: number;
  readonly late: number;
}

/** Ends a match of Cards in one command: bases are placed anywhere, then everyone but `winner` resigns. */
export const finish = async (
  tables: Commanded,
  table: string,
  winner?: Seat,
  slow: Slow = { seat: 'p1', rows: 0, late: 0 },
): Promise<void> => {
  const random = new FastRandom(1);
  let rows = 0;
  await tables.command(table, (draft) => {
    const { fold } = draft;
    const last = winner ?? 'p1';
    while (draft.fold.info.phase === 'running') {
      const [seat] = Object.keys(fold.info.turn) as Seat[];
      const who = seatIndex(seat!);
      const sampled = fold.game.decode(fold.game.sample(fold.state, who, random));
      const preferred = fold.game.parse(seat === last ? 'pass' : 'resign');
      const isPreferred = rows >= slow.rows && fold.game.refuse(fold.state, who, preferred) === null;
      const action = isPreferred ? preferred : sampled;
      const isLate = seat === slow.seat && rows++ < slow.late;
      draft.row(isLate ? { who: seat, action, note: 'timeout' } : { who: seat!, action });
      draft.settle();
    }
    return ok(null);
  });
};
