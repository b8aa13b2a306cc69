import { canals, type View } from '@santiago/canals';
import { type Choice, FastRandom, type Seat, seatIndex } from '@santiago/kernel';
import { newKey, type PreparedChoice } from '@santiago/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, type Guest, newGuest, refusalOf, sit, startTable, until } from '../house.ts';
import { openSmall, type SmallHouse } from '../small.ts';

let house: SmallHouse;
let ana: Guest;
let bo: Guest;
let cy: Guest;
beforeAll(async () => {
  house = await openSmall();
  [ana, bo, cy] = (await Promise.all(
    ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)),
  )) as [Guest, Guest, Guest];
});
afterAll(async () => house.stop());

const SLOW = { clock: { kind: 'days', days: 2 } } as const;

/** p1 is the overseer: p2 bids first, then p3, then p1. */
const slowTable = async (): Promise<string> => startTable([ana, bo, cy], SLOW);

const pass: Choice = { name: 'pass', gaps: {} };
const passAt = (n: number): Choice => ({ name: 'pass-at', gaps: { n } });

const prepare = async ({ api }: Guest, table: string, seat: Seat, { name, gaps }: Choice) =>
  (await api.call('prepare', { table, seat, choice: { name, gaps: { ...gaps } } })).choices;

const preparedBy = async ({ api }: Guest, table: string, seat: Seat): Promise<PreparedChoice[]> =>
  (await api.call('prepared', { table, seat })).choices;

const turnAt = async (table: string): Promise<string> =>
  Object.keys((await ana.api.call('table', { table })).info.turn).join(' ');

const guestAt = (seat: string): Guest => [ana, bo, cy][seatIndex(seat as Seat)]!;

/** Whoever is to act does anything. */
const actAnyhow = async (table: string, random: FastRandom): Promise<void> => {
  const seat = (await turnAt(table)) as Seat;
  const guest = guestAt(seat);
  const { view } = await guest.api.call('table', { table, as: seat });
  const code = canals.sample(canals.known(view as View), seatIndex(seat), random);
  await act(guest, table, seat, canals.format(canals.decode(code)));
};

/** The server looks at the choices until all has been done that is due. */
const looked = async (holds: () => Promise<boolean>): Promise<void> =>
  until(async () => {
    await house.tables.advances.lookAround();
    return holds();
  });

const stateOf = async (guest: Guest, table: string, seat: Seat): Promise<string | undefined> =>
  (await preparedBy(guest, table, seat))[0]?.state;

