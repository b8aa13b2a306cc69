import { codeAt, HEIGHTS, overlaps, type Place, placeOf, WIDTHS } from './geometry.ts';

/** The cross that guides the bases, its quadrants, and the places around them. Drawn, not dealt. */
export const CROSS: readonly number[] = [
  codeAt(0, 5, 0),
  codeAt(0, 12, 0),
  codeAt(0, -7, 0),
  codeAt(0, -14, 0),
  codeAt(5, 0, 1),
  codeAt(12, 0, 1),
  codeAt(-7, 0, 1),
  codeAt(-14, 0, 1),
];

/** The same for whoever draws it. */
export const CROSS_PLACES: readonly Place[] = CROSS.map(placeOf);

export const QUADRANTS = ['lower-left', 'upper-left', 'upper-right', 'lower-right'] as const;
export type Quadrant = (typeof QUADRANTS)[number];

/** A base lies wholly between these, both ways. */
export const LOW = -28;
export const HIGH = 33;
/** Twice the middle of the cross (2½), so that centres stay whole numbers. */
const MIDDLE_TWICE = 5;

export interface Square {
  readonly left: number;
  readonly low: number;
  readonly size: number;
}

/** The empty square between two arms of the cross. */
export const INNER: Readonly<Record<Quadrant, Square>> = {
  'lower-left': { left: -14, low: -14, size: 14 },
  'upper-left': { left: -14, low: 5, size: 14 },
  'upper-right': { left: 5, low: 5, size: 14 },
  'lower-right': { left: 5, low: -14, size: 14 },
};

const quadrantAt = (x: number, y: number, dir: number): Quadrant | null => {
  const right = 2 * x + WIDTHS[dir]! - MIDDLE_TWICE;
  const up = 2 * y + HEIGHTS[dir]! - MIDDLE_TWICE;
  if (right === 0 || up === 0) return null;
  if (right < 0) return up < 0 ? 'lower-left' : 'upper-left';
  return up < 0 ? 'lower-right' : 'upper-right';
};

const inSquare = (x: number, y: number, dir: number, square: Square): boolean =>
  x < square.left + square.size &&
  x + WIDTHS[dir]! > square.left &&
  y < square.low + square.size &&
  y + HEIGHTS[dir]! > square.low;

/** The places around a quadrant: centre in it, within the frame, clear of the cross and of the inner square. */
const placesAround = (quadrant: Quadrant): Int32Array => {
  const found: number[] = [];
  for (const dir of [0, 1]) {
    for (let y = LOW; y + HEIGHTS[dir]! <= HIGH; y++) {
      for (let x = LOW; x + WIDTHS[dir]! <= HIGH; x++) {
        const code = codeAt(x, y, dir);
        if (quadrantAt(x, y, dir) !== quadrant || inSquare(x, y, dir, INNER[quadrant])) continue;
        if (!CROSS.some((card) => overlaps(card, code))) found.push(code);
      }
    }
  }
  return Int32Array.from(found);
};

export const BASE_PLACES: Readonly<Record<Quadrant, Int32Array>> = {
  'lower-left': placesAround('lower-left'),
  'upper-left': placesAround('upper-left'),
  'upper-right': placesAround('upper-right'),
  'lower-right': placesAround('lower-right'),
};
