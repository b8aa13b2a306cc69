// The ground of a seat on tables that no match comes to: crowded, and changing in any way between two surveys.

import { cards, type State } from '@santiago/cards';
import { ADJOINING, adjoining, Ground, overlaps, touches, type Table } from '@santiago/cards/engine';
import { FastRandom } from '@santiago/kernel';
import { describe, expect, test } from 'vitest';
import { sharesEdge, spotAt } from '../geometry.ts';
import { positioned } from './scene.ts';
import { setupOf } from './subject.ts';

const SLOTS = Array.from({ length: 54 }, (_, slot) => slot);
const STEPS = Array.from({ length: ADJOINING }, (_, step) => step);

const slotsOf = (table: Table, seat: number): number[] =>
  SLOTS.slice(0, table.count).filter((slot) => table.owner(slot) === seat);

/** [X13] */
const connectedTo = (table: Table, base: number | undefined, own: readonly number[]): number[] => {
  const reached = base === undefined ? [] : [base];
  for (const slot of reached)
    reached.push(
      ...own.filter((each) => !reached.includes(each) && sharesEdge(table.spot(each), table.spot(slot))),
    );
  return reached;
};

/** What a ground should say, worked out anew from the table alone. */
const slowly = (table: Table, seat: number) => {
  const own = slotsOf(table, seat);
  const all = SLOTS.slice(0, table.count);
  const base = own.findLast((slot) => table.isBase(slot));
  const line = connectedTo(table, base, own);
  const isFree = (spot: number, lifted: number): boolean =>
    all.every((slot) => slot === lifted || !overlaps(spot, table.spot(slot)));
  const around = (slot: number): number[] => STEPS.map((step) => adjoining(table.spot(slot), step));
  const isTouching = (spot: number): boolean =>
    all.some((slot) => table.owner(slot) !== seat && touches(spot, table.spot(slot)));
  const inOrder = (spots: Iterable<number>): number[] => [...spots].toSorted((a, b) => a - b);
  const landings = (lifted: number): number[] => {
    const rest = own.filter((slot) => slot !== lifted);
    const beside = (slot: number): number[] =>
      own.filter((each) => each !== slot && sharesEdge(table.spot(each), table.spot(slot)));
    const near = new Set(beside(lifted).flatMap((slot) => [slot, ...beside(slot)]));
    const anchors = connectedTo(table, lifted === base ? undefined : base, rest).filter((slot) =>
      near.has(slot),
    );
    return inOrder(
      new Set(anchors.flatMap(around).filter((spot) => isFree(spot, lifted) && spot !== table.spot(lifted))),
    );
  };
  const spots = inOrder(new Set(line.flatMap(around).filter((spot) => isFree(spot, -1))));
  const movable = line.filter((slot) => slot !== base);
  return {
    base: base === undefined ? -1 : own.indexOf(base),
    connected: inOrder(line),
    spots,
    hasSpot: spots.length > 0,
    movable: inOrder(movable),
    hasMove: movable.some((slot) => landings(slot).length > 0),
    cards: own.map((slot) => ({
      slot,
      spot: table.spot(slot),
      free: STEPS.filter((step) => isFree(around(slot)[step]!, -1)),
      touching: STEPS.filter((step) => isTouching(around(slot)[step]!)),
      without: inOrder(
        connectedTo(
          table,
          slot === base ? undefined : base,
          own.filter((each) => each !== slot),
        ),
      ),
      moves: landings(slot),
      attacks: landings(slot).filter(isTouching),
    })),
  };
};

/** The same by the ground; what it writes must be written once. */
const saidBy = (ground: Ground): ReturnType<typeof slowly> => {
  const out = new Int32Array(1024);
  const written = (count: number): number[] => [...out.subarray(0, count)].toSorted((a, b) => a - b);
  const slots = (set: number): number[] =>
    SLOTS.slice(0, 16)
      .filter((card) => (set & (1 << card)) !== 0)
      .map((card) => ground.slot(card))
      .toSorted((a, b) => a - b);
  const steps = (set: number): number[] => STEPS.filter((step) => (set & (1 << step)) !== 0);
  return {
    base: ground.base,
    connected: slots(ground.connected),
    hasSpot: ground.hasSpot,
    hasMove: ground.hasMove,
    spots: written(ground.writeSpots(out)),
    movable: slots(ground.movable),
    cards: SLOTS.slice(0, ground.count).map((card) => ({
      slot: ground.slot(card),
      spot: ground.spot(card),
      free: steps(ground.freeSteps(card)),
      touching: steps(ground.touchingSteps(card)),
      without: slots(ground.connectedWithout(card)),
      moves: written(ground.writeMoves(card, out)),
      attacks: written(ground.writeAttacks(card, out)),
    })),
  };
};