describe('a choice in advance', () => {
  it('acts when its phase comes, once, and looks like any other action', async () => {
    const table = await slowTable();
    expect(await prepare(cy, table, 'p3', passAt(3))).toEqual([{ ...passAt(3), state: 'waiting', n: null }]);
    const n = await act(bo, table, 'p2', 'bid 4');
    await looked(async () => (await turnAt(table)) === 'p1');
    const [entry] = (await house.store.logs.read(table, n)).filter(({ seat }) => seat === 'p3');
    expect(entry).toMatchObject({ kind: 'row', body: 'p3 pass', person: null });
    expect(await preparedBy(cy, table, 'p3')).toEqual([{ ...passAt(3), state: 'played', n: entry!.number }]);
    await house.tables.advances.lookAround();
    expect((await house.store.logs.read(table, entry!.number)).length).toBe(0);
  });

  it('is withdrawn where it does not say what to do, and the person decides', async () => {
    const table = await slowTable();
    await prepare(cy, table, 'p3', passAt(6));
    await act(bo, table, 'p2', 'bid 4');
    await looked(async () => (await stateOf(cy, table, 'p3')) === 'withdrawn');
    expect(await turnAt(table)).toBe('p3');
    await act(cy, table, 'p3', 'bid 5');
  });

  it('is replaced by the next one for the same phase, and withdrawn with one call', async () => {
    const table = await slowTable();
    await prepare(cy, table, 'p3', pass);
    expect(await prepare(cy, table, 'p3', passAt(9))).toHaveLength(1);
    await cy.api.call('withdraw', { table, seat: 'p3', name: 'outbid' });
    expect(await preparedBy(cy, table, 'p3')).toEqual([]);
    await act(bo, table, 'p2', 'bid 9');
    await house.tables.advances.lookAround();
    await house.tables.advances.lookAround();
    expect(await turnAt(table)).toBe('p3');
  });

  it('[C45] about the extra canal acts and stays, through everything else that happens', async () => {
    const table = await slowTable();
    await prepare(cy, table, 'p3', { name: 'keep', gaps: {} });
    const phase = async () => (await ana.api.call('table', { table })).view as View;
    const random = new FastRandom(3);
    while ((await phase()).phase.kind !== 'extra') await actAnyhow(table, random);
    await looked(async () => {
      if ((await preparedBy(cy, table, 'p3'))[0]?.n !== null) return true;
      const seat = (await turnAt(table)) as Seat;
      if (seat !== 'p3') await act(guestAt(seat), table, seat, 'pass');
      return false;
    });
    const [kept] = await preparedBy(cy, table, 'p3');
    expect(kept).toMatchObject({ name: 'keep', state: 'waiting' });
    expect((await house.store.logs.entry(table, kept!.n!))?.body).toBe('p3 pass');
  });

  it('leads to a decision of the same person, who is told of it', async () => {
    const table = await slowTable();
    await prepare(cy, table, 'p3', { name: 'keep', gaps: {} });
    const { person } = (await cy.api.call('exportMe', {})) as { person: { id: string } };
    const noted = async () => (await preparedBy(cy, table, 'p3'))[0]!.n;
    const random = new FastRandom(4);
    let before = house.reminded.length;
    for (;;) {
      const last = await noted();
      const { info, view } = await ana.api.call('table', { table });
      expect(info.phase, 'it happens in this match').toBe('running');
      if ((view as View).phase.kind !== 'extra' || info.turn.p3 === undefined) await actAnyhow(table, random);
      else {
        before = house.reminded.length;
        await looked(async () => (await noted()) !== last);
        if ((await turnAt(table)) === 'p3') break;
      }
    }
    await looked(async () => Promise.resolve(house.reminded.slice(before).includes(person.id)));
  });
});

describe('anything unforeseen withdraws it', () => {
  it('an action by hand', async () => {
    const table = await slowTable();
    await act(bo, table, 'p2', 'bid 2');
    await cy.api.call('table', { table });
    await ana.api.call('prepare', { table, seat: 'p1', choice: { name: 'pass', gaps: {} } });
    await act(cy, table, 'p3', 'bid 1');
    await act(ana, table, 'p1', 'bid 3');
    await looked(async () => (await stateOf(ana, table, 'p1')) === 'withdrawn');
  });

  it('the undo of something that its person had seen, and they alone are told', async () => {
    const dan = await newGuest(house.base, 'Dan');
    const table = await startTable([ana, bo, cy, dan], SLOW);
    await prepare(dan, table, 'p4', pass);
    await act(bo, table, 'p2', 'bid 2');
    await prepare(ana, table, 'p1', pass);
    const before = house.reminded.length;
    await bo.api.call('undo', { table, seat: 'p2' });
    await looked(async () => (await stateOf(ana, table, 'p1')) === 'withdrawn');
    const { person } = (await ana.api.call('exportMe', {})) as { person: { id: string } };
    expect(house.reminded.slice(before)).toEqual([person.id]);
    // Whoever chose before that finds the same decision again.
    expect(await stateOf(dan, table, 'p4')).toBe('waiting');
    await act(bo, table, 'p2', 'bid 3');
    await act(cy, table, 'p3', 'bid 4');
    await looked(async () => (await turnAt(table)) === 'p1');
    expect(await stateOf(dan, table, 'p4')).toBe('played');
  });

  it('a bot that plays for the person', async () => {
    const table = await slowTable();
    await prepare(cy, table, 'p3', pass);
    await cy.api.call('hand', { table, seat: 'p3', bot: 'random' });
    await looked(async () => (await stateOf(cy, table, 'p3')) === 'withdrawn');
    expect(await refusalOf(prepare(cy, table, 'p3', pass))).toBe('choice-closed');
  });

  it('somebody else at the seat, who never sees it', async () => {
    const table = await startTable([ana, bo, cy], { ...SLOW, leaving: 'open' });
    await prepare(cy, table, 'p3', pass);
    await cy.api.call('leave', { table, seat: 'p3' });
    const dan = await newGuest(house.base, 'Dan');
    await sit(dan, table, 'p3');
    expect(await preparedBy(dan, table, 'p3')).toEqual([]);
    await act(bo, table, 'p2', 'bid 2');
    await looked(async () =>
      (await house.store.prepared.at(table)).every((each) => each.state !== 'waiting'),
    );
    expect(await turnAt(table)).toBe('p3');
  });

  it('the end of the match', async () => {
    const table = await slowTable();
    await prepare(cy, table, 'p3', pass);
    await ana.api.call('abandon', { table });
    await looked(async () => (await stateOf(cy, table, 'p3')) === 'withdrawn');
  });
});

