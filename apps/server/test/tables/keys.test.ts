import type { Seat } from '@santiago/kernel';
import { key } from '@santiago/protocol/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as commands from '../../src/table/commands.ts';
import { serverKey } from '../../src/table/keys.ts';
import { act, type Guest, newGuest, startTable, until } from '../house.ts';
import { openSmall, type SmallHouse, stoppedClock } from '../small.ts';

/** The server answers for a seat with keys of its own. The seat's person must not be able to use them up. */

let house: SmallHouse;
let ana: Guest;
let bo: Guest;
let cy: Guest;
beforeAll(async () => {
  house = await openSmall({ now: stoppedClock() });
  [ana, bo, cy] = (await Promise.all(
    ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)),
  )) as [Guest, Guest, Guest];
});
afterAll(async () => house.stop());

const USES = ['timeout', 'bot', 'advance'] as const;
/** How many decisions after the last line are provided for. */
const MORE = 4;

/**
 * The person says lines with the keys that the server once used: for the open decision of their seat, and for those
 * that the next events will open. Numbers as short as here fit into no request, but those of a long match do.
 */
const useUp = async (table: string, seat: Seat): Promise<void> => {
  const { head, turn } = (await ana.api.call('table', { table })).info;
  const last = head + USES.length * (MORE + 1);
  const decisions = [turn[seat] ?? 0, ...Array.from({ length: MORE }, (_, index) => last + 1 + index)];
  for (const key of decisions.flatMap((decision) => USES.map((why) => `${why}-${decision}`))) {
    const said = await house.tables.command(table, (draft) => {
      const [id] = draft.fold.hold(seat).people;
      return commands.say(draft, { id: id!, name: seat }, { text: 'hm', key });
    });
    expect(said.ok).toBe(true);
  }
};

const rowsOf = async (table: string, seat: Seat): Promise<string[]> =>
  (await house.store.logs.read(table, 0))
    .filter((entry) => entry.kind === 'row' && entry.seat === seat)
    .map(({ body }) => body);

it('the schema of people’s keys allows none of the server’s', () => {
  for (const why of USES) {
    expect(key.safeParse(serverKey(why, 12)).success).toBe(false);
    expect(key.safeParse(`${why}-1234567`).success, 'as the server’s keys were before').toBe(true);
  }
});

it('a late person loses the decision, whatever they said', async () => {
  const table = await startTable([ana, bo, cy], { clock: { kind: 'live', move: 5, bank: 0 } });
  await useUp(table, 'p2');
  house.clock += 6000;
  await until(async () => (await rowsOf(table, 'p2')).length > 0);
  expect((await rowsOf(table, 'p2'))[0]).toMatch(/timeout/);
});

it('a bot plays on for a person who has left, whatever they said', async () => {
  const table = await startTable([ana, bo, cy]);
  await useUp(table, 'p2');
  await bo.api.call('hand', { table, seat: 'p2', bot: 'random' });
  await until(async () => (await rowsOf(table, 'p2')).length > 0);
});

it('a choice in advance acts, whatever its person said', async () => {
  const table = await startTable([ana, bo, cy], { clock: { kind: 'days', days: 2 } });
  await useUp(table, 'p3');
  await cy.api.call('prepare', { table, seat: 'p3', choice: { name: 'pass', gaps: {} } });
  await act(bo, table, 'p2', 'bid 4');
  await until(async () => (await rowsOf(table, 'p3')).length > 0);
  expect(house.failures).toEqual([]);
});
