import { ADJOINING, adjoining, codeAt, codeX, codeY, meets, overlaps, sharesEdge } from './geometry.ts';

/**
 * What two cards are to each other, looked up by how they lie. The entry for card a and card b holds
 *  - which of a's twelve adjoining places b overlaps (bits 0–11),
 *  - which of them b meets (bits 12–23),
 *  - whether a and b share a stretch of edge (`EDGE`), and whether they meet (`MEET`).
 * Cards farther apart than `REACH` in either direction have nothing to do with each other.
 */
export const REACH = 15;
export const SPAN = 2 * REACH + 1;
export const ALL_STEPS = (1 << ADJOINING) - 1;
export const MEET_SHIFT = ADJOINING;
export const EDGE = 1 << 24;
export const MEET = 1 << 25;

const ENTRIES = 4 * SPAN * SPAN;

export const RELATIONS = new Int32Array(ENTRIES);
/** Which of a's adjoining places are adjoining places of b too. */
export const SHARED = new Int16Array(ENTRIES);

const relate = (a: number, b: number): number => {
  let entry = 0;
  for (let step = 0; step < ADJOINING; step++) {
    const place = adjoining(a, step);
    if (overlaps(place, b)) entry |= 1 << step;
    if (meets(place, b)) entry |= 1 << (MEET_SHIFT + step);
  }
  if (sharesEdge(a, b)) entry |= EDGE;
  if (meets(a, b)) entry |= MEET;
  return entry;
};

const share = (a: number, b: number): number => {
  let steps = 0;
  for (let step = 0; step < ADJOINING; step++) {
    for (let other = 0; other < ADJOINING; other++) {
      if (adjoining(a, step) === adjoining(b, other)) steps |= 1 << step;
    }
  }
  return steps;
};

for (let index = 0; index < ENTRIES; index++) {
  const dy = (index % SPAN) - REACH;
  const dx = (Math.floor(index / SPAN) % SPAN) - REACH;
  const dirs = Math.floor(index / (SPAN * SPAN));
  const a = codeAt(0, 0, dirs >> 1);
  const b = codeAt(dx, dy, dirs & 1);
  RELATIONS[index] = relate(a, b);
  SHARED[index] = share(a, b);
}

/** Where the two tables speak of cards a and b; −1 if they are too far apart to matter. */
export const relationIndex = (a: number, b: number): number => {
  const dx = (b >> 9) - (a >> 9) + REACH;
  const dy = ((b >> 1) & 255) - ((a >> 1) & 255) + REACH;
  if (dx < 0 || dx >= SPAN || dy < 0 || dy >= SPAN) return -1;
  return (((a & 1) * 2 + (b & 1)) * SPAN + dx) * SPAN + dy;
};

/** The entry for cards a and b; 0 if they have nothing to do with each other. */
export const relation = (a: number, b: number): number => {
  const index = relationIndex(a, b);
  return index < 0 ? 0 : RELATIONS[index]!;
};

const NEAR = 16;
const NEAR_SPAN = 2 * NEAR + 1;
const nearness = new Uint8Array(4 * NEAR_SPAN * NEAR_SPAN);

/** The two cards overlap or meet. */
export const TOGETHER = 1;
/** A single card could meet both. */
export const BRIDGED = 2;

const nearIndex = (a: number, b: number): number => {
  const dx = (b >> 9) - (a >> 9) + NEAR;
  const dy = ((b >> 1) & 255) - ((a >> 1) & 255) + NEAR;
  if (dx < 0 || dx >= NEAR_SPAN || dy < 0 || dy >= NEAR_SPAN) return -1;
  return (((a & 1) * 2 + (b & 1)) * NEAR_SPAN + dx) * NEAR_SPAN + dy;
};

/** How near two cards are to each other, as far as bases care: TOGETHER, BRIDGED, both or neither. */
export const nearnessOf = (a: number, b: number): number => {
  const index = nearIndex(a, b);
  return index < 0 ? 0 : nearness[index]!;
};

const markNear = (a: number, b: number, mark: number): void => {
  const index = nearIndex(a, b);
  nearness[index] = nearness[index]! | mark;
};

/** Places within a card's length of the origin, with a card there in this direction. */
const around = (dir: number, chosen: (origin: number, place: number) => boolean): readonly number[] => {
  const found: number[] = [];
  const origin = codeAt(0, 0, dir);
  for (let x = -8; x <= 8; x++) {
    for (let y = -8; y <= 8; y++) {
      for (const other of [0, 1]) {
        const place = codeAt(x, y, other);
        if (chosen(origin, place)) found.push(place);
      }
    }
  }
  return found;
};

const MEETING = [around(0, meets), around(1, meets)] as const;

for (const dir of [0, 1] as const) {
  const origin = codeAt(0, 0, dir);
  for (const place of around(dir, overlaps)) markNear(origin, place, TOGETHER);
  for (const between of MEETING[dir]) {
    markNear(origin, between, TOGETHER);
    for (const end of MEETING[(between & 1) as 0 | 1]) {
      markNear(origin, codeAt(codeX(between) + codeX(end), codeY(between) + codeY(end), end & 1), BRIDGED);
    }
  }
}
