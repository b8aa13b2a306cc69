import type { Choice, Seat } from '@santiago/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act, type Guest, newGuest, until } from '../house.ts';
import { openSmall, type SmallHouse, stoppedClock } from '../small.ts';

let house: SmallHouse;
beforeAll(async () => {
  // Who has looked at the table stays "here".
  house = await openSmall({
    lots: { newSeed: () => new Uint8Array(32).fill(7), below: () => 0 },
    now: stoppedClock(),
  });
});
afterAll(async () => house.stop());

/** What a table has sent or would send to everybody but p3, and to whoever may only watch. */
interface Told {
  readonly streams: readonly string[];
  readonly replies: readonly string[];
}

const SEATS_OF_OTHERS = ['p1', 'p2', 'spectator'] as const;

/** The same words for what differs by chance from one table to the next: its name, times, and keys. */
const plain = (text: string, table: string): string =>
  text.replaceAll(table, 'TABLE').replaceAll(/\d{13}/g, 'TIME');

const toldAt = async (table: string, guests: readonly Guest[]): Promise<Told> => {
  const [ana, bo] = guests as [Guest, Guest];
  const by = { p1: ana, p2: bo, spectator: bo } as const;
  const get = async (guest: Guest, path: string): Promise<string> =>
    plain(await (await guest.jar.fetch(`${house.base}/api${path}`, { method: 'GET' })).text(), table);
  const streams: string[] = [];
  for (const as of SEATS_OF_OTHERS) {
    streams.push(await get(by[as], `/tables/${table}/stream?once=1&after=0&as=${as}`));
    // One after the other, so that they are counted alike each time.
    await until(() => house.app.streams.count === 0);
  }
  return {
    streams,
    replies: await Promise.all([
      ...SEATS_OF_OTHERS.map(async (as) => get(by[as], `/tables/${table}?as=${as}`)),
      ...[ana, bo].flatMap((guest) => [
        get(guest, '/me/tables'),
        get(guest, '/tables'),
        get(guest, `/tables/${table}/prepared?seat=p3`),
        get(guest, `/tables/${table}/file`),
      ]),
    ]),
  };
};

/** Three people at a slow, public table: p2 bids, then p3 answers as `answers` says. */
const play = async (answers: (cy: Guest, table: string) => Promise<void>): Promise<Told[]> => {
  const guests = await Promise.all(['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)));
  const [ana, bo, cy] = guests as [Guest, Guest, Guest];
  const { table } = await ana.api.call('create', {
    game: 'canals',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    options: { overseer: 'p1' },
    clock: { kind: 'days', days: 3 },
    public: true,
  });
  for (const [index, guest] of guests.entries())
    await guest.api.call('sit', { table, seat: `p${index + 1}` as Seat, share: `${index}`.repeat(32) });
  const told: Told[] = [];
  await answers(cy, table);
  told.push(await toldAt(table, guests));
  await act(bo, table, 'p2', 'bid 4');
  told.push(await toldAt(table, guests));
  const isAnswered = async () => (await bo.api.call('table', { table })).info.turn.p1 !== undefined;
  if ((await cy.api.call('prepared', { table, seat: 'p3' })).choices.length === 0)
    await act(cy, table, 'p3', 'pass');
  await until(async () => {
    await house.tables.advances.lookAround();
    return isAnswered();
  });
  told.push(await toldAt(table, guests));
  await ana.api.call('abandon', { table });
  told.push(await toldAt(table, guests));
  return told;
};

const prepared =
  (choice: Choice) =>
  async ({ api }: Guest, table: string): Promise<void> => {
    await api.call('prepare', { table, seat: 'p3', choice: { name: choice.name, gaps: { ...choice.gaps } } });
  };

it('no byte tells the others whether an action was prepared, nor how, at any time', async () => {
  const byHand = await play(async () => Promise.resolve());
  const choices: Choice[] = [
    { name: 'pass', gaps: {} },
    { name: 'pass-at', gaps: { n: 2 } },
    { name: 'outbid', gaps: { n: 1 } },
  ];
  for (const choice of choices) expect(await play(prepared(choice)), choice.name).toEqual(byHand);
  // The comparison sees what is told: another answer looks different.
  const other = await play(prepared({ name: 'outbid', gaps: { n: 9 } }));
  expect(other.slice(0, 1)).toEqual(byHand.slice(0, 1));
  expect(other).not.toEqual(byHand);
});
