import { fault, ok } from '@santiago/kernel';
import { refuse } from '../../refusals.ts';
import * as commands from '../../table/commands.ts';
import { guest, type Handler, onDevice, type Routes } from '../route.ts';

/** The link of a person, or of one seat of theirs, is opened on another device. */
const redeem: Handler<'redeem'> = async ({ people, tables }, caller, { token: secret }) => {
  const redeemed = await people.redeem(secret);
  if (!redeemed.ok) return redeemed;
  const { owner, token } = redeemed.value;
  const { table, seat } = token;
  if (table === null || seat === null) {
    caller.setSecret(await people.anotherDevice(owner));
    return ok({ name: owner.name, table: null, seat: null });
  }
  let { person } = caller;
  if (person === null) {
    const arrived = await people.arrive(owner.name);
    caller.setSecret(arrived.secret);
    person = arrived.person;
  }
  const by = person;
  const carried = await tables.command(table, (draft) => commands.carry(draft, owner.id, by, seat));
  return carried.ok ? ok({ name: by.name, table, seat }) : carried;
};

/** A person's devices and the tokens of their bots. */
export const DEVICE_ROUTES: Routes<
  'makeToken' | 'myTokens' | 'revokeToken' | 'carryMe' | 'carrySeat' | 'redeem'
> = {
  makeToken: {
    storedBytes: 700,
    handle: onDevice(
      guest<'makeToken'>(async ({ people }, person, { label, as }) =>
        ok({ token: await (as === 'bot' ? people.newBot(person, label) : people.botToken(person, label)) }),
      ),
    ),
  },
  myTokens: {
    handle: async ({ people }, { person, secret }) =>
      person === null ? fault(refuse('not-guest')) : ok({ tokens: await people.tokens(person, secret) }),
  },
  revokeToken: {
    handle: onDevice(
      guest<'revokeToken'>(async ({ people }, person, { id }) => {
        const revoked = await people.revoke(person, id);
        return revoked.ok ? ok({}) : revoked;
      }),
    ),
  },
  carryMe: {
    storedBytes: 400,
    handle: onDevice<'carryMe'>(async ({ people }, { person, secret }) =>
      person === null ? fault(refuse('not-guest')) : ok(await people.carry(person, secret, null)),
    ),
  },
  carrySeat: {
    storedBytes: 400,
    handle: onDevice<'carrySeat'>(async ({ people, tables }, { person, secret }, { table, seat }) => {
      if (person === null) return fault(refuse('not-guest'));
      const seen = await tables.look(table, person, seat);
      return seen.ok ? ok(await people.carry(person, secret, { table, seat })) : seen;
    }),
  },
  redeem: { storedBytes: 500, handle: redeem },
};
