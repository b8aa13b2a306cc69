import { afterAll, beforeAll, expect, it } from 'vitest';
import { canals } from '@santiago/canals';
import { verifyMatch } from '@santiago/protocol';
import { CONTRACT, tableEvent } from '@santiago/protocol/schemas';
import { newGuest, openHouse, Player, sit, type TestHouse } from '../house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => house.stop());

it('two people and two bots play a match to its end, and the file proves that chance was fair', async () => {
  const ana = await newGuest(house.base, 'Ana');
  const bo = await newGuest(house.base, 'Bo');
  const { table, commit } = await ana.api.call('create', {
    game: 'canals',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  });
  expect(await sit(ana, table)).toBe('p1');
  const players = [new Player(ana, table, 'p1', 1), new Player(bo, table, 'spectator', 2)];
  expect(await sit(bo, table)).toBe('p3');
  players.push(new Player(bo, table, 'p3', 3));
  await Promise.all(players.map(async (player) => player.over));

  for (const player of players) {
    expect(player.refused).toEqual([]);
    expect(player.heard.map((event) => event.n)).toEqual(player.heard.map((_, index) => index + 1));
    for (const event of player.heard) expect(tableEvent.parse(event)).toEqual(event);
    const as = player.viewer === 'spectator' ? {} : { as: player.viewer };
    const seen = CONTRACT.table.reply.parse(await player.guest.api.call('table', { table, ...as }));
    expect(seen.info).toEqual(player.follower.info);
    expect(seen.view).toEqual(player.follower.view);
  }
  const file = await ana.api.call('file', { table });
  const verified = verifyMatch(canals, file);
  expect(verified).toMatchObject({ ok: true, value: { commit } });
});
