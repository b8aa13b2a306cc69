/**
 * Cards as rectangles on a table of whole numbers [X4]: 5 × 7 units, upright or sideways. This file knows no other rule.
 *
 * Inside the engine a spot for a card is one number of seventeen bits: x, y (both moved up by 128) and the direction.
 * Outside it is a `Place`.
 */
export const DIRECTIONS = ['v', 'h'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A card on the table is named by its lower-left corner, which no two cards share. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A spot for a card: its lower-left corner and its direction. */
export interface Place extends Corner {
  readonly dir: Direction;
}

export const UPRIGHT = 0;
export const SIDEWAYS = 1;
/** [X4] The sides of a card, in units. */
export const CARD_SHORT = 5;
export const CARD_LONG = 7;

/**
 * No card can lie farther out. A base's corner is within 28 of 0; a suit with both jokers has 15 cards, and along a line
 * of 15 each of the 14 steps moves the corner by at most 7: 28 + 14 · 7.
 */
export const FARTHEST = 126;

const BIAS = 128;
export const SPOT_BITS = 17;
const X_SHIFT = 9;
const Y_SHIFT = 1;
const BYTE = 255;

export const spotAt = (x: number, y: number, dir: number): number =>
  ((x + BIAS) << X_SHIFT) | ((y + BIAS) << Y_SHIFT) | dir;
export const spotX = (spot: number): number => (spot >> X_SHIFT) - BIAS;
export const spotY = (spot: number): number => ((spot >> Y_SHIFT) & BYTE) - BIAS;
export const spotDir = (spot: number): number => spot & 1;
export const spotWidth = (spot: number): number => ((spot & 1) === UPRIGHT ? CARD_SHORT : CARD_LONG);
export const spotHeight = (spot: number): number => ((spot & 1) === UPRIGHT ? CARD_LONG : CARD_SHORT);
/** The upright spot with the same corner: it stands for the corner alone. */
export const cornerSpot = (spot: number): number => spot & ~1;
/** What to add to a corner to move it. */
export const spotOffset = (dx: number, dy: number): number => (dx << X_SHIFT) + (dy << Y_SHIFT);

export const spotOf = (place: Place): number =>
  spotAt(place.x, place.y, place.dir === 'v' ? UPRIGHT : SIDEWAYS);
export const spotOfCorner = ({ x, y }: Corner): number => spotAt(x, y, UPRIGHT);
export const placeOf = (spot: number): Place => ({
  x: spotX(spot),
  y: spotY(spot),
  dir: spotDir(spot) === UPRIGHT ? 'v' : 'h',
});
export const cornerOf = (spot: number): Corner => ({ x: spotX(spot), y: spotY(spot) });

/** The gap between two stretches of a line: 0 where they have a point in common, negative where they overlap. */
const gap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.max(otherFrom - (from + length), from - (otherFrom + otherLength));

const gapX = (a: number, b: number): number => gap(spotX(a), spotWidth(a), spotX(b), spotWidth(b));
const gapY = (a: number, b: number): number => gap(spotY(a), spotHeight(a), spotY(b), spotHeight(b));

/** The distance between two cards, along x and y together, in units. */
export const distance = (a: number, b: number): number => Math.max(gapX(a, b), 0) + Math.max(gapY(a, b), 0);

/** Whether the two cards overlap. */
export const overlaps = (a: number, b: number): boolean => gapX(a, b) < 0 && gapY(a, b) < 0;

/** Along a common stretch the facing edges are at most `slack` apart. A corner point is not a stretch. */
const faces = (a: number, b: number, slack: number): boolean => {
  const x = gapX(a, b);
  const y = gapY(a, b);
  return (x >= 0 && x <= slack && y < 0) || (y >= 0 && y <= slack && x < 0);
};

/** [X13] The two cards share a stretch of edge. */
export const sharesEdge = (a: number, b: number): boolean => faces(a, b, 0);

/** [X14] The two cards touch, as cards do when people place them by hand: facing edges at most one unit apart. */
export const touches = (a: number, b: number): boolean => faces(a, b, 1);

const corners = (spot: number): readonly (readonly [number, number])[] => {
  const [left, low] = [spotX(spot), spotY(spot)];
  const [right, high] = [left + spotWidth(spot), low + spotHeight(spot)];
  return [
    [left, low],
    [right, low],
    [left, high],
    [right, high],
  ];
};

/** A corner of one card lies on a corner of the other. */
export const sharesCorner = (a: number, b: number): boolean =>
  corners(a).some(([x, y]) => corners(b).some(([otherX, otherY]) => x === otherX && y === otherY));

type Step = readonly [dx: number, dy: number, dir: number];

/** [X12] The twelve spots around a card that share a stretch of edge and a corner with it, by the card's direction. */
const STEPS: readonly (readonly Step[])[] = [
  [
    [5, 0, UPRIGHT],
    [-5, 0, UPRIGHT],
    [0, 7, UPRIGHT],
    [0, -7, UPRIGHT],
    [0, 7, SIDEWAYS],
    [-2, 7, SIDEWAYS],
    [0, -5, SIDEWAYS],
    [-2, -5, SIDEWAYS],
    [5, 0, SIDEWAYS],
    [5, 2, SIDEWAYS],
    [-7, 0, SIDEWAYS],
    [-7, 2, SIDEWAYS],
  ],
  [
    [7, 0, SIDEWAYS],
    [-7, 0, SIDEWAYS],
    [0, 5, SIDEWAYS],
    [0, -5, SIDEWAYS],
    [0, 5, UPRIGHT],
    [2, 5, UPRIGHT],
    [0, -7, UPRIGHT],
    [2, -7, UPRIGHT],
    [7, 0, UPRIGHT],
    [7, -2, UPRIGHT],
    [-5, 0, UPRIGHT],
    [-5, -2, UPRIGHT],
  ],
];

/** How many spots adjoin a card. Sets of them are bit masks: bit i is step i. */
export const ADJOINING = 12;
export const ALL_STEPS = (1 << ADJOINING) - 1;

/** What to add to a card's corner for the twelve spots around it; the second twelve are for cards that lie sideways. */
export const STEP_OFFSETS: ArrayLike<number> = Int32Array.from(
  STEPS.flat(),
  ([dx, dy, dir]) => spotOffset(dx, dy) + dir,
);

/** Adjoining spot number `step` of a card. */
export const adjoining = (spot: number, step: number): number =>
  cornerSpot(spot) + STEP_OFFSETS[spotDir(spot) * ADJOINING + step]!;
