import { FastRandom, ok, type Seat, seatIndex } from '@santiago/kernel';
import { client, type Input } from '@santiago/protocol';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Rater } from '../../src/ratings/rater.ts';
import { Browser, keepName } from '../authenticator.ts';
import { cardTable, finish } from '../finished.ts';
import { type Guest, newGuest, refusalOf, sit } from '../house.ts';
import { openSmall, type SmallHouse } from '../small.ts';

const house: SmallHouse = await openSmall();
afterAll(async () => house.stop());

const RATED = { rated: true } as const;

/** Everything that waits counts. */
const settle = async (): Promise<void> => new Rater(house.store.ratings).run();

let ana: Guest;
let bo: Guest;
beforeEach(async () => {
  ana = await newGuest(house.base, 'Ana');
  bo = await newGuest(house.base, 'Bo');
});

/** How a person stands: how many rated matches, and whether they have won or lost by them. */
const standingOf = async ({ api }: Pick<Guest, 'api'>): Promise<'none' | 'up' | 'down' | 'same'> => {
  await settle();
  const [rating] = (await api.call('myRatings', {})).ratings;
  if (rating === undefined) return 'none';
  return rating.about === 1500 ? 'same' : rating.about > 1500 ? 'up' : 'down';
};
const seatOf = async ({ api }: Guest, table: string): Promise<Seat> =>
  (await api.call('table', { table })).you.seats[0]!;
const phaseOf = async (table: string): Promise<string> => (await ana.api.call('table', { table })).info.phase;
const soloTable = async (bot = 'random'): Promise<string> => {
  const { table } = await ana.api.call('create', {
    game: 'cards',
    seats: [{ kind: 'me' }, { kind: 'bot', bot }],
    ...RATED,
  });
  await sit(ana, table);
  return table;
};
const rankOf = async ({ api }: Guest, table: string): Promise<number> => {
  const match = (await api.call('myMatches', {})).matches.find((each) => each.table === table)!;
  return match.seats.find(({ seat }) => seat === match.own)!.rank;
};

