import { fault } from '@santiago/kernel';
import * as commands from '../../table/commands.ts';
import { knowsBot } from '../../tables/tables.ts';
import { atTable, guest, onceAtTable, type Routes } from '../route.ts';

/** Who sits where: people, and bots in their place. */
export const SEAT_ROUTES: Routes<'sit' | 'leave' | 'hand' | 'back' | 'open'> = {
  sit: {
    storedBytes: 800,
    handle: onceAtTable<'sit'>('sat', commands.sit, ({ number, seat }) => ({ n: number, seat: seat! })),
  },
  leave: { handle: atTable<'leave'>(commands.leave) },
  hand: {
    storedBytes: 600,
    handle: guest<'hand'>(async ({ tables }, person, input) => {
      const absences = tables.absences(input.table);
      return tables.command(input.table, (draft) => {
        const unknown = knowsBot(draft.fold, input.bot);
        return unknown === null ? commands.hand(draft, person, { ...input, absences }) : fault(unknown);
      });
    }),
  },
  back: { handle: atTable<'back'>(commands.back) },
  open: { storedBytes: 300, handle: atTable<'open'>(commands.open) },
};