describe('what cannot be prepared', () => {
  it.each<[string, Choice, string]>([
    ['a kind that the game does not have', { name: 'pass-if-all', gaps: {} }, 'not-choice'],
    ['an open gap', { name: 'pass-at', gaps: {} }, 'not-choice'],
    ['a gap too many', { name: 'pass', gaps: { n: 1 } }, 'not-choice'],
    ['nonsense in a gap', { name: 'pass-at', gaps: { n: 'many' } }, 'not-choice'],
    ['what cannot come up', { name: 'offer-nothing', gaps: {} }, 'choice-closed'],
  ])('%s', async (_, choice, code) => {
    const table = await slowTable();
    expect(await refusalOf(prepare(cy, table, 'p3', choice))).toBe(code);
  });

  it('what must be decided now, at another seat, or where a turn takes no days', async () => {
    const table = await slowTable();
    expect(await refusalOf(prepare(bo, table, 'p2', pass))).toBe('choice-closed');
    expect(await refusalOf(prepare(bo, table, 'p3', pass))).toBe('not-your-seat');
    expect(await refusalOf(preparedBy(bo, table, 'p3'))).toBe('not-your-seat');
    expect(await refusalOf(bo.api.call('withdraw', { table, seat: 'p3', name: 'pass' }))).toBe(
      'not-your-seat',
    );
    const quick = await startTable([ana, bo, cy]);
    expect(await refusalOf(prepare(cy, quick, 'p3', pass))).toBe('advance-off');
  });
});

it('an action at a table without choices asks the database nothing about them', async () => {
  // Where nobody has ever prepared anything, the look-around by the clock asks one question only.
  const plain = await openSmall();
  const guests = await Promise.all(['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(plain.base, name)));
  const table = await startTable(guests, SLOW);
  const { api } = guests[1]!;
  const { info } = await api.call('table', { table });
  const { driver } = plain;
  const asked: string[] = [];
  const read = driver.read.bind(driver);
  driver.read = async (sql, values) => {
    asked.push(sql);
    return read(sql, values);
  };
  const decision = info.turn.p2!;
  await api.call('act', { table, seat: 'p2', decision, action: 'bid 2', key: newKey() });
  driver.read = read;
  const byAction = asked.filter((sql) => !/FROM prepared JOIN tables|wake <= /.test(sql));
  expect(byAction.join('\n')).not.toMatch(/prepared|summaries/);
  await plain.stop();
});

it('goes with its person, and is part of what is exported', async () => {
  const table = await slowTable();
  const dan = await newGuest(house.base, 'Dan');
  const { token } = await cy.api.call('carrySeat', { table, seat: 'p3' });
  await dan.api.call('redeem', { token });
  await prepare(dan, table, 'p3', passAt(7));
  expect(await preparedBy(cy, table, 'p3'), 'their other device').toHaveLength(1);
  expect(JSON.stringify(await dan.api.call('exportMe', {}))).toContain('pass-at');
  expect(JSON.stringify(await ana.api.call('exportMe', {}))).not.toContain('pass-at');
  await dan.api.call('forgetMe', {});
  expect(await house.store.prepared.at(table)).toEqual([]);
});
