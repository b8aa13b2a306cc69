import {
  canals,
  type Ditch,
  type Plantation,
  type Square,
  type State,
  type Tile,
  type View,
} from '@santiago/canals';
import { makeSetup, type Seat } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import {
  ALONE,
  AREA,
  AUCTION,
  BRIBES,
  income,
  MONEY,
  PALM,
  PLANTING,
  SCORE,
  SECRET,
  SET_UP,
} from '@santiago/canals/page/rulebook/figures.ts';
import { AREA_TILES, LEGAL } from '@santiago/canals/page/rulebook/pictures.tsx';
import { played, started } from '../canals-table.ts';

const viewOf = (state: State): View => canals.view(state, 'all');
const moneyOf = (state: State): readonly number[] => viewOf(state).seats.map(({ cash }) => cash);

// Ana p1 is overseer; Bo p2, Cleo p3 and Dario p4 sit to her left in this order.
const auction = (): State =>
  played(started(4), '* overseer p1, * spring C2, * aside bean1, * reveal banana2 bean2 cane1 pepper2');
const bidden = (): State =>
  played(auction(), `p2 bid ${AUCTION.bo}, p3 pass, p4 bid ${AUCTION.dario}, p1 bid ${AUCTION.ana}`);
const planted = (): State =>
  played(bidden(), 'p2 plant banana2 c2, p4 plant bean2 d3, p1 plant cane1 e3, p3 plant pepper2 f3');
const bribed = (): State =>
  played(
    planted(),
    `p4 propose C2-D2 ${BRIBES.dario}, p1 propose B2-C2 ${BRIBES.ana}, p2 support B2-C2 ${BRIBES.bo}`,
  );

describe('the set-up of Canals in the rules', () => {
  test.each([2, 3, 4, 5] as const)('with %i players', (players) => {
    const { out, stacks, each, rounds, money } = SET_UP[players];
    const setup = makeSetup(canals.setup, { players });
    if (!setup.ok) throw new Error(setup.fault.text);
    const view = viewOf(canals.start(setup.value));
    expect(view.rounds).toBe(rounds);
    expect(view.seats.map(({ cash }) => cash)).toEqual(Array.from({ length: players }, () => money));
    // The tile that is set aside is still unseen at the very start.
    const unseen = view.unseen.reduce((sum, count) => sum + count, 0);
    expect(unseen).toBe(stacks * each + (players === 3 || players === 4 ? 1 : 0));
    expect(stacks * each + out).toBe(45);
    expect(each).toBe(rounds);
  });
});

describe('the worked round of Canals in the rules', () => {
  test('[C21][C22] Cleo is overseer; planting order Bo, Dario, Ana, Cleo', () => {
    expect(viewOf(bidden())).toMatchObject({
      overseer: 'p3',
      phase: { kind: 'planting', queue: ['p2', 'p4', 'p1', 'p3'] },
    });
  });

  test('[C21] had nobody passed, Ana with the lowest bid would stay overseer', () => {
    const rows = `p2 bid ${AUCTION.bo}, p3 bid ${AUCTION.cleoInstead}, p4 bid ${AUCTION.dario}, p1 bid ${AUCTION.ana}`;
    expect(viewOf(played(auction(), rows)).overseer).toBe('p1');
  });

  test('[C24] markers by planting order', () => {
    const { plantations } = viewOf(planted());
    const inOrder = (['c2', 'd3', 'e3', 'f3'] as const).map(
      (square) => plantations.find((each) => each.square === square)!,
    );
    expect(inOrder.map(({ markers }) => markers)).toEqual(PLANTING.markers);
    expect(inOrder.map(({ tile }) => Number(tile.slice(-1)))).toEqual(PLANTING.planters);
  });

  test('[C33][C35][C36] what Cleo gets and pays', () => {
    const state = bribed();
    expect(canals.offer(state, 2)).toMatchObject({ cost: BRIBES.elsewhere });
    const before = moneyOf(state)[2]!;
    expect(moneyOf(played(state, 'p3 accept C2-D2'))[2]! - before).toBe(BRIBES.dario);
    const accepted = played(state, 'p3 accept B2-C2');
    expect(moneyOf(accepted)[2]! - before).toBe(BRIBES.total);
    expect(moneyOf(accepted)).toEqual(MONEY.accepted);
    expect(before - moneyOf(played(state, 'p3 dig C1-C2'))[2]!).toBe(BRIBES.elsewhere);
  });

  test('[C46][C50] nobody builds an extra canal; income', () => {
    const end = played(bribed(), 'p3 accept B2-C2, p4 pass, p1 pass, p2 pass, p3 pass');
    expect(moneyOf(end)).toEqual(MONEY.afterIncome);
    expect(MONEY.afterIncome[0] - MONEY.accepted[0]).toBe(income);
  });
});

test('[C31] the dotted canals of the picture are the legal ones, the crossed-out ones are not', () => {
  const state = played(bribed(), 'p3 accept C2-D2');
  const offer = canals.offer(state, 3);
  const legal = canals.expand(offer!).flatMap((action) => (action.kind === 'extra' ? [action.ditch] : []));
  expect(legal.toSorted()).toEqual([...LEGAL].toSorted());
  expect(legal).not.toContain('A3-A4' satisfies Ditch);
});

