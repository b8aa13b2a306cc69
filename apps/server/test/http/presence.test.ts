import type { Here } from '@santiago/protocol';
import type { Viewer } from '@santiago/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, newGuest, startTable, until } from '../house.ts';
import { openSmall, type SmallHouse, stoppedClock } from '../small.ts';

/** Milliseconds after which somebody who has gone is away. */
const AWAY = 5000;

const now = stoppedClock();
let house: SmallHouse;
beforeAll(async () => {
  house = await openSmall({ now });
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

  // A page that is loaded again was never away. Who else comes meanwhile is told, so everybody has been counted.
  const before = first.told.length;
  second.stop();
  await until(() => house.app.streams.count === 2);
  house.clock += AWAY - 1;
  const another = follow(cy!, table, 'spectator');
  await until(() => first.told.at(-1)?.spectators === 2);
  const again = follow(bo!, table, 'p2');
  await until(() => again.told.length > 0);
  expect(again.told[0]).toEqual({ seats: ['p1', 'p2'], spectators: 2 });
  for (const { stop } of [onlooker, another]) stop();
  await until(() => house.app.streams.count === 2);
  house.clock += AWAY;
  await until(() => first.told.at(-1)?.spectators === 0);
  expect(first.told.slice(before)).toEqual([
    { seats: ['p1', 'p2'], spectators: 2 },
    { seats: ['p1', 'p2'], spectators: 0 },
  ]);
  again.stop();
  await until(() => house.app.streams.count === 1);
  const left = now() + house.clock;
  house.clock += AWAY;
  await until(() => first.told.at(-1)?.seats.join() === 'p1');
  expect(first.told.at(-1)).toEqual({ seats: ['p1'], spectators: 0, away: { p2: left } });
  first.stop();
});

it('spectators are counted by their open streams, not by how often somebody asks', async () => {
  const [ana, bo] = await Promise.all(['Ana', 'Bo'].map(async (name) => newGuest(house.base, name)));
  const table = await startTable([ana!, bo!]);
  const glance = async (guest: Guest, as: Viewer): Promise<void> => {
    const path = `/api/tables/${table}/stream?once=1&as=${as}`;
    await (await guest.jar.fetch(`${house.base}${path}`, { method: 'GET' })).text();
  };
  await glance(bo!, 'p2');
  for (let times = 0; times < 20; times++) await glance(ana!, 'spectator');
  expect((await ana!.api.call('table', { table })).here).toEqual({ seats: ['p2'], spectators: 0 });
});
