import { canals, type Ditch, type View } from '@santiago/canals';
import { FastRandom, type Phrase, type Seat, seatIndex } from '@santiago/kernel';
import { type Reply, TableFollower } from '@santiago/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  type Guest,
  newGuest,
  openHouse,
  refusalOf,
  sit,
  startTable,
  type TestHouse,
} from '../house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.stop());

interface Sitting {
  readonly table: string;
  readonly guests: readonly [Guest, Guest];
  /** Pays; the other is the overseer. */
  readonly payer: Guest;
  readonly payerSeat: Seat;
  readonly overseer: Guest;
  readonly overseerSeat: Seat;
  readonly ditch: Ditch;
}

/** The seat that is to act, as it knows the match. */
const turnAt = async (guests: Sitting['guests'], table: string): Promise<{ seat: Seat; view: View }> => {
  const { info } = await guests[0].api.call('table', { table });
  const seat = Object.keys(info.turn)[0] as Seat;
  const { view } = await guests[seatIndex(seat)]!.api.call('table', { table, as: seat });
  return { seat, view: view as View };
};

const anything = (view: View, seat: Seat, random: FastRandom): string =>
  canals.format(canals.decode(canals.sample(canals.known(view), seatIndex(seat), random)));

/** Two people come to bribing with all their money: they bid nothing and do anything else at random. */
const atBribing = async (): Promise<Sitting> => {
  const guests = [await newGuest(house.base, 'Ana'), await newGuest(house.base, 'Bo')] as const;
  const table = await startTable(guests, { leaving: 'open' });
  const random = new FastRandom(5);
  for (;;) {
    const { seat, view } = await turnAt(guests, table);
    const guest = guests[seatIndex(seat)]!;
    if (view.phase.kind === 'bribing') {
      const offer = canals.offer(canals.known(view), seatIndex(seat));
      if (offer?.kind !== 'bribe') throw new Error('no bribe is asked for');
      const overseerSeat = seat === 'p1' ? 'p2' : 'p1';
      const overseer = guests[seatIndex(overseerSeat)]!;
      return { table, guests, payer: guest, payerSeat: seat, overseer, overseerSeat, ditch: offer.free[0]! };
    }
    await act(guest, table, seat, view.phase.kind === 'sealed' ? 'pass' : anything(view, seat, random));
  }
};

const speak = async ({ api }: Guest, table: string, phrase: Phrase): Promise<number> =>
  (await api.call('speak', { table, phrase: { name: phrase.name, gaps: { ...phrase.gaps } } })).n;

const answer = (name: 'agree' | 'decline', re: number): Phrase => ({ name, gaps: { re } });

