import {
  type Card,
  cards,
  connectedCards,
  fightTotals,
  type Place,
  placesOf,
  type SeatView,
  type State,
  suitCards,
  type TableCard,
  touchedFrom,
  type View,
  worthOf,
} from '@santiago/cards';
import {
  isUndo,
  makeSetup,
  parseRow,
  type Refusal,
  refuseRow,
  type Seat,
  seatName,
  whoIndex,
} from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import {
  BASES,
  BUY_BACK,
  CHANCES,
  CHANGE,
  FIGHT,
  MOVING,
  NEAR_BASES,
  SPOTS,
  TOUCHING,
  TWO_FIGHTS,
  WRONG_BASES,
  WRONG_SPOTS,
} from '@santiago/cards/page/rulebook/figures.ts';

const setupFor = (players: number) => {
  const setup = makeSetup(cards.setup, { players });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

const refused = (state: State, text: string): Refusal | null => {
  const row = parseRow(cards, text);
  if (row === null || isUndo(row)) throw new Error(`"${text}" is no row`);
  return refuseRow(cards, state, row);
};

const played = (state: State, ...rows: readonly string[]): State => {
  const after = cards.copy(state);
  for (const text of rows) {
    const refusal = refused(after, text);
    if (refusal !== null) throw new Error(`${text}: ${refusal.text}`);
    const row = parseRow(cards, text);
    if (row !== null && !isUndo(row)) cards.play(after, whoIndex(row.who), cards.encode(row.action));
  }
  return after;
};

interface Laid {
  readonly owner: Seat;
  readonly card: Card;
  readonly place: Place;
  readonly base?: boolean;
}

/** A table of two players with these cards; p1 is to act. */
const positioned = (laid: readonly Laid[], pools: Partial<Record<Seat, readonly Card[]>> = {}): State => {
  const used = new Set<Card>([...laid.map(({ card }) => card), ...Object.values(pools).flat()]);
  const table = laid.map(
    ({ owner, card, place, base = false }, index): TableCard => ({
      ...place,
      owner,
      card,
      up: false,
      base,
      laid: index + 1,
    }),
  );
  const seats = [0, 1].map((index): SeatView => {
    const hand = suitCards(index, 0x1fff).filter((card) => !used.has(card));
    return {
      in: true,
      handSize: hand.length,
      hand,
      pool: pools[seatName(index)] ?? [],
      turns: 0,
      returned: [],
    };
  });
  const view: View = {
    ...cards.view(cards.start(setupFor(2)), 'all'),
    phase: { kind: 'act', by: 'p1' },
    first: 'p1',
    table,
    seats,
    laid: table.length,
  };
  return cards.known(view);
};

const at = ({ x, y, dir }: Place): string => `${x},${y} ${dir}`;
const corner = ({ x, y }: Place): string => `${x},${y}`;
const all = (state: State): View => cards.view(state, 'all');

const ORIGIN: Place = { x: 0, y: 0, dir: 'v' };
const FAR: Place = { x: 60, y: 0, dir: 'v' };

describe('bases in the rules of Cards', () => {
  const begun = (): State => played(cards.start(setupFor(4)), '* first p1');
  const [p1, p2, p3, p4] = BASES;

  test('[X7][X8] the four right ones can be placed, in reverse order of play', () => {
    const state = played(
      begun(),
      `p4 base D5 ${at(p4)}`,
      `p3 base C5 ${at(p3)}`,
      `p2 base H5 ${at(p2)}`,
      `p1 base S5 ${at(p1)}`,
    );
    expect(all(state).phase).toMatchObject({ kind: 'act', by: 'p1' });
  });

  test.each(Object.entries(WRONG_BASES))('[X8] the wrong one: %s', (_, place) => {
    expect(refused(begun(), `p4 base D5 ${at(place)}`)?.code).toBe('base-place');
  });

  test.each(Object.entries(NEAR_BASES))('[X8] the wrong one beside another base: %s', (_, place) => {
    // p3 places before p2 where p1 goes first; where p3 goes first, p2 has placed already.
    const state = played(
      cards.start(setupFor(4)),
      '* first p3',
      `p2 base H5 ${at(p2)}`,
      `p1 base S5 ${at(p1)}`,
      `p4 base D5 ${at(p4)}`,
    );
    expect(refused(state, `p3 base C5 ${at(place)}`)?.code).toBe('base-near');
  });
});

describe('spots in the rules of Cards', () => {
  const lonely = (): State =>
    positioned([
      { owner: 'p1', card: 'S5', place: ORIGIN, base: true },
      { owner: 'p2', card: 'H5', place: FAR, base: true },
    ]);
  const keys = (places: readonly Place[]): string[] => places.map(at).toSorted();

  test('[X12] the twelve spots around a card', () => {
    const { lay } = cards.offer(lonely(), 0)!;
    expect(keys(SPOTS)).toEqual(keys(placesOf(lay!.runs)));
    expect(SPOTS).toHaveLength(12);
  });

  test('[X12] the wrong ones', () => {
    const why = (place: Place) => refused(lonely(), `p1 place S8 ${at(place)}`)?.code;
    expect(why(WRONG_SPOTS.corner)).toBe('not-adjoining');
    expect(why(WRONG_SPOTS.edge)).toBe('not-adjoining');
    expect(why(WRONG_SPOTS.overlap)).toBe('overlap');
  });

  test('[X14] edge and almost touch, corner does not', () => {
    const touches = (place: Place): number =>
      touchedFrom(
        positioned([
          { owner: 'p1', card: 'S5', place: { x: -40, y: 0, dir: 'v' }, base: true },
          { owner: 'p2', card: 'H5', place, base: true },
        ]),
        'p1',
        ORIGIN,
      ).length;
    expect([TOUCHING.edge, TOUCHING.almost, TOUCHING.corner].map(touches)).toEqual([1, 1, 0]);
  });
});

describe('fights in the rules of Cards', () => {
  test('[X16] the totals', () => {
    const [value, ...dice] = FIGHT.attack;
    const [other, ...otherDice] = FIGHT.defence;
    expect(fightTotals(value, other, [...dice, ...otherDice])).toEqual({
      attack: FIGHT.totals[0],
      defence: FIGHT.totals[1],
    });
  });

  test('[X16] the chances, rounded as the outline has them', () => {
    expect(CHANCES.map(({ chance }) => Math.round(chance * 100))).toEqual([50, 62, 74, 83, 90, 94, 97, 100]);
    expect(CHANCES.at(-1)).toEqual({ ahead: 10, chance: 1 });
  });

  test('[X18][X19] F beats D and loses to E: D and F are in pools, E is cut off', () => {
    const { base, d, e, ana, f } = TWO_FIGHTS;
    const state = positioned([
      { owner: 'p1', card: 'S5', place: ana, base: true },
      { owner: 'p2', card: 'H5', place: base, base: true },
      { owner: 'p2', card: 'H6', place: d },
      { owner: 'p2', card: 'HA', place: e },
    ]);
    const after = played(
      state,
      `p1 place S8 ${at(f)}`,
      `p1 fight ${corner(d)}`,
      '* dice 4 2 2 1',
      `p1 fight ${corner(e)}`,
      '* dice 1 1 6 6',
    );
    const view = all(after);
    expect(view.seats.map(({ pool }) => pool)).toEqual([['H6'], ['S8']]);
    expect(view.table.filter(({ owner }) => owner === 'p2')).toHaveLength(2);
    expect(connectedCards(after, 'p2')).toHaveLength(1);
  });

  test('[X10][X22] the whole turn: 8 beats 10, and the 10 buys back the 9', () => {
    const state = positioned(
      [
        { owner: 'p1', card: 'S5', place: ORIGIN, base: true },
        { owner: 'p2', card: 'H5', place: FAR, base: true },
        { owner: 'p2', card: 'H10', place: { x: 10, y: 0, dir: 'v' } },
      ],
      { p2: ['S9'] },
    );
    const [, ...dice] = FIGHT.attack;
    const [, ...otherDice] = FIGHT.defence;
    const after = played(
      state,
      'p1 place S8 5,0 v',
      'p1 fight 10,0',
      `* dice ${[...dice, ...otherDice].join(' ')}`,
      'p1 give H10',
      'p1 take S9',
      'p1 close',
    );
    const view = all(after);
    expect(view.phase).toMatchObject({ kind: 'act', by: 'p2' });
    expect(view.recycle).toEqual(['H10']);
    expect(view.seats[0]!.hand).toContain('S9');
    expect([worthOf(['H10']), worthOf(['S9'])]).toEqual([CHANGE.paid, CHANGE.back]);
    expect(CHANGE.paid - CHANGE.back).toBe(CHANGE.lost);
  });
});

test('[X22][X23] the buy-back of the rules: where all five cards are afterwards', () => {
  const state = positioned(
    [
      { owner: 'p1', card: 'S5', place: ORIGIN, base: true },
      { owner: 'p2', card: 'H5', place: FAR, base: true },
    ],
    { p1: ['H3', 'H6', 'HQ'], p2: ['S8', 'S7'] },
  );
  const view = all(played(state, 'p1 give HQ', 'p1 give H3', 'p1 take S8', 'p1 take S7', 'p1 close'));
  expect(view.recycle.toSorted()).toEqual(['H3', 'HQ']);
  expect(view.seats.map(({ pool }) => pool)).toEqual([['H6'], []]);
  expect(view.seats[0]!.hand).toEqual(expect.arrayContaining(['S7', 'S8']));
  expect([worthOf(['HQ', 'H3']), worthOf(['S8', 'S7'])]).toEqual([BUY_BACK.paid, BUY_BACK.back]);
  expect([worthOf(['HK']), worthOf(['S8'])]).toEqual([BUY_BACK.king, BUY_BACK.eight]);
  expect(BUY_BACK.king - BUY_BACK.eight).toBe(BUY_BACK.lost);
});

test('[X28] the card of the picture moves along the line in three turns, and not in two', () => {
  const [base, ...line] = MOVING.line;
  const ranks = ['S2', 'S3', 'S4'] as const;
  let state = positioned([
    { owner: 'p1', card: 'S5', place: base, base: true },
    ...line.map((place, i): Laid => ({ owner: 'p1', card: ranks[i]!, place })),
    { owner: 'p1', card: 'SK', place: MOVING.mover },
    { owner: 'p2', card: 'H5', place: FAR, base: true },
  ]);
  const stops: readonly Place[] = [MOVING.mover, ...MOVING.turns];
  expect(refused(state, `p1 move ${corner(stops[0]!)} ${at(stops[2]!)}`)?.code).toBe('move-far');
  for (const [i, to] of MOVING.turns.entries()) {
    state = played(state, `p1 move ${corner(stops[i]!)} ${at(to)}`, 'p2 pass');
    expect(all(state).table.find(({ card }) => card === 'SK')).toMatchObject({ ...to, up: true });
  }
});
