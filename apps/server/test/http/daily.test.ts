import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameNamed } from '@santiago/games/programs';
import { FastRandom, makeSetup, parseRow, type Row, writeMatch } from '@santiago/kernel';
import { dayAt, dealSeed, earlierSecret, type Input, matchMark, type Reply } from '@santiago/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Daily } from '../../src/daily/daily.ts';
import { playBy, playDaily } from '../../src/daily/play.ts';
import type { Person } from '../../src/store/rows.ts';
import { type Guest, newGuest, refusalOf, until } from '../house.ts';
import { openSmall, playQuickly, SEED, type SmallHouse, stoppedClock } from '../small.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const VERIFIER = path.join(import.meta.dirname, '../../../../examples/verify.py');

/** No midnight comes during these tests. */
const now = stoppedClock();

let house: SmallHouse;
let ana: Guest;
let bo: Guest;
let today: Reply<'today'>;
beforeAll(async () => {
  house = await openSmall({ now });
  [ana, bo] = await Promise.all([newGuest(house.base, 'Ana'), newGuest(house.base, 'Bo')]);
  today = await ana.api.call('today', {});
});
afterAll(async () => house.stop());

const GAME = 'canals';

/** A match that is worth a point for each answer: this server plays without an engine. */
const sent = (...answers: readonly string[]): Input<'sendDay'> => ({
  day: today.day,
  game: GAME,
  answers: [...answers],
  mark: matchMark(answers),
});

describe("today's match", () => {
  it('has a secret that the one of the day before committed to, and tells no later one', async () => {
    expect(today.day).toBe(dayAt(now()));
    house.clock = DAY_MS;
    const tomorrow = await bo.api.call('today', {});
    house.clock = 0;
    expect(tomorrow.day).toBe(today.day + 1);
    expect(earlierSecret(tomorrow.secret, 1)).toBe(today.secret);
    expect(await ana.api.call('today', {})).toEqual(today);
    // What the server keeps is the secret of the last day; nobody is told that.
    const kept = await house.store.setting('days 2', () => '');
    expect(earlierSecret(kept, 29_999 - today.day)).toBe(today.secret);
  });

  it('takes results; the first one of a person counts, and others see it once theirs stands', async () => {
    const daily = { day: today.day, game: GAME };
    expect(await refusalOf(ana.api.call('day', daily))).toBe('day-unplayed');
    expect(await ana.api.call('sendDay', sent('a', 'b'))).toEqual({ score: 2, counts: true });
    expect(await ana.api.call('sendDay', sent('a', 'b'))).toEqual({ score: 2, counts: true });
    expect(await ana.api.call('sendDay', sent('a', 'b', 'c'))).toEqual({ score: 2, counts: false });
    expect(await refusalOf(bo.api.call('day', daily))).toBe('day-unplayed');
    expect(await bo.api.call('sendDay', sent('a'))).toEqual({ score: 1, counts: true });
    // Nothing tells who is the best.
    expect(await bo.api.call('day', daily)).toEqual({
      score: 1,
      rank: 2,
      spread: [
        { score: 1, count: 1 },
        { score: 2, count: 1 },
      ],
      best: { score: 2, rows: ['a', 'b'] },
      friends: [],
    });
  });

  it('refuses what was not played, and other days', async () => {
    const cy = await newGuest(house.base, 'Cy');
    const send = async (change: Partial<Input<'sendDay'>>): Promise<string> =>
      refusalOf(cy.api.call('sendDay', { ...sent('a'), ...change }));
    expect(await send({ answers: ['never'] })).toBe('day-differs');
    house.clock += MINUTE_MS;
    expect(await send({ mark: '00'.repeat(32) })).toBe('day-differs');
    expect(await send({ day: today.day + 1 })).toBe('day-closed');
    expect(await send({ day: today.day - 15 })).toBe('day-closed');
    expect(await send({ game: 'chess' })).toBe('no-game');
    expect(await send({ day: -1 })).toBe('malformed');
    expect(await refusalOf(cy.api.call('day', { day: today.day, game: GAME }))).toBe('day-unplayed');
  });

  it('is in the export, and goes with the person or after its time', async () => {
    const dan = await newGuest(house.base, 'Dan');
    await dan.api.call('sendDay', sent('a', 'b', 'c'));
    const { days } = (await dan.api.call('exportMe', {})) as { days: { mark: string }[] };
    expect(days.map(({ mark }) => mark)).toEqual([matchMark(['a', 'b', 'c'])]);
    const count = async (): Promise<number> =>
      (await house.store.days.spread(today.day, GAME)).reduce((sum, each) => sum + each.count, 0);
    expect(await count()).toBe(3);
    await dan.api.call('forgetMe', {});
    expect(await count()).toBe(2);
    await house.store.days.drop(now() + DAY_MS);
    expect(await count()).toBe(0);
  });
});

