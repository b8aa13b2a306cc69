import { ok } from '@santiago/kernel';
import { guest, guestFrom, type Routes } from '../route.ts';

/** The match of the day. */
export const DAY_ROUTES: Routes<'today' | 'day' | 'sendDay'> = {
  today: { handle: async ({ daily }) => ok(await daily.today()) },
  day: { handle: guest<'day'>(async ({ daily }, person, input) => daily.results(person, input)) },
  sendDay: {
    storedBytes: 1000,
    handle: guestFrom<'sendDay'>(async ({ daily }, from, input) => daily.send(from, input)),
  },
};
