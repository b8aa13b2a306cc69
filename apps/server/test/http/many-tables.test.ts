import { client, newKey, type TableEvent } from '@santiago/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest, openHouse, startTable, type TestHouse, until } from '../house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.stop());

it('eight tables of one browser are all followed, though it holds four streams only', async () => {
  const [ana, bo, cy] = await Promise.all(
    ['Ana', 'Bo', 'Cy'].map(async (name) => newGuest(house.base, name)),
  );
  let held = 0;
  const api = client({
    base: house.base,
    fetch: ana!.jar.fetch,
    slots: async () => {
      if (held === 4) return Promise.resolve(null);
      held++;
      return Promise.resolve(() => held--);
    },
  });
  const followed = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const table = await startTable([ana!, bo!, cy!]);
      const heard: TableEvent[] = [];
      const stop = api.follow({ table, as: 'p1', after: 0 }, { event: (event) => heard.push(event) });
      return { table, heard, stop };
    }),
  );
  await until(() => followed.every(({ heard }) => heard.length > 3));
  // Those without a slot ask from time to time, and then hold a stream as long as that takes.
  await until(() => house.server.app.streams.count === 4);
  for (const { table } of followed) {
    const { info } = await bo!.api.call('table', { table });
    await bo!.api.call('act', { table, seat: 'p2', decision: info.turn.p2!, action: 'bid 1', key: newKey() });
  }
  const played = (event: TableEvent): boolean => event.kind === 'row' && event.text === 'p2 bid 1';
  await until(() => followed.every(({ heard }) => heard.some(played)));
  for (const { heard, stop } of followed) {
    stop();
    expect(heard.map((event) => event.n)).toEqual(heard.map((_, index) => index + 1));
  }
});