test('[C48][C49] a plantation that is never watered: two markers, one, none and neutral, desert', () => {
  const markers: (number | 'desert')[] = [];
  let state = planted();
  for (let round = 1; round <= 3; round++) {
    const { overseer } = viewOf(state);
    const others = ([1, 2, 3, 4] as const)
      .map((n) => `p${((Number(overseer!.slice(1)) + n - 1) % 4) + 1}` as Seat)
      .filter((seat) => seat !== overseer);
    const all = [...others, overseer];
    // Nobody proposes, the overseer builds nothing, nobody builds an extra canal.
    state = played(state, [...all, ...all].map((seat) => `${seat} pass`).join(', '));
    const beans = viewOf(state).plantations.find(({ square }) => square === 'd3')!;
    markers.push(beans.desert ? 'desert' : beans.markers);
    if (round === 3) break;
    state = played(state, '* reveal cane2 cane2 potato2 potato2');
    const order = ([1, 2, 3, 4] as const).map(
      (n) => `p${((Number(overseer!.slice(1)) + n - 1) % 4) + 1}` as Seat,
    );
    state = played(state, order.map((seat) => `${seat} pass`).join(', '));
    const free: readonly Square[][] = [
      ['a1', 'b1', 'g1', 'h1'],
      ['a6', 'b6', 'g6', 'h6'],
    ];
    const { phase } = viewOf(state);
    if (phase.kind !== 'planting') throw new Error(phase.kind);
    const tiles = ['cane2', 'cane2', 'potato2', 'potato2'];
    state = played(
      state,
      phase.queue.map((seat, i) => `${seat} plant ${tiles[i]} ${free[round - 1]![i]}`).join(', '),
    );
  }
  expect(markers).toEqual([1, 0, 'desert']);
});

/** What the seats earn from these plantations, all of them watered, at the end of a match. */
const earned = (tiles: readonly (readonly [Square, Tile, Seat | null, number, boolean?])[]): number[] => {
  const begun = viewOf(auction());
  const plantations = tiles.map(
    ([square, tile, planter, markers, palm = false]): Plantation => ({
      square,
      tile,
      planter,
      markers,
      planted: markers,
      palm,
      desert: false,
    }),
  );
  const canalsBuilt: readonly Ditch[] = [
    'C2-D2',
    'B2-C2',
    'A2-B2',
    'D2-E2',
    'A3-B3',
    'B3-C3',
    'C3-D3',
    'D3-E3',
    'C2-C3',
  ];
  const view: View = {
    ...begun,
    round: begun.rounds,
    canals: canalsBuilt,
    plantations,
    seats: begun.seats.map((seat) => ({ ...seat, cash: 0, bid: 1 })),
    phase: { kind: 'extra', queue: ['p1'] },
  };
  return [...canals.outcome(played(canals.known(view), 'p1 pass'))!.points];
};

describe('the worked scoring of Canals in the rules', () => {
  test('[C53] the area of the picture', () => {
    const squares = ['b2', 'c2', 'd2', 'e2', 'e3'] as const;
    const tiles = AREA_TILES.map(([seat, tile, markers], i) => [squares[i]!, tile, seat, markers] as const);
    expect(tiles).toHaveLength(AREA.tiles);
    expect(earned(tiles)).toEqual([...AREA.points, 0]);
    const markersOf = (seat: Seat) =>
      AREA_TILES.reduce((sum, [owner, , markers]) => sum + (owner === seat ? markers : 0), 0);
    expect((['p1', 'p2', 'p3'] as const).map(markersOf)).toEqual(AREA.markers);
  });

  test('[C53] single tiles, and a palm', () => {
    expect(
      earned([
        ['b2', 'bean1', 'p1', 1],
        ['e3', 'bean2', 'p2', 2],
      ]),
    ).toEqual([ALONE.one, ALONE.two, 0, 0]);
    const withPalm = earned([
      ['b2', 'bean2', 'p1', PALM.markers, true],
      ['c2', 'bean2', 'p2', 2],
      ['d2', 'bean1', null, 0],
      ['e2', 'bean1', null, 0],
    ]);
    expect(withPalm[0]).toBe(PALM.points);
    expect(PALM.tiles * (PALM.markers + 1)).toBe(PALM.points);
  });

  test('[C54] the whole score', () => {
    expect(SCORE.areas.reduce<number>((sum, area) => sum + area, SCORE.money)).toBe(SCORE.total);
  });
});

test('[C41][C42] two players in the rules', () => {
  const begun = played(
    started(2),
    '* overseer p2, * spring C2, p2 dig C2-D2, * reveal banana2 cane2 potato1',
  );
  const state = played(begun, `p1 bid ${SECRET.ana}, p2 bid ${SECRET.bo}`);
  expect(viewOf(state)).toMatchObject({ overseer: 'p2', phase: { kind: 'planting', queue: ['p1', 'p2'] } });
  expect(moneyOf(state)).toEqual([5 - SECRET.ana, 5 - SECRET.bo]);
  const third = played(state, 'p1 plant banana2 c2, p2 plant cane2 d2');
  expect(viewOf(third).phase).toMatchObject({ kind: 'leftover', by: 'p1' });
  const equal = played(begun, `p1 bid ${SECRET.equal}, p2 bid ${SECRET.equal}`);
  expect(viewOf(equal)).toMatchObject({ overseer: 'p1', phase: { queue: ['p2', 'p1'] } });
});
