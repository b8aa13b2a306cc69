// The ground at its limits: every card on the table, one spot left, no move left, the first card of a seat.

import { cards } from '@santiago/cards';
import {
  ADJOINING,
  adjoining,
  Ground,
  nextTouched,
  overlaps,
  spotOf,
  type Table,
  touches,
} from '@santiago/cards/engine';
import { FastRandom } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { sharesEdge, spotAt } from '../geometry.ts';
import { saidBy } from './grounds.ts';
import { positioned } from './scene.ts';
import { setupOf } from './subject.ts';

const SLOTS = Array.from({ length: 54 }, (_, slot) => slot);
const STEPS = Array.from({ length: ADJOINING }, (_, step) => step);

const setOf = (numbers: readonly number[]): number => numbers.reduce((set, number) => set | (1 << number), 0);

const inOrder = (spots: Iterable<number>): number[] => [...spots].toSorted((a, b) => a - b);

const spotsOf = (ground: Ground): number[] => {
  const out = new Int32Array(256);
  return inOrder(out.subarray(0, ground.writeSpots(out)));
};

const surveyed = (table: Table, seat: number): Ground => {
  const ground = new Ground();
  ground.survey(table, seat);
  return ground;
};

/** What the geometry alone says of a seat's cards. */
const seenOn = (table: Table, seat: number) => {
  const all = SLOTS.slice(0, table.count);
  const own = all.filter((slot) => table.owner(slot) === seat);
  const around = (slot: number): number[] => STEPS.map((step) => adjoining(table.spot(slot), step));
  const isFree = (spot: number): boolean => all.every((slot) => !overlaps(spot, table.spot(slot)));
  const isTouching = (spot: number): boolean =>
    all.some((slot) => table.owner(slot) !== seat && touches(spot, table.spot(slot)));
  const line = own.filter((slot) => table.isBase(slot));
  for (const slot of line)
    line.push(
      ...own.filter((each) => !line.includes(each) && sharesEdge(table.spot(each), table.spot(slot))),
    );
  return {
    connected: setOf(line.map((slot) => own.indexOf(slot))),
    free: own.map((slot) => setOf(STEPS.filter((step) => isFree(around(slot)[step]!)))),
    touching: own.map((slot) => setOf(STEPS.filter((step) => isTouching(around(slot)[step]!)))),
    spots: inOrder(new Set(line.flatMap(around).filter(isFree))),
  };
};

const shortOf = (ground: Ground): ReturnType<typeof seenOn> => {
  const own = Array.from({ length: ground.count }, (_, card) => card);
  return {
    connected: ground.connected,
    free: own.map((card) => ground.freeSteps(card)),
    touching: own.map((card) => ground.touchingSteps(card)),
    spots: spotsOf(ground),
  };
};

/** Four blocks of cards, a seat each, one unit apart; the seats take turns. */
const CORNERS = [
  [0, 0],
  [21, 0],
  [0, 29],
  [21, 29],
] as const;

const fullTable = (): Table => {
  const { table } = cards.start(setupOf(4));
  for (const slot of SLOTS) {
    const seat = slot % 4;
    const [left, low] = CORNERS[seat]!;
    const index = Math.floor(slot / 4);
    table.add(seat, 1 + slot, spotAt(left + 5 * (index % 4), low + 7 * Math.floor(index / 4), 0), 1 + slot);
    if (index === 0) table.makeBase(slot);
  }
  return table;
};

