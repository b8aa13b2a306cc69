import { fault, ok } from '@santiago/kernel';
import { refuse } from '../../refusals.ts';
import { guest, type Routes } from '../route.ts';

/** Until somebody chooses another time: seven in the evening, UTC. */
const EVENING_MINUTE = 19 * 60;

/** Where, when and from which tables somebody is notified. */
export const NOTICE_ROUTES: Routes<
  'pushKey' | 'subscribe' | 'unsubscribe' | 'notices' | 'myNotices' | 'setNotices'
> = {
  pushKey: { handle: async ({ notifications }) => ok({ key: notifications.publicKey }) },
  subscribe: {
    storedBytes: 400,
    handle: guest<'subscribe'>(async ({ notifications, store, now }, person, { endpoint }) => {
      if (!(await notifications.mayGoTo(endpoint))) return fault(refuse('push-foreign'));
      await store.notices.subscribe(person.id, endpoint, now());
      return ok({});
    }),
  },
  unsubscribe: {
    handle: guest<'unsubscribe'>(async ({ store }, person, { endpoint }) => {
      await store.notices.unsubscribe(endpoint, person.id);
      return ok({});
    }),
  },
  notices: {
    storedBytes: 200,
    handle: guest<'notices'>(async ({ store, tables }, person, { table, wanted }) => {
      const seen = await tables.look(table, person, 'spectator');
      if (!seen.ok) return seen;
      await store.notices.want(person.id, table, wanted);
      return ok({});
    }),
  },
  myNotices: {
    handle: guest<'myNotices'>(async ({ store }, person) =>
      ok((await store.noticeTimes.of(person.id)) ?? { mode: 'now', minute: EVENING_MINUTE }),
    ),
  },
  setNotices: {
    handle: guest<'setNotices'>(async ({ summaries }, person, wish) => {
      await summaries.set(person.id, wish);
      return ok(wish);
    }),
  },
};
