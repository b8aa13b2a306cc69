import { describe, expect, it } from 'vitest';
import { bytes, compactState, layout, makeSetup, numbers, type Setup } from '../index.ts';
import { pearls } from '@santiago/kernel/laws';

const LAYOUT = layout({ round: 1, bids: numbers(3, -1), isOpen: true, free: bytes(8), paid: 0 });

class Table extends compactState(LAYOUT) {
  readonly bids = this.numbersOf('bids');
  readonly free = this.bytesOf('free');
}

const setupOf = (players: number): Setup => {
  const setup = makeSetup(pearls.setup, { players });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

const setup = setupOf(2);
const valuesOf = ({ round, bids, isOpen, free, paid }: Table) => ({
  round,
  bids: [...bids],
  isOpen,
  free: [...free],
  paid,
});
const START = { round: 1, bids: [-1, -1, -1], isOpen: true, free: [0, 0, 0, 0, 0, 0, 0, 0], paid: 0 };
const CHANGED = { round: 7, bids: [1, 2, 3], isOpen: false, free: [9, 8, 7, 6, 5, 4, 3, 2], paid: -5 };

const changed = (): Table => {
  const table = new Table(setup);
  table.round = 7;
  table.bids.set([1, 2, 3]);
  table.isOpen = false;
  table.free.set([9, 8, 7, 6, 5, 4, 3, 2]);
  table.paid = -5;
  return table;
};

describe('a state with a layout', () => {
  it('starts as the layout says, and each part has its own room', () => {
    expect(valuesOf(new Table(setup))).toEqual(START);
    expect(valuesOf(changed())).toEqual(CHANGED);
    expect(LAYOUT.at).toEqual({ round: 0, bids: 1, isOpen: 4, free: 5, paid: 7 });
    expect(new Table(setup).n.length).toBe(8);
  });

  it('becomes an independent equal of another, also of another set-up', () => {
    const [table, other] = [new Table(setupOf(3)), changed()];
    other.phaseNumber = 4;
    other.actor = 1;
    table.assign(other);
    expect([table.setup, table.players, table.phaseNumber, table.actor]).toEqual([setup, 2, 4, 1]);
    expect(valuesOf(table)).toEqual(CHANGED);
    other.bids[0] = 5;
    expect(valuesOf(table)).toEqual(CHANGED);
  });

  it('is the same as its equal and not as any other', () => {
    const changes: readonly ((table: Table) => void)[] = [
      (table) => void (table.setup = setupOf(2)),
      (table) => void table.players++,
      (table) => void table.phaseNumber++,
      (table) => void table.actor++,
      (table) => void table.paid++,
      (table) => void (table.isOpen = true),
      (table) => void table.bids[2]!++,
      (table) => void table.free[7]!++,
    ];
    const table = changed();
    expect(table.equals(changed())).toBe(true);
    for (const change of changes) {
      const other = changed();
      change(other);
      expect(table.equals(other)).toBe(false);
    }
  });

  it('has a hash that depends on every number', () => {
    const hashes = [changed(), changed()].map((table) => table.hash());
    expect(hashes[0]).toBe(hashes[1]);
    for (let at = 0; at < 8; at++) {
      const table = changed();
      table.n[at]!++;
      hashes.push(table.hash());
    }
    const [turned, later] = [changed(), changed()];
    turned.actor = 1;
    later.phaseNumber = 3;
    expect(new Set([...hashes, turned.hash(), later.hash()]).size).toBe(11);
  });
});