/** Adds, takes, moves or turns over to another seat: as it comes, not by the rules. No two share a corner. */
const change = (table: Table, random: FastRandom, size: number): void => {
  const slot = table.count === 0 ? -1 : random.below(table.count);
  const anywhere = spotAt(random.below(size), random.below(size), random.below(2));
  const beside = slot < 0 ? anywhere : adjoining(table.spot(slot), random.below(ADJOINING));
  const seat = random.below(3);
  const what = random.below(8);
  const spot = what < 6 ? beside : anywhere;
  if (slot >= 0 && (what === 0 || table.count > 24)) table.remove(slot);
  else if (slot >= 0 && what === 1) {
    const at = table.spot(slot);
    table.remove(slot);
    table.add(seat, 1, at, 1);
  } else if (slot >= 0 && what === 2) table.makeBase(slot);
  else if (table.slotAt(spot) >= 0) return;
  else if (slot >= 0 && what === 3) table.move(slot, spot);
  else if (slotsOf(table, seat).length < 14) {
    const added = table.add(seat, 1, spot, 1);
    if (slotsOf(table, seat).length === 1) table.makeBase(added);
  }
};

/** At most one base a seat, as the rules have it. */
const settleBases = (table: Table): void => {
  for (const seat of [0, 1, 2]) {
    const bases = slotsOf(table, seat).filter((slot) => table.isBase(slot));
    if (bases.length < 2) continue;
    table.unmakeBase(seat);
    table.makeBase(bases.at(-1)!);
  }
};

describe('a ground on any table', () => {
  test.each([20, 30, 60])('of %i units says what the slow and obvious version says', (size) => {
    const random = new FastRandom(size);
    const { table } = cards.start(setupOf(3));
    const grounds = [new Ground(), new Ground(), new Ground()];
    for (let turn = 0; turn < 60; turn++) {
      for (let changes = random.below(4); changes >= 0; changes--) change(table, random, size);
      settleBases(table);
      const seat = random.below(3);
      const ground = grounds[random.below(6) > 0 ? seat : random.below(3)]!;
      ground.survey(table, seat);
      // Not always: what is asked seldom must be right when it is asked.
      if (random.below(3) > 0) expect(saidBy(ground)).toEqual(slowly(table, seat));
    }
  });
});

test('[X13] a ground that turns to a seat without cards knows of none', () => {
  const { table } = positioned({
    players: 3,
    table: ['p1 S5 0,0 v base', 'p1 S6 5,0 v', 'p2 H5 60,0 v base'],
  });
  const ground = new Ground();
  ground.survey(table, 0);
  expect([ground.count, ground.base, ground.connected]).toEqual([2, 0, 0b11]);
  ground.survey(table, 2);
  expect(saidBy(ground)).toEqual(slowly(table, 2));
  expect([ground.count, ground.base, ground.connected]).toEqual([0, -1, 0]);
});

test('[X13] a ground notices that the first of its cards is gone', () => {
  const { table } = positioned({ table: ['p1 S6 5,0 v', 'p1 S5 0,0 v base', 'p2 H5 60,0 v base'] });
  const ground = new Ground();
  ground.survey(table, 0);
  table.remove(0);
  ground.survey(table, 0);
  expect(saidBy(ground)).toEqual(slowly(table, 0));
  expect([ground.count, ground.base, ground.connected]).toEqual([1, 0, 0b1]);
});

/** Counts what a survey looks at. */
const watched = (state: State): { readonly table: Table; readonly looks: Record<string, number> } => {
  const looks: Record<string, number> = { spot: 0, side: 0, owner: 0, isBase: 0 };
  const table = new Proxy(state.table, {
    get: (target, name) => {
      if (Object.hasOwn(looks, name)) looks[name as string]! += 1;
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { table, looks };
};

describe('a survey works out only what has changed', () => {
  const LINES = ['p1 S5 0,0 v base', 'p2 H5 60,0 v base', 'p1 S6 5,0 v', 'p1 S7 10,0 v', 'p2 H6 60,7 v'];
  const looksAt = (changed: (table: Table) => void): Record<string, number> => {
    const { table, looks } = watched(positioned({ table: LINES }));
    const ground = new Ground();
    ground.survey(table, 0);
    changed(table);
    for (const name of Object.keys(looks)) looks[name] = 0;
    ground.survey(table, 0);
    return { ...looks };
  };

  test('nothing: every card is looked at once', () => {
    expect(looksAt(() => {})).toEqual({ spot: 5, side: 5, owner: 0, isBase: 0 });
  });

  test("an opponent's card: the own cards are not counted again", () => {
    expect(looksAt((table) => table.move(4, table.spot(4) + 2))).toEqual({
      spot: 7,
      side: 5,
      owner: 1,
      isBase: 0,
    });
  });

  test('an own card: the own cards are counted again, and one row is filled', () => {
    const { owner, isBase } = looksAt((table) => table.move(3, adjoining(table.spot(3), 0)));
    expect([owner, isBase]).toEqual([6, 3]);
  });
});
