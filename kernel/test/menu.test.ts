import { describe, expect, it } from 'vitest';
import { bitsOf, FastRandom, Menu } from '../index.ts';

const random = new FastRandom(9);
const several = (): number[] => Array.from({ length: random.below(4) }, () => random.below(50));

/** Adds a part to the menu; returns its actions. They are above those of all parts before. */
const PARTS: readonly ((menu: Menu, from: number) => number[])[] = [
  (menu, from) => {
    const length = random.below(4) - 1;
    menu.addRange(from, length);
    return Array.from({ length: Math.max(0, length) }, (_, step) => from + step);
  },
  (menu, from) => {
    const mask = random.below(2) === 0 ? 0 : random.below(1 << 15) << random.below(18);
    menu.addBits(from, mask);
    return bitsOf(mask).map((bit) => from + bit);
  },
  (menu, from) => {
    const actions = [...new Set(several())].map((action) => from + action);
    for (const action of actions) menu.add(action);
    return actions;
  },
  (menu, from) => {
    const [rows, columns] = [[1, 2, 3].slice(random.below(3)), [...new Set([7, ...several()])]];
    for (const row of rows) menu.addRow(from + 128 * row);
    for (const column of columns) menu.addColumn(column);
    return rows.flatMap((row) => columns.map((column) => from + 128 * row + column));
  },
];

/** A menu of some parts, and its actions one by one. */
const filled = (menu: Menu): number[] => {
  menu.clear();
  return Array.from({ length: random.below(6) }, (_, part) =>
    PARTS[random.below(4)]!(menu, 1024 * part),
  ).flat();
};

describe('a menu', () => {
  const menu = new Menu(200);
  const out = new Int32Array(500);

  it('has the actions that were added, in their order, and nothing of the menu before', () => {
    for (let i = 0; i < 300; i++) {
      const actions = filled(menu);
      expect(menu.count).toBe(actions.length);
      expect([...out.subarray(0, menu.write(out))]).toEqual(actions);
      expect(menu.actions()).toEqual(actions);
      expect(actions.map((_, index) => menu.at(index))).toEqual(actions);
      expect(actions.map((_, choice) => menu.sample({ below: () => choice }))).toEqual(actions);
      for (let action = -40; action < 6000; action++)
        if (menu.includes(action) !== actions.includes(action)) expect.unreachable(`${action}`);
    }
  });

  it('knows its only action, with and without one that does not count', () => {
    const onlyOf = (aside: number, ...actions: readonly number[]): number => {
      menu.clear();
      for (const action of actions) menu.add(action);
      return menu.only(aside);
    };
    expect([onlyOf(9), onlyOf(9, 4), onlyOf(9, 4, 5), onlyOf(9, 4, 5, 9)]).toEqual([-1, 4, -1, -1]);
    expect([onlyOf(9, 4, 9), onlyOf(9, 9, 4), onlyOf(9, 9)]).toEqual([4, 4, -1]);
    expect(menu.only()).toBe(9);
  });

  it('shows its table and what was added one by one', () => {
    menu.clear();
    expect([menu.table(), menu.listed(), menu.tableCount]).toEqual([null, [], 0]);
    menu.addRow(64);
    expect(menu.table()).toBeNull();
    menu.addRow(128);
    for (const column of [7, 8, 9]) menu.addColumn(column);
    menu.add(1);
    menu.addRange(2, 3);
    menu.add(6);
    expect(menu.table()).toEqual({ rows: [64, 128], columns: [7, 8, 9] });
    expect([menu.listed(), menu.tableCount, menu.count]).toEqual([[1, 6], 6, 11]);
  });

  it('takes what was written to its values', () => {
    menu.clear();
    menu.values.set([3, 4], menu.used);
    menu.addWritten(2);
    menu.values.set([16, 32], menu.used);
    menu.addWrittenRows(2);
    menu.values.set([5, 6], menu.used);
    menu.addWrittenColumns(2);
    expect(menu.actions()).toEqual([3, 4, 21, 22, 37, 38]);
  });
});