describe('a table with every card on it', () => {
  test('a ground that looks again without a change says the same', () => {
    const table = fullTable();
    expect(table.count).toBe(SLOTS.length);
    for (const seat of [0, 1, 2, 3]) {
      const ground = surveyed(table, seat);
      ground.survey(table, seat);
      expect(shortOf(ground)).toEqual(seenOn(table, seat));
      expect(saidBy(ground)).toEqual(saidBy(surveyed(table, seat)));
    }
  });

  test('[X12] a card that moves away leaves as much room as the cards beyond it do', () => {
    const table = fullTable();
    const ground = surveyed(table, 0);
    table.move(ground.slot(1), spotAt(-5, 0, 0));
    ground.survey(table, 0);
    expect(shortOf(ground)).toEqual(seenOn(table, 0));
    expect(saidBy(ground)).toEqual(saidBy(surveyed(table, 0)));
  });

  test('a ground follows cards that move, go and come', () => {
    const random = new FastRandom(54);
    const table = fullTable();
    const grounds = [0, 1, 2, 3].map((seat) => surveyed(table, seat));
    for (let turn = 0; turn < 24; turn++) {
      for (let changes = random.below(3); changes >= 0; changes--) {
        const slot = random.below(table.count);
        const spot = adjoining(table.spot(slot), random.below(ADJOINING));
        if (table.slotAt(spot) >= 0 || table.isBase(slot)) continue;
        const owner = table.owner(slot);
        if (random.below(2) === 0) table.move(slot, spot);
        else {
          table.remove(slot);
          if (random.below(2) === 0) grounds[owner]!.survey(table, owner);
          table.add(owner, 1, spot, 1);
        }
      }
      const seat = random.below(4);
      grounds[seat]!.survey(table, seat);
      expect(shortOf(grounds[seat]!)).toEqual(seenOn(table, seat));
      expect(saidBy(grounds[seat]!)).toEqual(saidBy(surveyed(table, seat)));
    }
    expect(table.count).toBe(SLOTS.length);
  });

  test('[X14] behind the last card there is none to be touched', () => {
    const { table } = cards.start(setupOf(4));
    // All cards lie far from the middle. The first one is the 64th that was placed, since it came back to the table.
    for (const slot of SLOTS) table.add(2, 2, spotAt(60 + 5 * (slot % 9), 7 * Math.floor(slot / 9), 0), 64);
    for (const seat of [0, 1, 2, 3]) {
      for (let x = -8; x <= 8; x++)
        for (let y = -8; y <= 8; y++) expect(nextTouched(table, seat, spotAt(x, y, 0), 0)).toBe(-1);
    }
  });
});

test("[X12] the first card of a seat sees the opponents' cards that were there before", () => {
  const { table } = positioned({ table: ['p2 H5 6,0 v base', 'p2 H6 0,-8 v'] });
  const ground = surveyed(table, 0);
  expect(ground.count).toBe(0);
  table.makeBase(table.add(0, 1, spotOf({ x: 0, y: 0, dir: 'v' }), 3));
  ground.survey(table, 0);
  expect(shortOf(ground)).toEqual(seenOn(table, 0));
  expect(ground.freeSteps(0)).not.toBe(setOf(STEPS));
});

test('[X12] a spot that is the last of one card and adjoins others is written once', () => {
  // Own cards around a gap; the opponents leave the last of them the gap alone, to its right.
  const { table } = positioned({
    table: [
      'p1 S5 10,0 v base',
      'p1 S6 10,7 v',
      'p1 S7 5,7 v',
      'p1 S8 0,7 v',
      'p1 S9 0,0 v',
      'p2 H5 -6,0 v base',
      'p2 H6 0,-8 v',
    ],
  });
  const ground = surveyed(table, 0);
  expect(ground.connected).toBe(0b11111);
  expect(ground.freeSteps(4)).toBe(0b1);
  expect(spotsOf(ground)).toEqual(seenOn(table, 0).spots);
  expect(spotsOf(ground)).toContain(adjoining(ground.spot(4), 0));
});

test('[X28] a card that cannot move comes before the base, and there is no move', () => {
  const closed = ['p2 H5 60,0 v base', 'p2 H6 7,0 h', 'p2 H7 -9,0 h', 'p2 H8 0,-9 v'];
  const { table } = positioned({
    table: ['p1 S6 0,7 v', 'p1 S5 0,0 v base', ...closed, 'p2 H9 6,9 v', 'p2 H10 -6,9 v'],
  });
  const ground = surveyed(table, 0);
  expect([ground.base, ground.movable, ground.hasMove]).toEqual([1, 0b1, false]);
});
