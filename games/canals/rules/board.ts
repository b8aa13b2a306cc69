/** The printed board as tables over small integers [C1–C5]. Squares, intersections and ditches count as in the vocabulary. */

export const FILE_COUNT = 8;
export const RANK_COUNT = 6;
export const SQUARE_COUNT = FILE_COUNT * RANK_COUNT;
const COLUMN_COUNT = 5;
const ROW_COUNT = 4;
export const INTERSECTION_COUNT = COLUMN_COUNT * ROW_COUNT;
const HORIZONTAL_COUNT = (COLUMN_COUNT - 1) * ROW_COUNT;
export const DITCH_COUNT = HORIZONTAL_COUNT + COLUMN_COUNT * (ROW_COUNT - 1);

/** The two intersections a ditch joins, lower-left one first. */
export const DITCH_ENDS: readonly (readonly [number, number])[] = Array.from(
  { length: DITCH_COUNT },
  (_, ditch) => {
    if (ditch < HORIZONTAL_COUNT) {
      const row = Math.floor(ditch / (COLUMN_COUNT - 1));
      const start = row * COLUMN_COUNT + (ditch % (COLUMN_COUNT - 1));
      return [start, start + 1] as const;
    }
    const start = ditch - HORIZONTAL_COUNT;
    return [start, start + COLUMN_COUNT] as const;
  },
);

/** The ditches that meet at an intersection, as a mask. */
export const DITCHES_AT: ArrayLike<number> = Int32Array.from(
  { length: INTERSECTION_COUNT },
  (_, intersection) =>
    DITCH_ENDS.reduce((mask, ends, ditch) => (ends.includes(intersection) ? mask | (1 << ditch) : mask), 0),
);

/** The ditches that share an intersection with a ditch, itself included, as a mask. */
export const DITCHES_NEAR: ArrayLike<number> = Int32Array.from(
  DITCH_ENDS,
  ([from, to]) => DITCHES_AT[from]! | DITCHES_AT[to]!,
);

/** [C3] The two ditches at the sides of a square, one horizontal and one vertical, as a mask. */
export const DITCHES_OF_SQUARE: ArrayLike<number> = Int32Array.from({ length: SQUARE_COUNT }, (_, square) => {
  const file = square % FILE_COUNT;
  const rank = Math.floor(square / FILE_COUNT);
  const row = Math.ceil(rank / 2);
  const column = Math.ceil(file / 2);
  const horizontal = row * (COLUMN_COUNT - 1) + Math.floor(file / 2);
  const vertical = HORIZONTAL_COUNT + Math.floor(rank / 2) * COLUMN_COUNT + column;
  return (1 << horizontal) | (1 << vertical);
});

/** The squares along a ditch. */
export const SQUARES_OF_DITCH: readonly (readonly number[])[] = Array.from(
  { length: DITCH_COUNT },
  (_, ditch) =>
    Array.from({ length: SQUARE_COUNT }, (_unused, square) => square).filter(
      (square) => (DITCHES_OF_SQUARE[square]! & (1 << ditch)) !== 0,
    ),
);

/** Squares as bits of two masks: 0–23 and 24–47. */
export const HALF = SQUARE_COUNT / 2;

/** Squares as bits of the lower and of the higher mask. */
export const lowMask = (squares: readonly number[]): number =>
  squares.reduce((mask, square) => (square < HALF ? mask | (1 << square) : mask), 0);
export const highMask = (squares: readonly number[]): number =>
  squares.reduce((mask, square) => (square < HALF ? mask : mask | (1 << (square - HALF))), 0);

/** The squares along a ditch, as the two masks. */
export const LOW_SQUARES_OF_DITCH: ArrayLike<number> = Int32Array.from(SQUARES_OF_DITCH, lowMask);
export const HIGH_SQUARES_OF_DITCH: ArrayLike<number> = Int32Array.from(SQUARES_OF_DITCH, highMask);

/** The squares that share a side with a square [C5]. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from(
  { length: SQUARE_COUNT },
  (_, square) => {
    const file = square % FILE_COUNT;
    const near = [];
    if (square >= FILE_COUNT) near.push(square - FILE_COUNT);
    if (file > 0) near.push(square - 1);
    if (file < FILE_COUNT - 1) near.push(square + 1);
    if (square < SQUARE_COUNT - FILE_COUNT) near.push(square + FILE_COUNT);
    return near;
  },
);

/** The same as the two masks. */
export const LOW_NEIGHBOURS: ArrayLike<number> = Int32Array.from(NEIGHBOURS, lowMask);
export const HIGH_NEIGHBOURS: ArrayLike<number> = Int32Array.from(NEIGHBOURS, highMask);

/** The intersection at a corner of the square: every square has exactly one. */
export const CORNER_OF_SQUARE: ArrayLike<number> = Int32Array.from({ length: SQUARE_COUNT }, (_, square) => {
  const column = Math.ceil((square % FILE_COUNT) / 2);
  const row = Math.ceil(Math.floor(square / FILE_COUNT) / 2);
  return row * COLUMN_COUNT + column;
});

/** Squares that touch, corners included: the distance rule of the palms [C14]. */
export const touch = (a: number, b: number): boolean =>
  Math.abs((a % FILE_COUNT) - (b % FILE_COUNT)) <= 1 &&
  Math.abs(Math.floor(a / FILE_COUNT) - Math.floor(b / FILE_COUNT)) <= 1;
