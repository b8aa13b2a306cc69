import { DITCHES_OF_SQUARE, NEIGHBOURS, SQUARE_COUNT } from './board.ts';
import { cropAt, isPlantation, marksAt, planterAt } from './state/square.ts';
import type { State } from './state/state.ts';

/**
 * Areas and what they earn [C52][C53], on the compact state. A "counted" square is a plantation that belongs to an
 * area: all of them, or only those that are irrigated, as if the match ended now [C51].
 */

/** The area number of each square, −1 where it belongs to none; written by `findAreas`. */
export const areaOf = new Int32Array(SQUARE_COUNT);
const stack = new Int32Array(SQUARE_COUNT);

export const isWatered = (s: State, square: number): boolean => (DITCHES_OF_SQUARE[square]! & s.canals) !== 0;

/** Numbers the areas; gives how many there are. */
export const findAreas = (s: State, wateredOnly: 0 | 1): number => {
  let areas = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    areaOf[square] =
      isPlantation(s.squares[square]!) && (wateredOnly === 0 || isWatered(s, square)) ? UNNUMBERED : -1;
  }
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (areaOf[square] === UNNUMBERED) fill(s, square, areas++);
  }
  return areas;
};
const UNNUMBERED = -2;

const fill = (s: State, from: number, area: number): void => {
  const crop = cropAt(s.squares[from]!);
  let depth = 0;
  stack[depth++] = from;
  areaOf[from] = area;
  while (depth > 0) {
    const near = NEIGHBOURS[stack[--depth]!]!;
    for (let i = 0; i < near.length; i++) {
      const square = near[i]!;
      if (areaOf[square] !== UNNUMBERED || cropAt(s.squares[square]!) !== crop) continue;
      areaOf[square] = area;
      stack[depth++] = square;
    }
  }
};

const sizes = new Int32Array(SQUARE_COUNT);

/** [C52][C53] Writes what each seat earns from areas. */
export const areaPoints = (s: State, wateredOnly: 0 | 1, out: Int32Array): void => {
  const areas = findAreas(s, wateredOnly);
  sizes.fill(0, 0, areas);
  out.fill(0);
  for (let square = 0; square < SQUARE_COUNT; square++) if (areaOf[square]! >= 0) sizes[areaOf[square]!]!++;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const area = areaOf[square]!;
    if (area < 0) continue;
    const marks = marksAt(s.squares[square]!);
    if (marks > 0) out[planterAt(s.squares[square]!)]! += marks * sizes[area]!;
  }
};

/** [C54] Writes each seat's score as if the match ended now: cash and areas, what is dry being lost. */
export const scores = (s: State, out: Int32Array): void => {
  areaPoints(s, 1, out);
  for (let seat = 0; seat < s.players; seat++) out[seat]! += s.cash[seat]!;
};
