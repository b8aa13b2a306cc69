import { FastRandom } from '@santiago/kernel';
import { describe, expect, it } from 'vitest';
import {
  isFirstOfKind,
  kindInSlot,
  kindOfTile,
  kindsOf,
  oneOf,
  tilesOf,
  withoutTile,
} from '../state/tiles.ts';

const KINDS = 10;
const random = new FastRandom(7);

/** Tiles one by one, kind by kind: what the packed stacks stand for. */
const someStacks = (): number[] =>
  Array.from({ length: KINDS }, (_, kind) =>
    Array.from({ length: random.below(kind % 2 === 0 ? 4 : 7) }, () => kind),
  ).flat();

describe('packed tiles', () => {
  it('counts through the stacks kind by kind', () => {
    for (let i = 0; i < 300; i++) {
      const tiles = someStacks();
      const packed = tiles.reduce((stacks, kind) => stacks + oneOf(kind), 0);
      expect(tiles.map((_, skip) => kindOfTile(packed, skip))).toEqual(tiles);
    }
  });

  it('knows the first tile of each kind, and takes that one away', () => {
    for (let i = 0; i < 300; i++) {
      const kinds = Array.from({ length: 1 + random.below(5) }, () => random.below(KINDS));
      const tiles = tilesOf(kinds);
      for (const [slot, kind] of kinds.entries()) {
        expect(kindInSlot(tiles, slot)).toBe(kind);
        expect(isFirstOfKind(tiles, slot)).toBe(kinds.indexOf(kind) === slot);
        expect(kindsOf(withoutTile(tiles, kind))).toEqual(kinds.toSpliced(kinds.indexOf(kind), 1));
      }
    }
  });
});
