import { DITCHES, type Ditch, type Intersection, type Square } from '@santiago/canals';

/**
 * The board once more, from the rules alone and by coordinates: a square covers one unit, its lower left corner at
 * (file, rank); an intersection is a point with even coordinates; a ditch is two units long. Slow and plain.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}

export const squareAt = (square: Square): Point => ({
  x: 'abcdefgh'.indexOf(square[0]!),
  y: Number(square[1]) - 1,
});

export const pointOf = (place: Intersection): Point => ({
  x: 2 * 'ABCDE'.indexOf(place[0]!),
  y: 2 * (Number(place[1]) - 1),
});

const ENDS = new Map(DITCHES.map((ditch) => [ditch, ditch.split('-') as [Intersection, Intersection]]));

export const endsOf = (ditch: Ditch): readonly [Intersection, Intersection] => ENDS.get(ditch)!;

/** The square has this point at one of its corners. */
export const hasCorner = (square: Square, { x, y }: Point): boolean => {
  const at = squareAt(square);
  return (x === at.x || x === at.x + 1) && (y === at.y || y === at.y + 1);
};

/** The ditch runs along a side of the square: one of its two unit pieces is that side. */
export const runsAlong = (ditch: Ditch, square: Square): boolean => {
  const [from, to] = endsOf(ditch).map(pointOf) as [Point, Point];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [
    [from, middle],
    [middle, to],
  ].some(([a, b]) => hasCorner(square, a!) && hasCorner(square, b!));
};

/** Ditches that meet at an intersection. */
export const meetAt = (ditch: Ditch, place: Intersection): boolean => endsOf(ditch).includes(place);

/** The squares have a side in common. */
export const isBeside = (one: Square, other: Square): boolean => {
  const a = squareAt(one);
  const b = squareAt(other);
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
};

/** The squares have a side or a corner in common, or are the same. */
export const isTouching = (one: Square, other: Square): boolean => {
  const a = squareAt(one);
  const b = squareAt(other);
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= 1;
};
