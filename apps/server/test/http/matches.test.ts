import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinishedMatch } from '../../src/store/rows.ts';
import { cardTable, finish } from '../finished.ts';
import { type Guest, newGuest, refusalOf } from '../house.ts';
import { openSmall, type SmallHouse } from '../small.ts';

let house: SmallHouse;
let ana: Guest;
let bo: Guest;
beforeAll(async () => {
  house = await openSmall();
  ana = await newGuest(house.base, 'Ana');
  bo = await newGuest(house.base, 'Bo');
});
afterAll(async () => house.stop());

/** A finished match of Cards; whoever gets which seat is dealt. */
const finished = async (guests: readonly [Guest, Guest]): Promise<{ table: string; winner: Guest }> => {
  const table = await cardTable(guests);
  await finish(house.tables, table);
  const { you } = await guests[0].api.call('table', { table });
  return { table, winner: guests[you.seats[0] === 'p1' ? 0 : 1] };
};

const matchesOf = async (guest: Guest, filter: Parameters<Guest['api']['call']>[1] = {}): Promise<string[]> =>
  (await guest.api.call('myMatches', filter as object)).matches.map(({ table }) => table);

const idOf = async (guest: Guest): Promise<string> =>
  ((await guest.api.call('exportMe', {})) as { person: { id: string } }).person.id;

describe('the result of a match', () => {
  it('is stored with the event that ends it, for everyone who sat there', async () => {
    const { table, winner } = await finished([ana, bo]);
    const loser = winner === ana ? bo : ana;
    const [match] = (await winner.api.call('myMatches', {})).matches;
    expect(match).toMatchObject({ table, game: 'cards', preset: null, isOpen: true, hasFile: true });
    const own = match!.seats.find(({ seat }) => seat === match!.own);
    expect(own).toMatchObject({ name: winner.name, bot: null, rank: 1, points: 1, share: 1 });
    const other = match!.seats.find(({ seat }) => seat !== match!.own);
    expect(other).toMatchObject({ name: loser.name, rank: 2, points: 0, share: 0 });
    expect(await matchesOf(loser)).toEqual([table]);
  });

  it('is found by game, number of players, result and opponent', async () => {
    const cy = await newGuest(house.base, 'Cy');
    const { table, winner } = await finished([cy, bo]);
    const results = winner === cy ? (['won', 'lost'] as const) : (['lost', 'won'] as const);
    expect(await matchesOf(cy, { result: results[0] })).toEqual([table]);
    expect(await matchesOf(cy, { result: results[1] })).toEqual([]);
    expect(await matchesOf(cy, { game: 'cards', players: 2 })).toEqual([table]);
    expect(await matchesOf(cy, { game: 'canals' })).toEqual([]);
    expect(await matchesOf(cy, { players: 3 })).toEqual([]);
    expect(await matchesOf(cy, { name: 'Bo' })).toEqual([table]);
    // One's own name is not that of an opponent.
    expect(await matchesOf(cy, { name: 'Cy' })).toEqual([]);
    expect(await matchesOf(cy, { bot: 'seer' })).toEqual([]);
    expect(await refusalOf(cy.api.call('myMatches', { before: 'yesterday' }))).toBe('malformed');
  });

  it('is seen by nobody who did not sit there', async () => {
    const dan = await newGuest(house.base, 'Dan');
    expect(await matchesOf(dan)).toEqual([]);
    const stranger = await fetch(`${house.base}/api/me/matches`);
    expect(stranger.status).toBe(401);
  });

  it('comes in pages, every match once', async () => {
    const eva = await newGuest(house.base, 'Eva');
    const person = await idOf(eva);
    const seat = { person, name: 'Eva', bot: null, rank: 1, points: 1, share: 1 };
    const tables = Array.from({ length: 300 }, (_, index) =>
      index
        .toString(6)
        .replaceAll(/[01]/g, (digit) => (digit === '0' ? '6' : '7'))
        .padStart(16, 'a'),
    );
    const match = (table: string, index: number): FinishedMatch => ({
      table,
      game: 'cards',
      setup: { players: 2, preset: null, options: {} },
      rated: [],
      // Many end at the same moment, so that pages are cut among equals.
      ended: Math.floor(index / 100),
      seats: [
        { ...seat, seat: 'p1' },
        { ...seat, seat: 'p2', rank: 2, share: 0 },
      ],
    });
    await Promise.all(tables.map(async (table, index) => house.store.results.fill(match(table, index))));
    const seen: string[] = [];
    let before: string | undefined;
    for (;;) {
      const page = await eva.api.call('myMatches', before === undefined ? {} : { before });
      seen.push(...page.matches.map(({ table }) => table));
      if (page.next === null) break;
      before = page.next;
    }
    expect(seen).toHaveLength(300);
    expect(new Set(seen)).toEqual(new Set(tables));
  });
});

describe('a person who is deleted', () => {
  it('is in no result any more, and the others keep theirs', async () => {
    const fay = await newGuest(house.base, 'Fay-Ferdinanda');
    const gil = await newGuest(house.base, 'Gil');
    const { table } = await finished([fay, gil]);
    const person = await idOf(fay);
    await fay.api.call('forgetMe', {});
    const rows = await house.driver.read('SELECT * FROM result_seats', []);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Fay-Ferdinanda|${person}`));
    expect(await matchesOf(gil)).toEqual([table]);
    await gil.api.call('forgetMe', {});
    // Nobody is left to read it.
    const [count] = await house.driver.read('SELECT COUNT(*) AS n FROM results WHERE table_id = $1', [table]);
    expect(Number(count!['n'])).toBe(0);
    expect(await house.driver.read('SELECT * FROM result_seats WHERE table_id = $1', [table])).toEqual([]);
  });

  it('during the match is not written into its result', async () => {
    const hal = await newGuest(house.base, 'Hal');
    const ida = await newGuest(house.base, 'Ida');
    const table = await cardTable([hal, ida]);
    await ida.api.call('forgetMe', {});
    const { you } = await hal.api.call('table', { table });
    const [mine] = you.seats;
    await finish(house.tables, table);
    const [match] = (await hal.api.call('myMatches', {})).matches;
    expect(match?.seats.find(({ seat }) => seat !== mine)).toMatchObject({ name: null, bot: 'seer' });
  });
});

describe('the results of an earlier version', () => {
  it('are filled in once, from the logs', async () => {
    const jo = await newGuest(house.base, 'Jo');
    const kim = await newGuest(house.base, 'Kim');
    const { table } = await finished([jo, kim]);
    const [before] = (await jo.api.call('myMatches', {})).matches;
    await jo.api.call('say', { table, text: 'well played' });
    const unit = ['DELETE FROM results', 'DELETE FROM result_seats'].map((sql) => ({ sql, values: [] }));
    await house.driver.write(unit);
    expect(await matchesOf(jo)).toEqual([]);
    await house.tables.fillResults();
    expect((await jo.api.call('myMatches', {})).matches).toEqual([before]);
    await house.driver.write(unit);
    await house.tables.fillResults();
    expect(await matchesOf(jo)).toEqual([]);
  });
});
