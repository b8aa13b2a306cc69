import { DITCHES_OF_SQUARE, NEIGHBOURS, SQUARE_COUNT } from './board.ts';
import { CANALS, CASH, cropAt, isPlantation, markersAt, PALM, PLAYERS, planterAt, SQUARE } from './state.ts';

/**
 * Areas and what they earn [C52][C53], on the compact state. A "counted" square is a plantation that belongs to an
 * area: all of them, or only those that are irrigated, as if the match ended now [C51].
 */

/** The area number of each square, −1 where it belongs to none; written by `findAreas`. */
export const areaOf = new Int32Array(SQUARE_COUNT);
const stack = new Int32Array(SQUARE_COUNT);

export const isWatered = (n: Int32Array, square: number): boolean =>
  (DITCHES_OF_SQUARE[square]! & n[CANALS]!) !== 0;

/** Numbers the areas; gives how many there are. */
export const findAreas = (n: Int32Array, wateredOnly: 0 | 1): number => {
  let areas = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    areaOf[square] =
      isPlantation(n[SQUARE + square]!) && (wateredOnly === 0 || isWatered(n, square)) ? UNNUMBERED : -1;
  }
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (areaOf[square] === UNNUMBERED) fill(n, square, areas++);
  }
  return areas;
};
const UNNUMBERED = -2;

const fill = (n: Int32Array, from: number, area: number): void => {
  const crop = cropAt(n[SQUARE + from]!);
  let depth = 0;
  stack[depth++] = from;
  areaOf[from] = area;
  while (depth > 0) {
    const near = NEIGHBOURS[stack[--depth]!]!;
    for (let i = 0; i < near.length; i++) {
      const square = near[i]!;
      if (areaOf[square] !== UNNUMBERED || cropAt(n[SQUARE + square]!) !== crop) continue;
      areaOf[square] = area;
      stack[depth++] = square;
    }
  }
};

/** [C53] What counts for the planter of a square: his markers, and the palm where he has one there. */
export const marksAt = (square: number): number => {
  const markers = markersAt(square);
  return markers > 0 ? markers + (square & PALM) : 0;
};

const sizes = new Int32Array(SQUARE_COUNT);

/** [C52][C53] Writes what each seat earns from areas. */
export const areaPoints = (n: Int32Array, wateredOnly: 0 | 1, out: Int32Array): void => {
  const areas = findAreas(n, wateredOnly);
  sizes.fill(0, 0, areas);
  out.fill(0);
  for (let square = 0; square < SQUARE_COUNT; square++) if (areaOf[square]! >= 0) sizes[areaOf[square]!]!++;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const area = areaOf[square]!;
    if (area < 0) continue;
    const marks = marksAt(n[SQUARE + square]!);
    if (marks > 0) out[planterAt(n[SQUARE + square]!)]! += marks * sizes[area]!;
  }
};

/** [C54] Writes each seat's score as if the match ended now: cash and areas, what is dry being lost. */
export const scores = (n: Int32Array, out: Int32Array): void => {
  areaPoints(n, 1, out);
  for (let seat = 0; seat < n[PLAYERS]!; seat++) out[seat]! += n[CASH + seat]!;
};
