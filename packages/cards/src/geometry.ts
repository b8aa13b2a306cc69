/**
 * Cards as rectangles on a table of whole numbers: 5 × 7 units, upright or across. No rule of play stands here.
 *
 * Inside the engine a place is one number of seventeen bits: x, y (both moved up by 128) and the direction.
 */
export const DIRECTIONS = ['v', 'h'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A card on the table is named by its lower-left corner, which no two cards share. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Where a card lies: its lower-left corner and its direction. */
export interface Place extends Corner {
  readonly dir: Direction;
}

export const UPRIGHT = 0;
export const ACROSS = 1;
const SHORT = 5;
const LONG = 7;
export const WIDTHS = [SHORT, LONG] as const;
export const HEIGHTS = [LONG, SHORT] as const;

/**
 * No card can lie farther out. A base's corner is within 28 of 0; a suit with both jokers has 15 cards, and along a line
 * of 15 each step of 14 moves the corner by at most 7: 28 + 14 · 7.
 */
export const FARTHEST = 126;

const BIAS = 128;
export const CODE_BITS = 17;
export const CODES = 1 << CODE_BITS;
const X_SHIFT = 9;
const Y_SHIFT = 1;
const BYTE = 255;

export const codeAt = (x: number, y: number, dir: number): number =>
  ((x + BIAS) << X_SHIFT) | ((y + BIAS) << Y_SHIFT) | dir;
export const codeX = (code: number): number => (code >> X_SHIFT) - BIAS;
export const codeY = (code: number): number => ((code >> Y_SHIFT) & BYTE) - BIAS;
export const codeDir = (code: number): number => code & 1;
/** The same corner, whatever the direction. */
export const cornerCode = (code: number): number => code & ~1;

export const placeCode = (place: Place): number =>
  codeAt(place.x, place.y, place.dir === 'v' ? UPRIGHT : ACROSS);
export const placeOf = (code: number): Place => ({
  x: codeX(code),
  y: codeY(code),
  dir: DIRECTIONS[codeDir(code)]!,
});
export const cornerOf = (code: number): Corner => ({ x: codeX(code), y: codeY(code) });

/** How far apart two stretches on a line are: 0 where they meet at a point, less where they overlap. */
const gap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.max(otherFrom - (from + length), from - (otherFrom + otherLength));

const gapX = (a: number, b: number): number =>
  gap(codeX(a), WIDTHS[codeDir(a)]!, codeX(b), WIDTHS[codeDir(b)]!);
const gapY = (a: number, b: number): number =>
  gap(codeY(a), HEIGHTS[codeDir(a)]!, codeY(b), HEIGHTS[codeDir(b)]!);

/** The two cards have some area in common. */
export const overlaps = (a: number, b: number): boolean => gapX(a, b) < 0 && gapY(a, b) < 0;

/** Along a common stretch the facing edges are at most `slack` apart. A corner point is not a stretch. */
const faces = (a: number, b: number, slack: number): boolean => {
  const x = gapX(a, b);
  const y = gapY(a, b);
  return (x >= 0 && x <= slack && y < 0) || (y >= 0 && y <= slack && x < 0);
};

/** The two cards share a stretch of edge. */
export const sharesEdge = (a: number, b: number): boolean => faces(a, b, 0);

/** The two cards would meet when laid by hand: facing edges at most one unit apart. */
export const meets = (a: number, b: number): boolean => faces(a, b, 1);

const corners = (code: number): readonly (readonly [number, number])[] => {
  const [left, low] = [codeX(code), codeY(code)];
  const [right, high] = [left + WIDTHS[codeDir(code)]!, low + HEIGHTS[codeDir(code)]!];
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

/** The twelve positions around a card that share a stretch of edge and a corner with it, by the card's direction. */
const STEPS: readonly (readonly Step[])[] = [
  [
    [5, 0, UPRIGHT],
    [-5, 0, UPRIGHT],
    [0, 7, UPRIGHT],
    [0, -7, UPRIGHT],
    [0, 7, ACROSS],
    [-2, 7, ACROSS],
    [0, -5, ACROSS],
    [-2, -5, ACROSS],
    [5, 0, ACROSS],
    [5, 2, ACROSS],
    [-7, 0, ACROSS],
    [-7, 2, ACROSS],
  ],
  [
    [7, 0, ACROSS],
    [-7, 0, ACROSS],
    [0, 5, ACROSS],
    [0, -5, ACROSS],
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

export const ADJOINING = 12;

/** What to add to a card's corner code for its twelve adjoining places; the second twelve are for cards across. */
export const STEP_CODES = Int32Array.from(
  STEPS.flat(),
  ([dx, dy, dir]) => (dx << X_SHIFT) + (dy << Y_SHIFT) + dir,
);

/** Adjoining place number `step` of a card. */
export const adjoining = (code: number, step: number): number =>
  (code & ~1) + STEP_CODES[(code & 1) * ADJOINING + step]!;