describe('a rated match that has begun', () => {
  it('is not ended by one of its players alone, host or not; all of them together may', async () => {
    const table = await cardTable([ana, bo], RATED);
    await ana.api.call('abandon', { table });
    expect(await phaseOf(table)).toBe('running');
    expect(await refusalOf(ana.api.call('abandon', { table }))).toBe('abandon-pending');
    await bo.api.call('abandon', { table });
    expect(await phaseOf(table)).toBe('abandoned');
    expect([await standingOf(ana), await standingOf(bo)]).toEqual(['none', 'none']);
  });

  it('goes on where somebody acts after such a wish: it was made for another situation', async () => {
    const table = await cardTable([ana, bo], RATED);
    await ana.api.call('abandon', { table });
    await house.tables.command(table, (draft) => {
      const { fold } = draft;
      const [seat] = Object.keys(fold.info.turn) as [Seat];
      const code = fold.game.sample(fold.state, seatIndex(seat), new FastRandom(1));
      draft.row({ who: seat, action: fold.game.decode(code) });
      draft.settle();
      return ok(null);
    });
    await bo.api.call('abandon', { table });
    expect(await phaseOf(table)).toBe('running');
    await ana.api.call('abandon', { table });
    expect(await phaseOf(table)).toBe('abandoned');
  });

  it('is not ended by a host who does not play, nor by somebody who plays alone against bots', async () => {
    const cy = await newGuest(house.base, 'Cy');
    const { table } = await cy.api.call('create', {
      game: 'cards',
      seats: [{ kind: 'open' }, { kind: 'open' }],
      ...RATED,
    });
    for (const guest of [ana, bo]) await sit(guest, table);
    expect(await refusalOf(cy.api.call('abandon', { table }))).toBe('rated-begun');
    const stranger = await newGuest(house.base, 'Stranger');
    expect(await refusalOf(stranger.api.call('abandon', { table }))).toBe('not-at-table');
    const alone = await soloTable();
    expect(await refusalOf(ana.api.call('abandon', { table: alone }))).toBe('rated-begun');
    expect(await phaseOf(alone)).toBe('running');
  });

  it('counts for somebody who leaves as the last, even where the bot in their seat wins', async () => {
    const cy = await newGuest(house.base, 'Cy');
    const table = await cardTable([ana, bo, cy], RATED);
    const seat = await seatOf(ana, table);
    await ana.api.call('leave', { table, seat });
    await finish(house.tables, table, seat);
    expect(await standingOf(ana)).toBe('down');
    expect([await rankOf(ana, table), await rankOf(bo, table), await rankOf(cy, table)]).toContain(3);
    expect(await rankOf(ana, table)).toBe(3);
  });

  it('counts when the last person leaves it: who leaves later is ahead of who left before', async () => {
    const alone = await soloTable();
    await ana.api.call('leave', { table: alone, seat: await seatOf(ana, alone) });
    expect(await phaseOf(alone)).toBe('abandoned');
    expect([await standingOf(ana), await rankOf(ana, alone)]).toEqual(['down', 2]);
    const [cy, dan] = [await newGuest(house.base, 'Cy'), await newGuest(house.base, 'Dan')];
    const table = await cardTable([cy, dan], RATED);
    for (const guest of [cy, dan]) await guest.api.call('leave', { table, seat: await seatOf(guest, table) });
    expect([await standingOf(cy), await standingOf(dan)]).toEqual(['down', 'up']);
  });

  it('counts when nobody has acted in it for so long that it is given up: against those who had to', async () => {
    const table = await cardTable([ana, bo], RATED);
    const { info } = await ana.api.call('table', { table });
    const [waiting] = Object.keys(info.turn);
    await house.tables.giveUp(table);
    expect(await phaseOf(table)).toBe('abandoned');
    const isAnas = info.seats.find(({ seat }) => seat === waiting)!.name === 'Ana';
    expect([await standingOf(ana), await standingOf(bo)]).toEqual(isAnas ? ['down', 'up'] : ['up', 'down']);
  });

  it('counts for who began it, not for a person whom the seat is carried to', async () => {
    const base = `http://localhost:${house.port}`;
    const zoe = new Browser(base);
    await zoe.api.call('enter', { name: 'Zoe' });
    await keepName(zoe);
    const table = await cardTable([ana, bo], RATED);
    const seat = await seatOf(ana, table);
    const { token } = await ana.api.call('carrySeat', { table, seat });
    await zoe.api.call('redeem', { token });
    await finish(house.tables, table, seat);
    expect([await standingOf(ana), await standingOf(zoe)]).toEqual(['up', 'none']);
    expect((await zoe.api.call('myMatches', {})).matches).toEqual([]);
  });

  it('takes nobody new, neither in a seat that was left nor in one that was kept', async () => {
    const cy = await newGuest(house.base, 'Cy');
    const table = await cardTable([ana, bo], RATED);
    const seat = await seatOf(bo, table);
    await bo.api.call('leave', { table, seat });
    expect(await refusalOf(sit(cy, table, seat))).toBe('rated-begun');
    await finish(house.tables, table);
    const played = await cardTable([ana, bo], RATED);
    await finish(house.tables, played);
    const { table: rematch } = await ana.api.call('rematch', { table: played });
    await sit(ana, rematch);
    await ana.api.call('start', { table: rematch, fill: 'random' });
    expect((await bo.api.call('table', { table: rematch })).you.kept).toBeNull();
    expect(await refusalOf(sit(bo, rematch))).toBe('rated-begun');
    await finish(house.tables, rematch, await seatOf(ana, rematch));
    await settle();
    expect((await bo.api.call('myRatings', {})).ratings[0]!.matches).toBe(2);
  });

  it('keeps its bots, and nobody lets one play for them', async () => {
    const table = await soloTable('random');
    const own = await seatOf(ana, table);
    const bots = own === 'p1' ? 'p2' : 'p1';
    const hand = async (seat: Seat) => refusalOf(ana.api.call('hand', { table, seat, bot: 'seer' }));
    expect([await hand(bots), await hand(own)]).toEqual(['rated-begun', 'rated-begun']);
    const between = await cardTable([ana, bo], RATED);
    const left = await seatOf(bo, between);
    await bo.api.call('leave', { table: between, seat: left });
    expect(await refusalOf(ana.api.call('hand', { table: between, seat: left, bot: 'random' }))).toBe(
      'rated-begun',
    );
  });

  it('counts as left where bots, for somebody who is late, played more often than they did', async () => {
    const played = async (late: number): Promise<string> => {
      const [one, other] = [await newGuest(house.base, 'One'), await newGuest(house.base, 'Other')];
      const table = await cardTable([one, other], RATED);
      const seat = await seatOf(one, table);
      await finish(house.tables, table, seat, { seat, late, rows: 5 });
      return standingOf(one);
    };
    expect([await played(2), await played(3)]).toEqual(['up', 'down']);
  });

  it('measures nobody by the bot that plays on for a person who was deleted', async () => {
    const table = await cardTable([ana, bo], RATED);
    const seat = await seatOf(ana, table);
    await bo.api.call('forgetMe', {});
    await finish(house.tables, table, seat);
    await settle();
    const rows = await house.driver.read('SELECT person, bot FROM rated_seats WHERE table_id = $1', [table]);
    expect(rows.filter(({ bot }) => bot !== null)).toEqual([]);
    const gained = (await ana.api.call('myRatings', {})).ratings[0]!.about;
    const [cy, dan] = [await newGuest(house.base, 'Cy'), await newGuest(house.base, 'Dan')];
    const usual = await cardTable([cy, dan], RATED);
    await finish(house.tables, usual, await seatOf(cy, usual));
    await settle();
    expect(gained).toBe((await cy.api.call('myRatings', {})).ratings[0]!.about);
  });
});

