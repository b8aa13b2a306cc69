import { newKey, type Refused } from '@santiago/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  type Guest,
  newGuest,
  openHouse,
  Player,
  refusalOf,
  startTable,
  type TestHouse,
  until,
} from '../house.ts';
import { openSmall, type SmallHouse, stoppedClock } from '../small.ts';

let house: TestHouse;
let ana: Guest;
let bo: Guest;
let cy: Guest;
beforeAll(async () => {
  house = await openHouse();
  [ana, bo, cy] = (await Promise.all(
    ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)),
  )) as [Guest, Guest, Guest];
});
afterAll(async () => house.stop());

/** Three players, p1 the overseer: p2 bids first. */
const table3 = async (): Promise<string> => startTable([ana, bo, cy]);
const turnOf = async (table: string) => (await ana.api.call('table', { table })).info.turn;

describe('answering a decision', () => {
  it('takes one of two answers and refuses the other with the current view', async () => {
    const table = await table3();
    const decision = (await turnOf(table)).p2!;
    const input = { table, seat: 'p2', decision } as const;
    const answers = await Promise.allSettled([
      bo.api.call('act', { ...input, action: 'bid 1', key: newKey() }),
      bo.api.call('act', { ...input, action: 'bid 2', key: newKey() }),
    ]);
    expect(answers.map((each) => each.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const late = answers.find((each) => each.status === 'rejected')?.reason as Refused;
    expect(late.refusal.code).toBe('decision-closed');
    expect(late.status).toBe(409);
    expect(late.now).toMatchObject({ viewer: 'p2', info: { id: table } });
  });

  it('answers a retry as it did the first time', async () => {
    const table = await table3();
    const input = {
      table,
      seat: 'p2',
      decision: (await turnOf(table)).p2!,
      action: 'bid 3',
      key: newKey(),
    } as const;
    const first = await bo.api.call('act', input);
    expect(await bo.api.call('act', input)).toEqual(first);
    const both = await Promise.all([
      bo.api.call('act', input),
      bo.api.call('act', { ...input, action: 'pass' }),
    ]);
    expect(both).toEqual([first, first]);
    // A key that was used belongs to its answer, even where another decision stands open.
    await act(cy, table, 'p3', 'pass');
    await act(ana, table, 'p1', 'pass');
    const open = (await turnOf(table)).p2!;
    expect(await bo.api.call('act', { ...input, decision: open, action: 'pass' })).toEqual(first);
    expect((await turnOf(table)).p2).toBe(open);
  });

  it('refuses an illegal action, text that is not an action, and answers out of turn or for another seat', async () => {
    const table = await table3();
    const { p2 } = await turnOf(table);
    const input = { table, seat: 'p2', decision: p2!, key: newKey() } as const;
    expect(await refusalOf(bo.api.call('act', { ...input, action: 'bid 99' }))).not.toMatch(
      /none|not-action/,
    );
    expect(await refusalOf(bo.api.call('act', { ...input, action: 'sing' }))).toBe('not-action');
    expect(await refusalOf(cy.api.call('act', { ...input, action: 'bid 1' }))).toBe('not-your-seat');
    expect(await refusalOf(cy.api.call('act', { ...input, seat: 'p3', action: 'bid 1' }))).toBe(
      'decision-closed',
    );
    expect(await turnOf(table)).toEqual({ p2 });
  });

  it('keeps secret bids from everybody until both are made; they do not collide', async () => {
    const table = await startTable([ana, bo]);
    const pages = [
      new Player(ana, table, 'p1'),
      new Player(bo, table, 'p2'),
      new Player(cy, table, 'spectator'),
    ];
    for (const page of pages) page.plays = false;
    await until(() => pages[0]!.follower.info?.turn.p1 !== undefined);
    await pages[0]!.act(pages[0]!.follower.info!.turn.p1!);
    await until(async () => (await turnOf(table)).p2 !== undefined);
    const { p1, p2 } = await turnOf(table);
    expect(p1).toBe(p2);
    const { n } = await ana.api.call('act', {
      table,
      seat: 'p1',
      decision: p1!,
      action: 'bid 1',
      key: newKey(),
    });
    await until(() => pages.every((page) => page.follower.head >= n));
    const told = (number: number) =>
      pages.map((page) => {
        const event = page.heard[number - 1]!;
        return event.kind === 'row' ? [event.text, ...event.shown] : [];
      });
    expect(told(n)).toEqual([['p1 bid 1'], ['p1 bid ?'], ['p1 bid ?']]);
    expect(await refusalOf(ana.api.call('undo', { table, seat: 'p1' }))).toBe('undo-bound');
    const second = await bo.api.call('act', {
      table,
      seat: 'p2',
      decision: p2!,
      action: 'bid 2',
      key: newKey(),
    });
    await until(() => pages.every((page) => page.follower.head >= second.n));
    expect(told(second.n)).toEqual(pages.map(() => ['p2 bid 2', 'p1 bid 1']));
    for (const page of pages) page.stop();
  });
});

describe('undo', () => {
  it('is free until another player has acted, then needs their consent, and never crosses a reveal', async () => {
    const table = await table3();
    expect(await refusalOf(bo.api.call('undo', { table, seat: 'p2' }))).toBe('undo-bound');
    await act(bo, table, 'p2', 'bid 1');
    expect((await bo.api.call('table', { table, as: 'p2' })).freeUndo).not.toBeNull();
    expect((await cy.api.call('table', { table, as: 'p3' })).freeUndo).toBeNull();
    expect(await bo.api.call('undo', { table, seat: 'p2' })).toMatchObject({ done: true });
    expect(Object.keys(await turnOf(table))).toEqual(['p2']);
    await act(bo, table, 'p2', 'bid 2');
    await act(cy, table, 'p3', 'bid 1');
    expect(await bo.api.call('undo', { table, seat: 'p2' })).toMatchObject({ done: false });
    expect(await refusalOf(bo.api.call('undo', { table, seat: 'p2' }))).toBe('undo-pending');
    expect(await refusalOf(ana.api.call('answerUndo', { table, seat: 'p1', agree: true }))).toBe(
      'undo-not-asked',
    );
    await cy.api.call('answerUndo', { table, seat: 'p3', agree: false });
    expect(Object.keys(await turnOf(table))).toEqual(['p1']);
    await bo.api.call('undo', { table, seat: 'p2' });
    await cy.api.call('answerUndo', { table, seat: 'p3', agree: true });
    expect(Object.keys(await turnOf(table))).toEqual(['p2']);
    const { info } = await ana.api.call('table', { table });
    expect(info.undo).toBeNull();
  });

  it('is followed by pages, and a file of such a match holds only what stands', async () => {
    const table = await table3();
    const page = new Player(cy, table, 'p3');
    page.plays = false;
    await act(bo, table, 'p2', 'bid 1');
    await bo.api.call('undo', { table, seat: 'p2' });
    await act(bo, table, 'p2', 'bid 2');
    await until(() => page.heard.some((event) => event.kind === 'row' && event.text === 'p2 bid 2'));
    const seen = await cy.api.call('table', { table, as: 'p3' });
    expect(page.follower.view).toEqual(seen.view);
    expect(page.follower.info).toEqual(seen.info);
    page.stop();
    expect(await refusalOf(ana.api.call('file', { table }))).toBe('not-over');
    await ana.api.call('abandon', { table });
    const file = await ana.api.call('file', { table });
    expect(file).toContain('p2 bid 2');
    expect(file).not.toContain('p2 bid 1');
  });
});

describe('clocks', () => {
  const now = stoppedClock();
  let small: SmallHouse;
  let guests: readonly [Guest, Guest, Guest];
  beforeAll(async () => {
    small = await openSmall({ now });
    guests = (await Promise.all(
      ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(small.base, name)),
    )) as unknown as typeof guests;
  });
  afterAll(async () => small.stop());

  const noBank = { kind: 'live', move: 1, bank: 0 } as const;

  it('lets a bot act for a person who is late', async () => {
    const [host] = guests;
    const table = await startTable(guests.slice(0, 2), { clock: noBank });
    const { info } = await host.api.call('table', { table });
    const due = now() + small.clock + 1000;
    const [seat] = Object.keys(info.due);
    expect(info.due).toEqual({ [seat!]: due });
    const page = new Player(host, table, 'spectator');
    small.clock += 1000;
    await until(() => page.heard.some((event) => event.kind === 'row' && event.note === 'timeout'));
    const late = page.heard.find((event) => event.kind === 'row' && event.note === 'timeout')!;
    expect(late.at).toBe(due);
    expect(late).toMatchObject({ text: expect.stringMatching(new RegExp(`^${seat} `)) as string });
    page.stop();
    await host.api.call('abandon', { table });
  });

  it('gives the seat to a bot if the table says so, and restarts the clock for a person who comes back', async () => {
    const [host, late] = guests;
    const table = await startTable(guests, { clock: noBank, timeout: 'seat' });
    const page = new Player(host, table, 'spectator');
    small.clock += 1000;
    await until(() => page.heard.some((event) => event.kind === 'handed'));
    expect(page.heard.find((event) => event.kind === 'handed')).toMatchObject({
      seat: 'p2',
      cause: 'timeout',
    });
    await late.api.call('back', { table, seat: 'p2' });
    const { info } = await host.api.call('table', { table });
    // Whoever is to act now, p2 or the next, has all of their time.
    expect(Object.values(info.due)).toEqual([now() + small.clock + 1000]);
    page.stop();
    await host.api.call('abandon', { table });
  });

  it('takes from the reserve what an action takes too long', async () => {
    const [host, slow] = guests;
    const table = await startTable(guests, { clock: { kind: 'live', move: 1, bank: 60 } });
    small.clock += 1300;
    await act(slow, table, 'p2', 'bid 1');
    const { info } = await host.api.call('table', { table });
    expect(info.banks).toEqual([60_000, 59_700, 60_000]);
    await host.api.call('abandon', { table });
  });
});