/** What a viewer has been told so far. */
const follow = async (table: string): Promise<TableFollower> => {
  const follower = new TableFollower('spectator');
  const text = await (await fetch(`${house.base}/api/tables/${table}/stream?once=1&as=spectator`)).text();
  for (const [, data] of text.matchAll(/^data: (\{"n.*)$/gm))
    follower.hear(JSON.parse(data!) as Reply<'stream'>);
  return follower;
};

const promisesAt = async (table: string): Promise<string[]> =>
  (await follow(table)).asides.flatMap(({ event }) =>
    event.kind === 'promise' ? [`${event.seat} to ${event.to}: ${event.verdict}`] : [],
  );

describe('sentences as data', () => {
  it('are checked against the game, and said by those who sit there', async () => {
    const { table, guests, payer, overseer, payerSeat, overseerSeat, ditch } = await atBribing();
    const pay = (gaps: Phrase['gaps']): Phrase => ({
      name: 'pay',
      gaps: { to: overseerSeat, n: 1, ditch, ...gaps },
    });
    const refused = async (guest: Guest, phrase: Phrase) => refusalOf(speak(guest, table, phrase));
    const { head } = (await payer.api.call('table', { table })).info;
    expect(await refused(payer, { name: 'shout', gaps: {} })).toBe('not-phrase');
    expect(await refused(payer, pay({ ditch: 'B2-Z9' }))).toBe('not-phrase');
    expect(await refused(payer, pay({ to: payerSeat }))).toBe('not-phrase');
    for (const n of [0, -3, 21, 2 ** 40, '3'])
      expect(await refused(payer, pay({ n })), `${n}`).toBe('not-phrase');
    expect(await refused(payer, pay({ n: 1.5 }))).toBe('malformed');
    expect(await refused(payer, pay({ ditch: 'B2-C2'.repeat(5) })), 'too long').toBe('malformed');
    expect(await refused(payer, pay({ more: 1 })), 'a gap too many').toBe('not-phrase');
    expect(await refused(payer, pay({ 'to much': 1 })), 'no name of a gap').toBe('malformed');
    expect(await refused(payer, { name: 'thanks'.repeat(5), gaps: {} }), 'too long').toBe('malformed');
    expect(await refused(payer, { name: 'constructor', gaps: {} })).toBe('not-phrase');
    expect(await refused(payer, { name: 'truce', gaps: { to: overseerSeat } }), 'of Cards').toBe(
      'not-phrase',
    );
    expect(await refused(overseer, pay({ to: payerSeat })), 'the overseer cannot pay').toBe('deal-closed');
    expect(await refused(payer, answer('agree', 1)), 'nothing was offered').toBe('deal-not-yours');
    const stranger = await newGuest(house.base, 'Cleo');
    expect(await refused(stranger, { name: 'hello', gaps: {} })).toBe('not-at-table');
    const n = await speak(payer, table, { name: 'thanks', gaps: {} });
    expect(n, 'nothing was written before').toBe(head + 1);
    expect((await follow(table)).said).toEqual([
      { n, seat: payerSeat, name: payer.name, text: '', phrase: { name: 'thanks', gaps: {} } },
    ]);
    await guests[0].api.call('talk', { table, chat: false });
    expect(await refused(payer, { name: 'hello', gaps: {} })).toBe('talk-off');
  });

  it('are not said before the match', async () => {
    const ana = await newGuest(house.base, 'Ana');
    const { table } = await ana.api.call('create', {
      game: 'canals',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await ana.api.call('sit', { table, share: '0'.repeat(32) });
    expect(await refusalOf(speak(ana, table, { name: 'hello', gaps: {} }))).toBe('not-running');
  });

  it('[C55] make a deal when they are agreed to; rows show who kept it, and an undo takes that back', async () => {
    const { table, payer, overseer, payerSeat, overseerSeat, ditch } = await atBribing();
    const offered = await speak(payer, table, { name: 'pay', gaps: { to: overseerSeat, n: 1, ditch } });
    expect(await refusalOf(speak(payer, table, answer('agree', offered)))).toBe('deal-not-yours');
    await speak(overseer, table, answer('agree', offered));
    expect(await refusalOf(speak(overseer, table, answer('decline', offered)))).toBe('deal-not-yours');
    await act(payer, table, payerSeat, `propose ${ditch} 1`);
    expect(await promisesAt(table)).toEqual([]);
    await act(overseer, table, overseerSeat, `accept ${ditch}`);
    const kept = [`${payerSeat} to ${overseerSeat}: kept`, `${overseerSeat} to ${payerSeat}: kept`];
    expect(await promisesAt(table)).toEqual(kept);
    await overseer.api.call('undo', { table, seat: overseerSeat });
    expect(await promisesAt(table)).toEqual([]);
    await act(overseer, table, overseerSeat, `accept ${ditch}`);
    expect(await promisesAt(table)).toEqual(kept);
  });

  it('replace an offer that was not answered; a deal of a kind is decided before the next one', async () => {
    const { table, payer, overseer, payerSeat, overseerSeat, ditch } = await atBribing();
    const pay = (n: number): Phrase => ({ name: 'pay', gaps: { to: overseerSeat, n, ditch } });
    const first = await speak(payer, table, pay(1));
    const second = await speak(payer, table, pay(2));
    expect(await refusalOf(speak(overseer, table, answer('agree', first)))).toBe('deal-closed');
    await speak(overseer, table, answer('agree', second));
    expect(await refusalOf(speak(payer, table, pay(3)))).toBe('deal-pending');
    await act(payer, table, payerSeat, `propose ${ditch} 1`);
    await act(overseer, table, overseerSeat, `accept ${ditch}`);
    expect(await promisesAt(table)).toEqual([
      `${payerSeat} to ${overseerSeat}: broken`,
      `${overseerSeat} to ${payerSeat}: lapsed`,
    ]);
    expect(await refusalOf(speak(payer, table, pay(1))), 'the canal is built').toBe('deal-closed');
  });

  it('are no deal when they are declined, or when somebody else has the seat', async () => {
    const { table, payer, overseer, payerSeat, overseerSeat, ditch } = await atBribing();
    const pay: Phrase = { name: 'pay', gaps: { to: overseerSeat, n: 1, ditch } };
    await speak(overseer, table, answer('decline', await speak(payer, table, pay)));
    await speak(overseer, table, answer('agree', await speak(payer, table, pay)));
    // Whoever sits down on the seat of somebody else has promised nothing.
    await payer.api.call('leave', { table, seat: payerSeat });
    await sit(payer, table, payerSeat);
    await act(payer, table, payerSeat, 'pass');
    await act(overseer, table, overseerSeat, `dig ${ditch}`);
    expect(await promisesAt(table)).toEqual([]);
  });

  it('are removed from the log with a person who asks to be forgotten', async () => {
    const { table, payer, overseer, overseerSeat, ditch } = await atBribing();
    await speak(payer, table, { name: 'pay', gaps: { to: overseerSeat, n: 1, ditch } });
    await payer.api.call('forgetMe', {});
    const { said } = await follow(table);
    expect(said.map(({ name, phrase }) => ({ name, phrase }))).toEqual([{ name: null, phrase: null }]);
    expect((await overseer.api.call('table', { table })).info.phase).not.toBe('frozen');
  });
});
