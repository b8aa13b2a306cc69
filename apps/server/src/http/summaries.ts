import { fault, ok, type Result } from '@santiago/kernel';
import type { Reply, Request } from '@santiago/protocol';
import { refuse } from '../refusals.ts';
import type { Caller, House } from './handlers.ts';

/** Until somebody chooses another time: seven in the evening, UTC. */
const EVENING = 19 * 60;

const myNotices = async ({ store }: House, { person }: Caller): Promise<Result<Reply<'myNotices'>>> => {
  if (person === null) return fault(refuse('not-guest'));
  return ok((await store.noticeTimes.of(person.id)) ?? { mode: 'now', minute: EVENING });
};

const setNotices = async (
  { summaries }: House,
  { person }: Caller,
  wish: Request<'setNotices'>,
): Promise<Result<Reply<'setNotices'>>> => {
  if (person === null) return fault(refuse('not-guest'));
  await summaries.set(person.id, wish);
  return ok(wish);
};

/** When I am notified. */
export const NOTICE_HANDLERS = { myNotices, setNotices };
