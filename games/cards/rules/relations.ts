import * as geometry from './geometry.ts';

// Local names for what is imported: see ground.ts.
const {
  ADJOINING,
  adjoining,
  overlaps,
  sharesEdge,
  SIDEWAYS,
  spotAt,
  spotDir,
  spotX,
  spotY,
  STEP_OFFSETS,
  touches,
  UPRIGHT,
} = geometry;

/**
 * What two cards are to each other, looked up by how they lie. The entry for card a and card b holds
 *  - which of a's twelve adjoining spots b overlaps (bits 0–11),
 *  - which of them b would touch (bits 12–23),
 *  - whether a and b share a stretch of edge (`EDGE`), and whether they touch (`TOUCH`),
 *  - which of a's adjoining spots b lies on, counted from 1 (bits 26–29); 0 for none.
 * Cards farther apart than `REACH` in either direction have nothing to do with each other.
 */
export const REACH = 15;
export const SPAN = 2 * REACH + 1;
export const TOUCH_SHIFT = ADJOINING;
export const EDGE = 1 << 24;
export const TOUCH = 1 << 25;
const STEP_SHIFT = 26;

const ENTRIES = 4 * SPAN * SPAN;

const RELATIONS = new Int32Array(ENTRIES);
const SHARED = new Int32Array(ENTRIES);

/** Where the two tables speak of cards a and b. The first entry, which is 0, also stands for those too far apart. */
const relationIndex = (a: number, b: number): number => {
  const dx = spotX(b) - spotX(a) + REACH;
  const dy = spotY(b) - spotY(a) + REACH;
  if (dx < 0 || dx >= SPAN || dy < 0 || dy >= SPAN) return 0;
  return (((a & 1) * 2 + (b & 1)) * SPAN + dx) * SPAN + dy;
};

/** The spots within a card's length of a card at the origin for which this holds, by the card's direction. */
const around = (holds: (origin: number, spot: number) => boolean): readonly (readonly number[])[] =>
  [UPRIGHT, SIDEWAYS].map((dir) => {
    const found: number[] = [];
    const origin = spotAt(0, 0, dir);
    for (let x = -8; x <= 8; x++) {
      for (let y = -8; y <= 8; y++) {
        for (let other = UPRIGHT; other <= SIDEWAYS; other++) {
          const spot = spotAt(x, y, other);
          if (holds(origin, spot)) found.push(spot);
        }
      }
    }
    return found;
  });

const OVERLAPPING = around(overlaps);
const FACING = around(sharesEdge);
const TOUCHING = around(touches);

/** What is found around the origin, around this spot instead. */
const aroundSpot = (spot: number, found: number): number =>
  spotAt(spotX(spot) + spotX(found), spotY(spot) + spotY(found), spotDir(found));

const mark = (table: Int32Array, index: number, bits: number): void => {
  table[index] = table[index]! | bits;
};

/** Marks the cards that have to do with one adjoining spot of a card. */
const markStep = (card: number, step: number): void => {
  const spot = adjoining(card, step);
  const relate = (b: number, bits: number): void => mark(RELATIONS, relationIndex(card, b), bits);
  relate(spot, (step + 1) << STEP_SHIFT);
  for (const found of OVERLAPPING[spotDir(spot)]!) relate(aroundSpot(spot, found), 1 << step);
  for (const found of TOUCHING[spotDir(spot)]!) relate(aroundSpot(spot, found), 1 << (TOUCH_SHIFT + step));
  for (let other = 0; other < 2 * ADJOINING; other++) {
    // The spot is this one of the twelve around a card there, provided that the direction is right.
    const corner = spot - STEP_OFFSETS[other]!;
    const dir = other < ADJOINING ? UPRIGHT : SIDEWAYS;
    if (spotDir(corner) === UPRIGHT) mark(SHARED, relationIndex(card, corner | dir), 1 << step);
  }
};

for (const dir of [UPRIGHT, SIDEWAYS]) {
  const card = spotAt(0, 0, dir);
  for (const b of FACING[dir]!) mark(RELATIONS, relationIndex(card, b), EDGE);
  for (const b of TOUCHING[dir]!) mark(RELATIONS, relationIndex(card, b), TOUCH);
  for (let step = 0; step < ADJOINING; step++) markStep(card, step);
}

/** The entry for cards a and b; 0 if they have nothing to do with each other. */
export const relation = (a: number, b: number): number => RELATIONS[relationIndex(a, b)]!;

/** Of an entry: which of a's adjoining spots b lies on, as a set of one step or none. */
export const stepOnto = (entry: number): number => (1 << (entry >> STEP_SHIFT)) >> 1;

/** Which of a's adjoining spots are adjoining spots of b too. */
export const sharedSteps = (a: number, b: number): number => SHARED[relationIndex(a, b)]!;

/** [X14] Which of a's adjoining spots would touch b. */
export const stepsTouching = (a: number, b: number): number =>
  (relation(a, b) >> TOUCH_SHIFT) & ((1 << ADJOINING) - 1);

const NEAR = 16;
const NEAR_SPAN = 2 * NEAR + 1;
const nearness = new Uint8Array(4 * NEAR_SPAN * NEAR_SPAN);

/** The two cards overlap or touch. */
export const TOGETHER = 1;
/** A single card could touch both. */
export const BRIDGED = 2;

/** The first entry is 0 here too. */
const nearIndex = (a: number, b: number): number => {
  const dx = spotX(b) - spotX(a) + NEAR;
  const dy = spotY(b) - spotY(a) + NEAR;
  if (dx < 0 || dx >= NEAR_SPAN || dy < 0 || dy >= NEAR_SPAN) return 0;
  return (((a & 1) * 2 + (b & 1)) * NEAR_SPAN + dx) * NEAR_SPAN + dy;
};

/** [X8] How near two bases are to each other: TOGETHER, BRIDGED, both or neither. */
export const nearnessOf = (a: number, b: number): number => nearness[nearIndex(a, b)]!;

const markNear = (a: number, b: number, how: number): void => {
  const index = nearIndex(a, b);
  nearness[index] = nearness[index]! | how;
};

/** Marks the bases near a card that lies at the origin. */
const markBases = (card: number): void => {
  for (const spot of OVERLAPPING[spotDir(card)]!) markNear(card, spot, TOGETHER);
  for (const between of TOUCHING[spotDir(card)]!) {
    markNear(card, between, TOGETHER);
    for (const end of TOUCHING[spotDir(between)]!) markNear(card, aroundSpot(between, end), BRIDGED);
  }
};

for (const dir of [UPRIGHT, SIDEWAYS]) markBases(spotAt(0, 0, dir));
