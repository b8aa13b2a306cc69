import { expect, it } from 'vitest';
import { Rater } from '../../src/ratings/rater.ts';
import type { Met } from '../../src/store/company.ts';
import type { MatchFilter } from '../../src/store/results.ts';
import type { Append, NewTable } from '../../src/store/tables.ts';
import type { Store } from '../../src/store/store.ts';
import type { FinishedMatch, FinishedSeat } from '../../src/store/rows.ts';

export const ALL: MatchFilter = { game: null, players: null, result: null, name: null, bot: null };

const token = { label: null, table: null, seat: null, expires: null, maker: null, kind: 'cookie' } as const;

/** A person whom the store knows. */
export const addPerson = async (store: Store, id: string): Promise<void> =>
  store.people.create({ id, name: `Name of ${id}` }, { ...token, person: id, hash: id }, 5);

/** A seat of a person, or with an empty id of a bot. */
const seatOf = (seat: FinishedSeat['seat'], person: string, rank: number): FinishedSeat => ({
  seat,
  person: person === '' ? null : person,
  name: person === '' ? null : `Name of ${person}`,
  bot: person === '' ? 'steward' : null,
  rank,
  points: 60 - rank,
  share: rank === 1 ? 1 : 0,
});

/** A finished match of these people, in the order of their ranks. */
export const finishedMatch = (table: string, ended: number, people: readonly string[]): FinishedMatch => ({
  table,
  game: 'canals',
  setup: { players: people.length, preset: 'amigo', options: {} },
  rated: [],
  ended,
  seats: people.map((person, index) =>
    seatOf((['p1', 'p2', 'p3', 'p4', 'p5'] as const)[index]!, person, index + 1),
  ),
});

/** The same match, so that it counts. */
export const ratedMatch = (match: FinishedMatch): FinishedMatch => ({
  ...match,
  rated: match.seats.map(({ seat, person, bot, rank }) => ({ seat, person, bot, rank })),
});

interface Parts {
  readonly fresh: () => Promise<Store>;
  readonly newTable: (table: string) => NewTable;
  readonly ending: (table: string) => Append;
}

