import { ok, type Result } from '@santiago/kernel';
import type { PreparedChoice, Reply } from '@santiago/protocol';
import { guest, type Routes } from '../route.ts';

type AdvanceRoute = 'prepared' | 'prepare' | 'withdraw';

const replyWith = (choices: Result<PreparedChoice[]>): Result<Reply<AdvanceRoute>> =>
  choices.ok ? ok({ choices: choices.value }) : choices;

/** Choices in advance. Each reply has those that wait now. */
export const ADVANCE_ROUTES: Routes<AdvanceRoute> = {
  prepared: {
    handle: guest<'prepared'>(async ({ tables }, person, { table, seat }) =>
      replyWith(await tables.advances.list(table, seat, person)),
    ),
  },
  prepare: {
    storedBytes: 500,
    handle: guest<'prepare'>(async ({ tables }, person, { table, ...input }) =>
      replyWith(await tables.advances.prepare(table, person, input)),
    ),
  },
  withdraw: {
    handle: guest<'withdraw'>(async ({ tables }, person, { table, ...input }) =>
      replyWith(await tables.advances.withdraw(table, person, input)),
    ),
  },
};
