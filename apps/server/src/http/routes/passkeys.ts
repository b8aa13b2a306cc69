import { fault, ok } from '@santiago/kernel';
import type { RouteName } from '@santiago/protocol';
import { refuse } from '../../refusals.ts';
import { newSecret } from '../../secrets.ts';
import type { Person } from '../../store/rows.ts';
import * as commands from '../../table/commands.ts';
import type { House } from '../house.ts';
import { onDevice, type Routes } from '../route.ts';

type PasskeyRoute = Extract<RouteName, `${string}Passkey` | 'myPasskeys'>;

/** The seats of a guest in matches that are not over are the person's too from now on. */
const bring = async ({ store, tables }: House, guest: Person, person: Person): Promise<void> => {
  for (const { entry, mine } of await store.lists.of(guest.id)) {
    if (entry.phase !== 'gathering' && entry.phase !== 'running') continue;
    for (const seat of mine)
      await tables.command(entry.id, (draft) =>
        // Nobody holds two seats of a match: then this one stays with the guest.
        draft.fold.seatsHeldBy(person.id).length === 0
          ? commands.carry(draft, guest.id, person, seat)
          : fault(refuse('already-seated')),
      );
  }
};

/** Making, showing and removing passkeys. */
export const PASSKEY_ROUTES: Routes<PasskeyRoute> = {
  myPasskeys: {
    handle: async ({ passkeys }, { person }) =>
      person === null ? fault(refuse('not-guest')) : ok({ passkeys: await passkeys.of(person) }),
  },
  makePasskey: {
    handle: onDevice<'makePasskey'>(async ({ passkeys }, caller) => {
      const { person, site } = caller;
      if (person === null) return fault(refuse('not-guest'));
      if (site === null) return fault(refuse('passkey-site'));
      const secret = newSecret();
      const options = await passkeys.makingOptions(person, { site, secret });
      if (options.ok) caller.setChallengeSecret(secret);
      return options;
    }),
  },
  addPasskey: {
    storedBytes: 800,
    handle: onDevice<'addPasskey'>(async ({ passkeys }, caller, input) => {
      const { person, site, challengeSecret: secret } = caller;
      if (person === null) return fault(refuse('not-guest'));
      if (site === null) return fault(refuse('passkey-site'));
      caller.setChallengeSecret(null);
      return passkeys.add(person, { site, secret }, input);
    }),
  },
  removePasskey: {
    handle: onDevice<'removePasskey'>(async ({ passkeys }, { person }, { id }) =>
      person === null ? fault(refuse('not-guest')) : passkeys.remove(person, id),
    ),
  },
  askPasskey: {
    handle: async ({ passkeys }, caller) => {
      const { site } = caller;
      if (site === null) return fault(refuse('passkey-site'));
      const secret = newSecret();
      caller.setChallengeSecret(secret);
      return ok(passkeys.askingOptions({ site, secret }));
    },
  },
  usePasskey: {
    handle: async (house, caller, input) => {
      const { passkeys, people } = house;
      const { site, challengeSecret: secret, person: guest } = caller;
      if (site === null) return fault(refuse('passkey-site'));
      caller.setChallengeSecret(null);
      const used = await passkeys.use({ site, secret }, input.passkey);
      if (!used.ok) return used;
      const person = used.value;
      if (input.bring && guest !== null && guest.id !== person.id) await bring(house, guest, person);
      // The device is one person's only: the secret it had before would be left lying about.
      if (caller.secret !== null) await people.signOut(caller.secret);
      caller.setSecret(await people.anotherDevice(person));
      return ok({ name: person.name });
    },
  },
};
