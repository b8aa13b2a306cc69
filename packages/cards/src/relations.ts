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

const relate = (a: number, b: number): number => {
  let entry = 0;
  for (let step = 0; step < ADJOINING; step++) {
    const spot = adjoining(a, step);
    if (overlaps(spot, b)) entry |= 1 << step;
    if (touches(spot, b)) entry |= 1 << (TOUCH_SHIFT + step);
    if (spot === b) entry |= (step + 1) << STEP_SHIFT;
  }
  if (sharesEdge(a, b)) entry |= EDGE;
  if (touches(a, b)) entry |= TOUCH;
  return entry;
};

/** Which of a's adjoining spots are adjoining spots of b too. */
const share = (a: number, b: number): number => {
  let steps = 0;
  for (let step = 0; step < ADJOINING; step++) {
    for (let other = 0; other < ADJOINING; other++) {
      if (adjoining(a, step) === adjoining(b, other)) steps |= 1 << step;
    }
  }
  return steps;
};

const tableOf = (of: (a: number, b: number) => number): Int32Array =>
  Int32Array.from({ length: ENTRIES }, (_, index) => {
    const dy = (index % SPAN) - REACH;
    const dx = (Math.floor(index / SPAN) % SPAN) - REACH;
    const dirs = Math.floor(index / (SPAN * SPAN));
    return of(spotAt(0, 0, dirs >> 1), spotAt(dx, dy, dirs & 1));
  });

const RELATIONS = tableOf(relate);
const SHARED = tableOf(share);

/** Where the two tables speak of cards a and b. The first entry, which is 0, also stands for those too far apart. */
const relationIndex = (a: number, b: number): number => {
  const dx = spotX(b) - spotX(a) + REACH;
  const dy = spotY(b) - spotY(a) + REACH;
  if (dx < 0 || dx >= SPAN || dy < 0 || dy >= SPAN) return 0;
  return (((a & 1) * 2 + (b & 1)) * SPAN + dx) * SPAN + dy;
};

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

const markNear = (a: number, b: number, mark: number): void => {
  const index = nearIndex(a, b);
  nearness[index] = nearness[index]! | mark;
};

/** The spots within a card's length of a card at the origin for which this holds. */
const around = (dir: number, holds: (origin: number, spot: number) => boolean): readonly number[] => {
  const found: number[] = [];
  const origin = spotAt(0, 0, dir);
  for (let x = -8; x <= 8; x++) {
    for (let y = -8; y <= 8; y++) {
      for (const other of [UPRIGHT, SIDEWAYS]) {
        const spot = spotAt(x, y, other);
        if (holds(origin, spot)) found.push(spot);
      }
    }
  }
  return found;
};

const TOUCHING_UPRIGHT = around(UPRIGHT, touches);
const TOUCHING_SIDEWAYS = around(SIDEWAYS, touches);
const touching = (dir: number): readonly number[] => (dir === UPRIGHT ? TOUCHING_UPRIGHT : TOUCHING_SIDEWAYS);

for (const dir of [UPRIGHT, SIDEWAYS]) {
  const origin = spotAt(0, 0, dir);
  for (const spot of around(dir, overlaps)) markNear(origin, spot, TOGETHER);
  for (const between of touching(dir)) {
    markNear(origin, between, TOGETHER);
    for (const end of touching(spotDir(between))) {
      const far = spotAt(spotX(between) + spotX(end), spotY(between) + spotY(end), spotDir(end));
      markNear(origin, far, BRIDGED);
    }
  }
}
