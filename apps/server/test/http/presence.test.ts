import type { Here } from '@santiago/protocol';
import type { Viewer } from '@santiago/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, newGuest, openHouse, startTable, type TestHouse, until } from '../house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.stop());

const follow = (guest: Guest, table: string, as: Viewer): { told: Here[]; stop: () => void } => {
  const told: Here[] = [];
  const ears = { event: () => undefined, here: (here: Here) => told.push(here) };
  return { told, stop: guest.api.follow({ table, as, after: 0 }, ears) };
};

it('those at a table are told who else has it open, and by name nobody but the seats', async () => {
  const [ana, bo, cy] = await Promise.all(
    ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)),
  );
  const table = await startTable([ana!, bo!]);
  const first = follow(ana!, table, 'p1');
  await until(() => first.told.length > 0);
  expect(first.told[0]).toEqual({ seats: ['p1'], spectators: 0 });
  const second = follow(bo!, table, 'p2');
  const onlooker = follow(cy!, table, 'spectator');
  const all = { seats: ['p1', 'p2'], spectators: 1 };
  await until(() => [first, second, onlooker].every(({ told }) => told.at(-1)?.spectators === 1));
  for (const { told } of [first, second, onlooker]) expect(told.at(-1)).toEqual(all);
  expect((await ana!.api.call('table', { table })).here).toEqual(all);

  // A page that is loaded again was never away.
  const before = first.told.length;
  second.stop();
  const again = follow(bo!, table, 'p2');
  await until(() => again.told.length > 0);
  expect(again.told[0]).toEqual(all);
  onlooker.stop();
  await until(() => first.told.at(-1)?.spectators === 0);
  expect(first.told.slice(before)).toEqual([{ seats: ['p1', 'p2'], spectators: 0 }]);
  const left = Date.now();
  again.stop();
  await until(() => first.told.at(-1)?.seats.join() === 'p1');
  const since = first.told.at(-1)!.away!.p2!;
  expect(since).toBeGreaterThanOrEqual(left - 1000);
  expect(since).toBeLessThanOrEqual(Date.now() - 4000);
  first.stop();
});
