import { fault, ok } from '@santiago/kernel';
import { refuse } from '../../refusals.ts';
import { onDevice, type Routes } from '../route.ts';

/** Being somebody here, and no longer being anybody. */
export const ME_ROUTES: Routes<'me' | 'enter' | 'forgetMe' | 'leaveMe'> = {
  me: { handle: async (_, { person }) => ok({ name: person?.name ?? null, guest: person !== null }) },
  enter: {
    storedBytes: 500,
    handle: async ({ people }, caller, { name }) => {
      if (caller.person === null) caller.setSecret((await people.arrive(name)).secret);
      else await people.rename(caller.person, name);
      return ok({ name });
    },
  },
  forgetMe: {
    handle: onDevice<'forgetMe'>(async ({ tables }, caller) => {
      if (caller.person === null) return fault(refuse('not-guest'));
      await tables.forget(caller.person);
      caller.setSecret(null);
      return ok({});
    }),
  },
  leaveMe: {
    handle: onDevice<'leaveMe'>(async ({ people }, caller) => {
      if (caller.secret !== null) await people.signOut(caller.secret);
      caller.setSecret(null);
      return ok({});
    }),
  },
};
