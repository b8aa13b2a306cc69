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

// What follows has no branch and no loop: a processor cannot predict which tile is drawn or taken.

/** In the stacks: the counts of the kinds 0, 2, 4, 6 and 8, with room for a sum of six bits each. */
const EVEN_KINDS = 0x071c_71c7;
const SUM_BITS = 6;
const SUM_MASK = (1 << SUM_BITS) - 1;
/** A number times this has in every six bits the sum of the six bits there and of all below. */
const SUMS = 0x0104_1041;

/** The kind of the tile that has `skip` others before it, counted kind by kind. */
export const kindOfTile = (stacks: number, skip: number): number => {
  const evens = stacks & EVEN_KINDS;
  // Two kinds at a time: how many tiles there are up to these two.
  const upTo = Math.imul(evens + ((stacks >>> 3) & EVEN_KINDS), SUMS);
  const next = skip + 1;
  const pairsBefore =
    (((upTo & SUM_MASK) - next) >>> 31) +
    ((((upTo >>> SUM_BITS) & SUM_MASK) - next) >>> 31) +
    ((((upTo >>> (2 * SUM_BITS)) & SUM_MASK) - next) >>> 31) +
    ((((upTo >>> (3 * SUM_BITS)) & SUM_MASK) - next) >>> 31);
  const shift = SUM_BITS * pairsBefore;
  const tilesBefore = ((upTo << SUM_BITS) >>> shift) & SUM_MASK;
  return 2 * pairsBefore + ((tilesBefore + ((evens >>> shift) & 7) - next) >>> 31);
};

/** The kind in a slot of this round's tiles, −1 after the last. */
export const kindInSlot = (tiles: number, slot: number): number => ((tiles >> (4 * slot)) & 15) - 1;

export const withTile = (tiles: number, slot: number, kind: number): number =>
  tiles | ((kind + 1) << (4 * slot));

/** The lowest bit of every slot, and the highest one. */
const LOW_BITS = 0x11111;
const HIGH_BITS = 0x88888;

/** Where the first slot with this tile (kind + 1) begins; there must be one. */
const firstShiftOf = (tiles: number, tile: number): number => {
  const others = tiles ^ Math.imul(LOW_BITS, tile);
  // The highest bits of the slots that are 0 now. A borrow can mark a slot wrongly, but only above a right one.
  const found = (others - LOW_BITS) & ~others & HIGH_BITS;
  return 28 - Math.clz32(found & -found);
};

/** The tiles without the first one of this kind; the gap is closed. */
export const withoutTile = (tiles: number, kind: number): number => {
  const shift = firstShiftOf(tiles, kind + 1);
  return (tiles & ((1 << shift) - 1)) | ((tiles >> (shift + 4)) << shift);
};

/** True for a slot whose kind stands in no earlier slot: equal tiles count once. */
export const isFirstOfKind = (tiles: number, slot: number): boolean =>
  firstShiftOf(tiles, (tiles >> (4 * slot)) & 15) === 4 * slot;

/** The kinds of this round's tiles, in stack order. */
export const kindsOf = (tiles: number): number[] => {
  const kinds = [];
  for (let slot = 0; kindInSlot(tiles, slot) >= 0; slot++) kinds.push(kindInSlot(tiles, slot));
  return kinds;
};

/** Tiles of these kinds, in stack order. */
export const tilesOf = (kinds: readonly number[]): number =>
  kinds.reduce((tiles, kind, slot) => withTile(tiles, slot, kind), 0);
