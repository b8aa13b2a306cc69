import { PASSED } from './bids.ts';

/**
 * Tiles packed into whole numbers. The stacks are an unseen multiset: how many of each kind, three bits a kind. The
 * tiles of this round stand in stack order without gaps, four bits each: kind + 1, the first lowest.
 */

/** [C6] The planters that a tile of this kind shows: 1 or 2. */
export const plantersOn = (kind: number): number => (kind & 1) + 1;

/** [C7] The number of its crop. */
export const cropOfKind = (kind: number): number => kind >> 1;

/** [C24] The markers that a tile gets: one for each planter, and one fewer from a seat that passed. */
export const markersFor = (kind: number, bid: number): number =>
  bid === PASSED ? kind & 1 : plantersOn(kind);

export const countOf = (stacks: number, kind: number): number => (stacks >> (3 * kind)) & 7;

/** The stacks with one tile of this kind alone: to be added to or taken from others. */
export const oneOf = (kind: number): number => 1 << (3 * kind);

/** The kind of the tile that has `skip` others before it, counted kind by kind. */
export const kindOfTile = (stacks: number, skip: number): number => {
  let rest = stacks;
  let before = skip - (rest & 7);
  let kind = 0;
  while (before >= 0) {
    rest >>= 3;
    before -= rest & 7;
    kind++;
  }
  return kind;
};

/** The kind in a slot of this round's tiles, −1 after the last. */
export const kindInSlot = (tiles: number, slot: number): number => ((tiles >> (4 * slot)) & 15) - 1;

export const withTile = (tiles: number, slot: number, kind: number): number =>
  tiles | ((kind + 1) << (4 * slot));

/** The tiles without the first one of this kind; the gap is closed. */
export const withoutTile = (tiles: number, kind: number): number => {
  let shift = 0;
  while (((tiles >> shift) & 15) !== kind + 1) shift += 4;
  return (tiles & ((1 << shift) - 1)) | ((tiles >> (shift + 4)) << shift);
};

/** True for a slot whose kind stands in no earlier slot: equal tiles count once. */
export const isFirstOfKind = (tiles: number, slot: number): boolean => {
  const tile = (tiles >> (4 * slot)) & 15;
  for (let shift = 4 * slot - 4; shift >= 0; shift -= 4) if (((tiles >> shift) & 15) === tile) return false;
  return true;
};

/** The kinds of this round's tiles, in stack order. */
export const kindsOf = (tiles: number): number[] => {
  const kinds = [];
  for (let slot = 0; kindInSlot(tiles, slot) >= 0; slot++) kinds.push(kindInSlot(tiles, slot));
  return kinds;
};

/** Tiles of these kinds, in stack order. */
export const tilesOf = (kinds: readonly number[]): number =>
  kinds.reduce((tiles, kind, slot) => withTile(tiles, slot, kind), 0);
