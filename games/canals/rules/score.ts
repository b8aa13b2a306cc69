import { DITCHES_OF_SQUARE, NEIGHBOURS, SQUARE_COUNT } from './board.ts';
import { cropAt, isPlantation, marksAt, planterAt } from './state/square.ts';
import type { State } from './state/state.ts';

/** Areas and the points they bring [C52][C53], on the compact state. */

/** Which plantations count: all of them, or only the irrigated ones, as if the match ended now [C51]. */
export type Counted = 'all' | 'irrigated';

/** The areas of a board. The same object can be filled again and again. */
export interface Areas {
  count: number;
  /** By square: the number of its area, −1 where it belongs to none. */
  readonly areaAt: Int32Array;
  /** By area: its tiles. */
  readonly sizes: Int32Array;
}

export const makeAreas = (): Areas => ({
  count: 0,
  areaAt: new Int32Array(SQUARE_COUNT),
  sizes: new Int32Array(SQUARE_COUNT),
});

/** [C47] */
export const isIrrigated = (s: State, square: number): boolean =>
  (DITCHES_OF_SQUARE[square]! & s.canals) !== 0;

const NO_AREA = -1;
const UNNUMBERED = -2;

/** [C52] Finds the areas of a board. */
export const findAreas = (s: State, counted: Counted, areas: Areas): void => {
  const { areaAt, sizes } = areas;
  const all = counted === 'all';
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const counts = isPlantation(s.squares[square]!) && (all || isIrrigated(s, square));
    areaAt[square] = counts ? UNNUMBERED : NO_AREA;
  }
  let count = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (areaAt[square] === UNNUMBERED) sizes[count] = fill(s, square, areaAt, count++);
  }
  areas.count = count;
};

const stack = new Int32Array(SQUARE_COUNT);

/** Numbers every square of the area around one of them; returns how many there are. */
const fill = ({ squares }: State, from: number, areaAt: Int32Array, area: number): number => {
  const crop = cropAt(squares[from]!);
  let size = 0;
  let depth = 0;
  stack[depth++] = from;
  areaAt[from] = area;
  while (depth > 0) {
    const near = NEIGHBOURS[stack[--depth]!]!;
    size++;
    for (let i = 0; i < near.length; i++) {
      const square = near[i]!;
      if (areaAt[square] !== UNNUMBERED || cropAt(squares[square]!) !== crop) continue;
      areaAt[square] = area;
      stack[depth++] = square;
    }
  }
  return size;
};

/** [C53] Writes the points of each seat from areas that were found before. */
export const areaPoints = ({ squares }: State, { areaAt, sizes }: Areas, out: Int32Array): void => {
  out.fill(0);
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const area = areaAt[square]!;
    if (area < 0) continue;
    const marks = marksAt(squares[square]!);
    if (marks > 0) out[planterAt(squares[square]!)]! += marks * sizes[area]!;
  }
};

const scratch = makeAreas();

/** [C54] Writes the points of each seat as if the match ended now: cash and irrigated areas. */
export const scores = (s: State, out: Int32Array): void => {
  findAreas(s, 'irrigated', scratch);
  areaPoints(s, scratch, out);
  for (let seat = 0; seat < s.players; seat++) out[seat]! += s.cash[seat]!;
};
