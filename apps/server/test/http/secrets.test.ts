import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, newGuest, refusalOf, sit, startTable } from '../house.ts';
import { openSmall, type SmallHouse } from '../small.ts';

let house: SmallHouse;
beforeAll(async () => {
  house = await openSmall();
});
afterAll(async () => house.stop());

const guests = async (...names: string[]): Promise<Guest[]> =>
  Promise.all(names.map(async (name) => newGuest(house.base, name)));

describe('a link for a seat', () => {
  it('gives an opponent no second seat, neither while they sit there nor after they left', async () => {
    const [ana, bo, cy] = (await guests('Ana', 'Bo', 'Cy')) as [Guest, Guest, Guest];
    const table = await startTable([ana, bo, cy]);
    const link = async (): Promise<string> => (await ana.api.call('carrySeat', { table, seat: 'p1' })).token;
    expect(await refusalOf(bo.api.call('redeem', { token: await link() }))).toBe('already-seated');
    await bo.api.call('leave', { table, seat: 'p2' });
    expect(await refusalOf(bo.api.call('redeem', { token: await link() }))).toBe('already-seated');
    expect(await refusalOf(bo.api.call('table', { table, as: 'p1' }))).toBe('not-your-seat');
  });

  it('gives them none before the start either', async () => {
    const [ana, bo] = (await guests('Ana', 'Bo')) as [Guest, Guest];
    const { table } = await ana.api.call('create', {
      game: 'canals',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    await sit(ana, table, 'p1');
    await sit(bo, table, 'p2');
    const { token } = await ana.api.call('carrySeat', { table, seat: 'p1' });
    expect(await refusalOf(bo.api.call('redeem', { token }))).toBe('already-seated');
  });

  it('moves all seats of one device to another', async () => {
    const [ana, bo, phone] = (await guests('Ana', 'Bo', 'Phone')) as [Guest, Guest, Guest];
    const table = await startTable([ana, ana, bo], {
      seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }],
    });
    for (const seat of ['p1', 'p2'] as const) {
      const { token } = await ana.api.call('carrySeat', { table, seat });
      await phone.api.call('redeem', { token });
    }
    expect((await phone.api.call('table', { table })).you.seats).toEqual(['p1', 'p2']);
  });
});