describe('a bot of a person', () => {
  const botOf = async (owner: Guest, label: string): Promise<Guest> => {
    const { token } = await owner.api.call('makeToken', { label, as: 'bot' });
    return { ...owner, name: label, api: client({ base: house.base, token }) };
  };
  const matchesOf = async ({ api }: Guest): Promise<number> => {
    await settle();
    return (await api.call('myRatings', {})).ratings.reduce((sum, { matches }) => sum + matches, 0);
  };

  it('does not count in a match with its owner; the match counts for the others', async () => {
    const robot = await botOf(ana, 'Robo');
    const alone = await cardTable([ana, robot], RATED);
    await finish(house.tables, alone);
    expect([await matchesOf(ana), await matchesOf(robot)]).toEqual([0, 0]);
    expect((await ana.api.call('myMatches', {})).matches[0]).toMatchObject({ rated: false });
    const table = await cardTable([ana, robot, bo], RATED);
    await finish(house.tables, table);
    expect([await matchesOf(ana), await matchesOf(robot), await matchesOf(bo)]).toEqual([1, 0, 1]);
  });

  it('does not count in a match with another bot of the same owner', async () => {
    const robots = [await botOf(ana, 'One'), await botOf(ana, 'Two')] as const;
    await finish(house.tables, await cardTable(robots, RATED));
    expect([await matchesOf(robots[0]), await matchesOf(robots[1])]).toEqual([0, 0]);
    await finish(house.tables, await cardTable([robots[0], bo], RATED));
    expect([await matchesOf(robots[0]), await matchesOf(bo)]).toEqual([1, 1]);
  });
});

describe('what a pairing can give', () => {
  const gain = async (
    matches: number,
    opponent: (match: number) => Promise<Guest>,
    more: Partial<Input<'create'>> = {},
  ): Promise<number> => {
    const winner = await newGuest(house.base, 'Winner');
    for (let match = 0; match < matches; match++) {
      const table = await cardTable([winner, await opponent(match)], { ...RATED, ...more });
      await finish(house.tables, table, await seatOf(winner, table));
    }
    await settle();
    return (await winner.api.call('myRatings', {})).ratings[0]!.about - 1500;
  };

  it('is less than two matches, however often one wins against the same guest or new ones', async () => {
    const first = await gain(1, async () => newGuest(house.base, 'Passer'));
    const same = await newGuest(house.base, 'Passer');
    expect(await gain(12, async () => same)).toBeLessThan(2 * first);
    expect(await gain(12, async () => newGuest(house.base, 'Passer'))).toBeLessThan(2 * first);
  });
});
