import { gameNamed } from '@santiago/games/programs';
import type { Seat } from '@santiago/kernel';
import { client } from '@santiago/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botRating } from '../../src/ratings/bots.ts';
import { NEWCOMER, type RatedMatch, type RatedSeat, standingsAfter } from '../../src/ratings/match.ts';
import { muOf, shown } from '../../src/ratings/scale.ts';
import { cardTable, finish } from '../finished.ts';
import { type Guest, newGuest, sit, until } from '../house.ts';
import { openSmall, type SmallHouse } from '../small.ts';
import { CELLS } from './arena.ts';
import { ANCHORS, fitRatings } from './fit.ts';

describe('the ratings of the house bots', () => {
  it.each(
    Object.entries(CELLS).flatMap(([game, counts]) =>
      Object.keys(counts).map((players) => ({ game, players: Number(players) })),
    ),
  )('$game, $players players: follow from what the arena measured', ({ game, players }) => {
    const fitted = fitRatings(CELLS[game]![players]!, players, ANCHORS[game]!);
    expect(gameNamed(game).botPoints![players]).toEqual(fitted);
  });
});

describe('the scale', () => {
  it('begins at 1500 and says how sure it is', () => {
    expect(shown(NEWCOMER, 2)).toEqual({ about: 1500, give: 250 });
    expect(shown({ mu: muOf(1542, 4), sigma: 3.9 }, 4)).toEqual({ about: 1540, give: 80 });
  });
});

describe('a rating', () => {
  const seatOf = (seat: Seat, person: string | null, rank: number): RatedSeat => ({
    seat,
    person,
    bot: person === null ? 'steward' : null,
    rank,
    weight: 1,
  });
  const matchOf = (seats: readonly RatedSeat[]): RatedMatch => ({
    table: 'a',
    game: 'canals',
    players: seats.length,
    ended: 0,
    seats,
  });
  const among = (rank: number): RatedMatch =>
    matchOf([seatOf('p1', 'ana', rank), seatOf('p2', null, rank === 1 ? 2 : 1), seatOf('p3', null, 3)]);

  it('rises by finishing ahead and falls by finishing behind, less and less', () => {
    const won = standingsAfter(among(1), () => undefined).get('ana')!;
    const beaten = standingsAfter(among(2), () => undefined).get('ana')!;
    expect(won.mu).toBeGreaterThan(beaten.mu);
    expect(won.sigma).toBeLessThan(NEWCOMER.sigma);
    expect(won.matches).toBe(1);
  });

  it('comes to that of the bots which somebody equals', () => {
    let ana = { ...NEWCOMER, mu: muOf(900, 2) };
    for (let match = 0; match < 60; match++) {
      const rank = 1 + (match % 2);
      const seats = [seatOf('p1', 'ana', rank), { ...seatOf('p2', null, 3 - rank), bot: 'overseer' }];
      ana = standingsAfter(matchOf(seats), () => ana).get('ana')!;
    }
    const { about, give } = shown(ana, 2);
    expect(Math.abs(about - gameNamed('canals').botPoints![2]!['overseer']!)).toBeLessThan(100);
    expect(give).toBeLessThan(100);
    expect(botRating('canals', 2, 'mirror')).toBeNull();
  });
});

describe('rated tables', () => {
  let house: SmallHouse;
  let ana: Guest;
  let bo: Guest;
  beforeAll(async () => {
    house = await openSmall();
    ana = await newGuest(house.base, 'Ana');
    bo = await newGuest(house.base, 'Bo');
  });
  afterAll(async () => house.stop());

  const counted = async (guest: Guest): Promise<number> =>
    (await guest.api.call('myRatings', {})).ratings.reduce((sum, { matches }) => sum + matches, 0);

  it('say so before anybody sits down, have no aids, and their rematch is rated too', async () => {
    const table = await cardTable([ana, bo], { rated: true, aids: true });
    const { info } = await (await newGuest(house.base, 'Cy')).api.call('table', { table });
    expect([info.rated, info.aids]).toEqual([true, false]);
    await finish(house.tables, table, 'p1');
    await until(async () => (await counted(ana)) === 1);
    const { ratings, house: bots } = await ana.api.call('myRatings', {});
    const won = info.seats[0]!.name === 'Ana';
    expect(ratings).toMatchObject([{ game: 'cards', players: 2, matches: 1 }]);
    expect(ratings[0]!.about > 1500).toBe(won);
    expect(bots.find(({ bot, players }) => bot === 'seer' && players === 2)!.about).toBeGreaterThan(1500);
    const again = await ana.api.call('rematch', { table });
    expect((await ana.api.call('table', again)).info.rated).toBe(true);
  });

  it('count for nobody unless they were made so', async () => {
    const before = await counted(bo);
    const table = await cardTable([ana, bo]);
    expect((await ana.api.call('table', { table })).info.rated).toBe(false);
    await finish(house.tables, table);
    expect((await bo.api.call('myMatches', {})).matches[0]).toMatchObject({ table, rated: false });
    await house.tables.command(table, (draft) => ({ ok: true, value: draft.now }));
    expect(await counted(bo)).toBe(before);
  });

  it('count for somebody who leaves: the result of the seat is theirs', async () => {
    const dan = await newGuest(house.base, 'Dan');
    const eva = await newGuest(house.base, 'Eva');
    const table = await cardTable([dan, eva], { rated: true });
    const [seat] = (await dan.api.call('table', { table })).you.seats as [Seat];
    await dan.api.call('leave', { table, seat });
    await finish(house.tables, table, seat === 'p1' ? 'p2' : 'p1');
    await until(async () => (await counted(dan)) === 1);
    expect((await dan.api.call('myRatings', {})).ratings[0]!.about).toBeLessThan(1500);
    expect((await dan.api.call('myMatches', {})).matches[0]).toMatchObject({ table, own: seat });
  });

  it('do not compare somebody with themselves', async () => {
    const fay = await newGuest(house.base, 'Fay');
    const { table } = await fay.api.call('create', {
      game: 'cards',
      seats: [{ kind: 'open' }, { kind: 'open' }],
      rated: true,
    });
    await sit(fay, table);
    await sit(fay, table);
    await finish(house.tables, table);
    expect((await fay.api.call('myMatches', {})).matches[0]).toMatchObject({ table, rated: false });
  });

  it('can be played by a bot with a name and a rating of its own', async () => {
    const gil = await newGuest(house.base, 'Gil');
    const hal = await newGuest(house.base, 'Hal');
    const { token } = await gil.api.call('makeToken', { label: 'Gilbot', as: 'bot' });
    const bot: Guest = { ...gil, name: 'Gilbot', api: client({ base: house.base, token }) };
    expect((await bot.api.call('me', {})).name).toBe('Gilbot');
    const table = await cardTable([hal, bot], { rated: true });
    await finish(house.tables, table);
    await until(async () => (await counted(bot)) === 1);
    const { bots } = await gil.api.call('myRatings', {});
    const { ratings } = await hal.api.call('myRatings', {});
    expect(bots).toMatchObject([{ name: 'Gilbot', ratings: [{ matches: 1 }] }]);
    expect(bots[0]!.ratings[0]!.about - 1500).toBe(1500 - ratings[0]!.about);
    const { tokens } = await gil.api.call('myTokens', {});
    expect(tokens.map(({ kind, label }) => [kind, label])).toContainEqual(['bot', 'Gilbot']);
    await gil.api.call('forgetMe', {});
    expect((await bot.api.call('me', {})).guest).toBe(false);
    const left = JSON.stringify(await house.driver.read('SELECT * FROM result_seats', []));
    expect(left).not.toMatch(/Gil/);
  });
});
