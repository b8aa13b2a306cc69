import { fault } from '@santiago/kernel';
import * as commands from '../../table/commands.ts';
import { knowsBot } from '../../tables/tables.ts';
import { atTable, guest, type Routes } from '../route.ts';

/** A match from its start to its end. */
export const PLAY_ROUTES: Routes<'start' | 'act' | 'undo' | 'answerUndo' | 'abandon'> = {
  start: {
    handle: atTable<'start'>((draft, person, input) => {
      const unknown = input.fill === undefined ? null : knowsBot(draft.fold, input.fill);
      return unknown === null ? commands.start(draft, person, input) : fault(unknown);
    }),
  },
  act: {
    handle: guest<'act'>(async ({ tables }, person, input) =>
      tables.answer(input.table, input, (fold) => fold.isHeldBy(person.id, input.seat)),
    ),
  },
  undo: { storedBytes: 500, handle: atTable<'undo'>(commands.undo) },
  answerUndo: { handle: atTable<'answerUndo'>(commands.answerUndo) },
  abandon: { handle: atTable<'abandon'>(commands.abandon) },
};