/** What every store must do with results; a part of the contract of stores. */
export const resultsContract = ({ fresh, newTable, ending }: Parts): void => {
  it('stores a result with the event that ends the match, or neither', async () => {
    const store = await fresh();
    await addPerson(store, 'ana');
    await store.tables.create(newTable('a'));
    const result = finishedMatch('a', 20, ['ana', '', '']);
    expect(await store.tables.append({ ...ending('a'), after: 7, result })).toBe(false);
    expect(await store.results.page('ana', ALL, null)).toEqual([]);
    expect(await store.tables.append({ ...ending('a'), result })).toBe(true);
    const [match] = await store.results.page('ana', ALL, null);
    expect(match).toMatchObject({ table: 'a', game: 'canals', ended: 20, own: 'p1', isOpen: true });
    expect(
      match!.seats.map(({ name, bot, rank, points, share }) => [name, bot, rank, points, share]),
    ).toEqual([
      ['Name of ana', null, 1, 59, 1],
      [null, 'steward', 2, 58, 0],
      [null, 'steward', 3, 57, 0],
    ]);
    await store.old.removeTable('a');
    expect((await store.results.page('ana', ALL, null)).map(({ isOpen }) => isOpen)).toEqual([false]);
  });

  it('filters results, and goes on where a page ended', async () => {
    const store = await fresh();
    await addPerson(store, 'ana');
    await addPerson(store, 'bo');
    await store.results.fill(finishedMatch('a', 20, ['ana', 'bo', '']));
    await store.results.fill(finishedMatch('b', 30, ['', 'ana']));
    await store.results.fill(finishedMatch('c', 30, ['bo', 'ana']));
    const found = async (filter: Partial<MatchFilter>): Promise<string[]> =>
      (await store.results.page('ana', { ...ALL, ...filter }, null)).map(({ table }) => table);
    expect(await found({})).toEqual(['c', 'b', 'a']);
    expect(await found({ players: 2 })).toEqual(['c', 'b']);
    expect(await found({ result: 'won' })).toEqual(['a']);
    expect(await found({ result: 'lost', name: 'Name of bo' })).toEqual(['c']);
    expect(await found({ bot: 'steward' })).toEqual(['b', 'a']);
    expect(await found({ game: 'cards' })).toEqual([]);
    const rest = await store.results.page('ana', ALL, { ended: 30, table: 'c' });
    expect(rest.map(({ table }) => table)).toEqual(['b', 'a']);
  });

  it('forgets a person in results, and keeps the others theirs', async () => {
    const store = await fresh();
    await addPerson(store, 'ana');
    await addPerson(store, 'bo');
    await store.results.fill(finishedMatch('a', 20, ['ana', 'bo']));
    await store.results.fill(finishedMatch('b', 30, ['ana', '']));
    await store.people.forget('ana');
    const [match, ...others] = await store.results.page('bo', ALL, null);
    expect(match!.seats.map(({ name }) => name)).toEqual([null, 'Name of bo']);
    expect(others).toEqual([]);
    expect(await store.results.page('ana', ALL, null)).toEqual([]);
    // Nothing is written of a person who is gone.
    await store.results.fill(finishedMatch('c', 40, ['ana', 'bo']));
    expect((await store.results.page('bo', ALL, null))[0]!.seats[0]).toMatchObject({ name: null });
  });

  it('computes ratings again as they were made match by match, to the last digit', async () => {
    const store = await fresh();
    const people = ['ana', 'bo', 'cy'];
    for (const person of people) await addPerson(store, person);
    const rater = new Rater(store.ratings);
    for (let match = 0; match < 12; match++) {
      const seats = [
        people[match % 3]!,
        people[(match + 1) % 3]!,
        match % 4 === 0 ? '' : people[(match + 2) % 3]!,
      ];
      // Some end before others that were written first.
      const finished = finishedMatch(`t${match}`, 100 - (match % 2), seats);
      await store.results.fill(match % 5 === 4 ? finished : ratedMatch(finished));
      if (match % 3 === 2) await rater.run();
    }
    await Promise.all([rater.run(), new Rater(store.ratings).run()]);
    const before = await store.ratings.list();
    expect(before).toHaveLength(3);
    expect(await rater.recompute()).toEqual({ matches: 10, ratings: 3, changed: 0 });
    expect(await store.ratings.list()).toEqual(before);
    // The others keep their ratings, and they can still be computed again.
    await store.people.forget('bo');
    const others = before.filter((line) => !line.startsWith('bo '));
    expect((await store.ratings.list()).filter((line) => others.includes(line))).toEqual(others);
    expect((await store.ratings.list()).filter((line) => line.startsWith('bo '))).toEqual([]);
    expect((await rater.recompute()).changed).toBe(0);
  });

  it('lets matches with the same people, and with newcomers, count half as much each time in seven days', async () => {
    const store = await fresh();
    const rater = new Rater(store.ratings);
    await addPerson(store, 'ana');
    let number = 0;
    const play = async (other: string, ended: number): Promise<number> => {
      if ((await store.people.find(other)) === null) await addPerson(store, other);
      const table = `t${number++}`;
      await store.results.fill(ratedMatch(finishedMatch(table, ended, ['ana', other])));
      await rater.run();
      for await (const { kind, rows } of store.people.about('ana').belongings()) {
        const own = rows.find((row) => row['table_id'] === table);
        if (kind === 'rated' && own !== undefined) return Number(own['weight']);
      }
      throw new Error('not counted');
    };
    const weights: number[] = [];
    for (let match = 0; match < 6; match++) weights.push(await play('bo', match));
    // Bo is known now, and the count with him goes on; newcomers, each of them new, have one of their own.
    expect(weights).toEqual([1, 0.5, 0.25, 0.125, 0.0625, 0.03125]);
    expect([await play('cy', 10), await play('dan', 11)]).toEqual([0.03125, 0.015625]);
    expect(await play('bo', 8 * 86_400_000)).toBe(1);
    const before = await store.ratings.list();
    expect((await rater.recompute()).changed).toBe(0);
    expect(await store.ratings.list()).toEqual(before);
  });

  it('counts no bots of a person in a match with the person, or with each other', async () => {
    const store = await fresh();
    const rater = new Rater(store.ratings);
    for (const person of ['ana', 'bo']) await addPerson(store, person);
    for (const bot of ['one', 'two'])
      await store.people.create(
        { id: bot, name: bot, owner: 'ana' },
        { ...token, person: bot, hash: bot },
        5,
      );
    const played = async (table: string, people: readonly string[]): Promise<readonly string[]> => {
      await store.results.fill(ratedMatch(finishedMatch(table, 20, people)));
      await rater.run();
      return (await store.ratings.list()).map((line) => `${line.split(' ')[0]} ${line.split(' ').at(-1)}`);
    };
    expect(await played('a', ['ana', 'one'])).toEqual([]);
    expect(await played('b', ['one', 'two'])).toEqual([]);
    expect(await played('c', ['one', 'ana', 'bo', 'two'])).toEqual(['ana 1', 'bo 1']);
  });

  it('gives the result of a seat on two devices to whoever has a passkey', async () => {
    const store = await fresh();
    for (const person of ['guest', 'ana', 'bo']) await addPerson(store, person);
    const match = finishedMatch('a', 20, ['guest', 'bo']);
    const held = {
      ...match,
      seats: match.seats.map((seat, index) => (index === 0 ? { ...seat, alias: 'ana' } : seat)),
    };
    await store.results.fill(held);
    const passkey = {
      person: 'ana',
      id: 'k',
      site: 's',
      publicKey: 'p',
      counter: 0,
      transports: [],
      label: 'l',
    };
    expect(await store.passkeys.add(passkey, { hash: 'c', expires: 9 }, 5)).toBe(true);
    await store.results.fill({ ...held, table: 'b' });
    const tables = async (person: string): Promise<string[]> =>
      (await store.results.page(person, ALL, null)).map(({ table }) => table);
    expect([await tables('guest'), await tables('ana'), await tables('bo')]).toEqual([
      ['a'],
      ['b'],
      ['b', 'a'],
    ]);
  });

  it('lists those whom somebody plays with, if both have agreed', async () => {
    const store = await fresh();
    for (const person of ['ana', 'bo', 'cy']) await addPerson(store, person);
    await store.results.fill(finishedMatch('a', 20, ['ana', 'bo', 'cy']));
    await store.results.fill(finishedMatch('b', 30, ['bo', 'ana', '']));
    await store.results.fill(finishedMatch('c', 40, ['ana', 'cy']));
    const metBy = async (person: string): Promise<Met[]> => {
      const all: Met[] = [];
      for await (const some of store.company.met(person)) all.push(...some);
      return all;
    };
    const names = async (person: string): Promise<string[]> =>
      [...new Set((await metBy(person)).map(({ name }) => name))].toSorted();
    await store.company.setListed('ana', true);
    expect([await names('ana'), await names('bo')]).toEqual([[], []]);
    await store.company.setListed('bo', true);
    expect([await names('ana'), await names('bo'), await names('cy')]).toEqual([
      ['Name of bo'],
      ['Name of ana'],
      [],
    ]);
    expect(
      (await metBy('ana')).map(({ table, game, players, ended, ownRank, rank, ownPoints, points }) => [
        [table, game, players, ended],
        [ownRank, rank, ownPoints, points],
      ]),
    ).toEqual([
      [
        ['b', 'canals', 3, 30],
        [2, 1, 58, 59],
      ],
      [
        ['a', 'canals', 3, 20],
        [1, 2, 59, 58],
      ],
    ]);
    const invited = await store.results.invitation('a', 'ana');
    expect(invited!.seats.map(({ mayInvite }) => mayInvite)).toEqual([true, true, false]);
    expect(await store.results.invitation('c', 'bo')).toBeNull();
    await store.company.setListed('bo', false);
    expect(await names('ana')).toEqual([]);
  });
};
