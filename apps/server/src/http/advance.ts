import { fault, ok, type Result } from '@santiago/kernel';
import type { PreparedChoice, Reply, Request } from '@santiago/protocol';
import { refuse } from '../refusals.ts';
import type { Person } from '../store/store.ts';
import type { Advances } from '../tables/advance.ts';
import type { Caller, House } from './handlers.ts';

type AdvanceRoute = 'prepared' | 'prepare' | 'withdraw';

const handler =
  <R extends AdvanceRoute>(
    handle: (advances: Advances, person: Person, input: Request<R>) => Promise<Result<PreparedChoice[]>>,
  ) =>
  async ({ tables }: House, { person }: Caller, input: Request<R>): Promise<Result<Reply<AdvanceRoute>>> => {
    if (person === null) return fault(refuse('not-guest'));
    const choices = await handle(tables.advances, person, input);
    return choices.ok ? ok({ choices: choices.value }) : choices;
  };

/** Choices in advance. */
export const ADVANCE_HANDLERS = {
  prepared: handler<'prepared'>(async (advances, person, { table, seat }) =>
    advances.list(table, seat, person),
  ),
  prepare: handler<'prepare'>(async (advances, person, { table, ...input }) =>
    advances.prepare(table, person, input),
  ),
  withdraw: handler<'withdraw'>(async (advances, person, { table, ...input }) =>
    advances.withdraw(table, person, input),
  ),
};
