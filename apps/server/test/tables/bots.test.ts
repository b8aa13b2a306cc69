import { fault } from '@santiago/kernel';
import { expect, it } from 'vitest';
import { games } from '../../src/games.ts';
import { botNames } from '../../src/housebots/bots.ts';
import { refuse } from '../../src/refusals.ts';
import { BotPlayers } from '../../src/tables/bots.ts';
import { atRandom, type Bots, QuietHouse } from '../faults/clock.ts';
import { until } from '../house.ts';

it('a house bot is told what its seat was told, from the start on', async () => {
  const asked: Parameters<Bots['choose']>[0][] = [];
  const house = new QuietHouse();
  await house.start({
    choose: async (question, host) => {
      asked.push(question);
      return atRandom(question, host);
    },
  });
  const game = games.get('canals')!;
  const table = await house.match('bot', botNames(game).at(-1)!);
  await until(() => asked.length > 20);
  const seen = await house.tables.look(table, null, 'spectator');
  if (!seen.ok) throw new Error(seen.fault.text);
  for (const { seat, told, view } of asked) {
    const known = game.known(game.view(game.start(seen.value.info.setup), seat));
    for (const each of told) game.hear(known, each, seat);
    expect(game.view(known, seat)).toEqual(view);
  }
  await house.close();
});

it.each([
  ['not-running', []],
  ['decision-closed', []],
  ['no-table', []],
  ['not-action', [expect.any(Error)]],
] as const)(
  'an answer of a bot that is refused with %s is no fault of the server if it only came too late',
  async (code, told) => {
    const failures: unknown[] = [];
    const players = new BotPlayers({
      writer: { answer: async () => Promise.resolve(fault(refuse(code))) } as never,
      thinkers: { choose: async () => Promise.resolve('pass') },
      again: () => undefined,
      failed: (error) => failures.push(error),
    });
    const fold = { info: { turn: { p1: 7 } }, view: () => ({}), told: () => [] };
    const live = { fold, thinking: new Set(), failures: new Map() };
    await players.answer(live as never, { seat: 'p1', bot: 'steward', note: 'bot' });
    expect(failures).toEqual(told);
  },
);