describe('checking results', () => {
  const arrivals = async (count: number): Promise<Person[]> =>
    Promise.all(Array.from({ length: count }, async () => (await house.people.arrive('Eve')).person));

  /** Results at addresses; the test ends each check by hand. */
  const newDaily = () => {
    /** The checks that have begun, in order: the first answer of each, and how it ends. */
    const begun: { readonly answer: string; readonly end: () => void }[] = [];
    /** What became of each result, in the order in which people were told. */
    const told: string[] = [];
    let clock = now();
    const daily = new Daily({
      store: house.store,
      play: async ({ answers }) =>
        new Promise((resolve) => {
          begun.push({ answer: answers[0]!, end: () => void playQuickly(answers).then(resolve) });
        }),
      newSeed: () => SEED,
      now: () => clock,
    });
    const send = async (person: Person, network: string, answer: string): Promise<string> => {
      const result = await daily.send({ person, network }, sent(answer));
      const code = result.ok ? 'taken' : result.fault.code;
      told.push(`${answer} ${code}`);
      return result.ok ? code : [code, ...Object.values(result.fault.details)].join(' ');
    };
    const count = (outcome: string): number => told.filter((each) => each === outcome).length;
    /** Ends this check as soon as it has begun. */
    const end = async (index: number): Promise<void> => {
      await until(() => begun.length > index);
      begun[index]!.end();
    };
    const wait = (ms: number): void => void (clock += ms);
    return { begun, send, count, end, wait };
  };

  it('an address has five places, and others are served before its next one', async () => {
    const { begun, send, count, end } = newDaily();
    const [attackers, honest] = [await arrivals(50), await arrivals(8)];
    const all = attackers.map(async (person) => send(person, 'attacker', 'x'));
    await until(() => count('x busy') === 45);
    all.push(...honest.map(async (person, index) => send(person, `home ${index}`, 'honest')));
    for (let index = 0; index < 13; index++) await end(index);
    await Promise.all(all);
    expect([count('honest taken'), count('x taken'), count('x busy')]).toEqual([8, 5, 45]);
    const order = begun.map(({ answer }) => answer);
    // Two are checked at once; of those that wait each address has one in turn.
    expect(order.slice(0, 2)).toEqual(['x', 'x']);
    expect(order.slice(2, 11).filter((answer) => answer === 'honest')).toHaveLength(8);
  });

  it('where all places are taken, an address with several gives one up', async () => {
    const { begun, send, count, end } = newDaily();
    const [attackers, [honest]] = [await arrivals(60), await arrivals(1)];
    const all = attackers.map(async (person, index) => send(person, `attacker ${index % 12}`, 'x'));
    await until(() => begun.length === 2 && count('x busy') === 8);
    all.push(send(honest!, 'home', 'honest'));
    await until(() => count('x busy') === 9);
    for (let index = 0; index < 52; index++) await end(index);
    await Promise.all(all);
    expect([count('honest taken'), count('x taken')]).toEqual([1, 51]);
  });

  it('after a wrong result its person waits a while, and after five of an address all from there', async () => {
    const { begun, send, end, wait } = newDaily();
    const sendAndEnd = async (person: Person, network: string, answer: string): Promise<string> => {
      const index = begun.length;
      const sending = send(person, network, answer);
      await Promise.race([sending, end(index)]);
      return sending;
    };
    const [eve, bo, cy, ...others] = (await arrivals(7)) as [Person, Person, Person, ...Person[]];
    expect(await sendAndEnd(eve, 'a', 'never')).toBe('day-differs');
    expect(await sendAndEnd(eve, 'b', 'x')).toBe('day-wait 60');
    for (const person of others) expect(await sendAndEnd(person, 'a', 'never')).toBe('day-differs');
    expect(await sendAndEnd(bo, 'a', 'x')).toBe('day-wait 20');
    expect(await sendAndEnd(cy, 'b', 'x')).toBe('taken');
    wait(20_000);
    expect(await sendAndEnd(bo, 'a', 'x')).toBe('taken');
    wait(40_000);
    expect(await sendAndEnd(eve, 'b', 'x')).toBe('taken');
  });
});

it('a match that is played again with the same answers is the same', () => {
  const seed = dealSeed(today.secret, today.day, 'cards');
  const random = new FastRandom(1);
  const answers: string[] = [];
  const played = playBy('cards', seed, ({ game, state }) => {
    // Choosing at random, but giving up in the end.
    answers.push(answers.length < 2 ? game.format(game.decode(game.sample(state, 0, random))) : 'resign');
    return answers.at(-1)!;
  })!;
  expect(playDaily({ game: 'cards', seed, answers })).toEqual(played);
  expect(playDaily({ game: 'cards', seed, answers: answers.slice(0, -1) })).toBeNull();
  expect(playDaily({ game: 'cards', seed, answers: [...answers, 'resign'] })).toBeNull();
  expect(playDaily({ game: 'cards', seed, answers: ['nonsense', 'resign'] })).toBeNull();

  // Anybody can check its dice by the documents alone.
  const { game, daily } = gameNamed('cards');
  const { bots, options } = daily!;
  const setup = makeSetup(game.setup, { players: 1 + bots.length, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  const rows = played.rows.map((text) => parseRow(game, text) as Row<unknown>);
  const file = path.join(house.file, '../day.santiago');
  writeFileSync(file, writeMatch(game, { setup: setup.value, tags: [], rows, variations: [] }));
  const check = (secret: string): string => {
    const seen = `${today.day - 3}=${earlierSecret(today.secret, 3)}`;
    return spawnSync('python3', [VERIFIER, '--day', `${today.day}=${secret}`, '--seen', seen, file], {
      encoding: 'utf8',
    }).stdout;
  };
  expect(check(today.secret)).toContain(': fair, ');
  expect(check('00'.repeat(32))).toContain('NOT PROVED');
});
