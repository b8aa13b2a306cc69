import {
  type Place,
  placeOf,
  SIDEWAYS,
  spotAt,
  spotHeight,
  spotWidth,
  spotX,
  spotY,
  overlaps,
  UPRIGHT,
} from './geometry.ts';

/** [X6] The cross that guides the bases. It is drawn; no cards lie there. */
export const CROSS: readonly number[] = [
  spotAt(0, 5, UPRIGHT),
  spotAt(0, 12, UPRIGHT),
  spotAt(0, -7, UPRIGHT),
  spotAt(0, -14, UPRIGHT),
  spotAt(5, 0, SIDEWAYS),
  spotAt(12, 0, SIDEWAYS),
  spotAt(-7, 0, SIDEWAYS),
  spotAt(-14, 0, SIDEWAYS),
];

/** The same for whoever draws it. */
export const CROSS_PLACES: readonly Place[] = CROSS.map(placeOf);

/** An upright card here has its middle nearest to that of the cross. */
export const CROSS_MIDDLE = spotAt(0, -1, UPRIGHT);

/** The quarters of the table, clockwise from p1's. */
export const QUADRANTS = ['lower-left', 'upper-left', 'upper-right', 'lower-right'] as const;
export type Quadrant = (typeof QUADRANTS)[number];

/** [X8] By number of players: the quadrant of each seat. Two players sit across from each other. */
const SEATED: Readonly<Record<number, readonly Quadrant[]>> = {
  2: ['lower-left', 'upper-right'],
  3: QUADRANTS,
  4: QUADRANTS,
};

export const quadrantOf = (players: number, seat: number): Quadrant => {
  const quadrant = SEATED[players]?.[seat];
  if (quadrant === undefined) throw new RangeError(`no quadrant for seat ${seat} of ${players}`);
  return quadrant;
};

/** [X8] A base lies wholly between these, both ways. */
export const BASE_LOW = -28;
export const BASE_HIGH = 33;
/** Twice the middle of the cross (2½), so that centres stay whole numbers. */
const MIDDLE_TWICE = 5;

export interface Square {
  readonly left: number;
  readonly low: number;
  readonly size: number;
}

/** [X8] The empty square between two arms of the cross. */
export const INNER: Readonly<Record<Quadrant, Square>> = {
  'lower-left': { left: -14, low: -14, size: 14 },
  'upper-left': { left: -14, low: 5, size: 14 },
  'upper-right': { left: 5, low: 5, size: 14 },
  'lower-right': { left: 5, low: -14, size: 14 },
};

/** The quadrant that the middle of a card is in; null on a border. */
const quadrantAt = (spot: number): Quadrant | null => {
  const right = 2 * spotX(spot) + spotWidth(spot) - MIDDLE_TWICE;
  const up = 2 * spotY(spot) + spotHeight(spot) - MIDDLE_TWICE;
  if (right === 0 || up === 0) return null;
  return `${up < 0 ? 'lower' : 'upper'}-${right < 0 ? 'left' : 'right'}`;
};

const inSquare = (spot: number, { left, low, size }: Square): boolean =>
  spotX(spot) < left + size &&
  spotX(spot) + spotWidth(spot) > left &&
  spotY(spot) < low + size &&
  spotY(spot) + spotHeight(spot) > low;

/** [X8] The spots for a base: middle in the quadrant, within the frame, clear of the cross and of the inner square. */
const findBaseSpots = (): Readonly<Record<Quadrant, readonly number[]>> => {
  const found = { 'lower-left': [], 'upper-left': [], 'upper-right': [], 'lower-right': [] } as Record<
    Quadrant,
    number[]
  >;
  for (const dir of [UPRIGHT, SIDEWAYS]) {
    const [width, height] = [spotWidth(dir), spotHeight(dir)];
    for (let y = BASE_LOW; y + height <= BASE_HIGH; y++) {
      for (let x = BASE_LOW; x + width <= BASE_HIGH; x++) {
        const spot = spotAt(x, y, dir);
        const quadrant = quadrantAt(spot);
        if (quadrant === null || inSquare(spot, INNER[quadrant])) continue;
        if (!CROSS.some((card) => overlaps(card, spot))) found[quadrant].push(spot);
      }
    }
  }
  return found;
};

/** A table of spots that nobody can change. */
export interface Spots extends ArrayLike<number>, Iterable<number> {
  includes(spot: number): boolean;
}

const FOUND = findBaseSpots();
export const BASE_SPOTS: Readonly<Record<Quadrant, Spots>> = {
  'lower-left': Int32Array.from(FOUND['lower-left']),
  'upper-left': Int32Array.from(FOUND['upper-left']),
  'upper-right': Int32Array.from(FOUND['upper-right']),
  'lower-right': Int32Array.from(FOUND['lower-right']),
};

/** [X8] A base has at most this many spots, before other bases take some away. */
export const BASE_SPOTS_AT_MOST = Math.max(...QUADRANTS.map((quadrant) => BASE_SPOTS[quadrant].length));
