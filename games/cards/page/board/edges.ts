import { type Lie, type Point, type Size, toFrame } from '@santiago/table/page/ui/panzoom.ts';

/** Something outside the frame, and where on the frame's edge its sign is drawn. */
export interface EdgeMark {
  /** In pixels of the frame. */
  readonly at: Point;
  /** The direction it points in, in degrees clockwise from the right. */
  readonly angle: number;
  /** How many cards lie outside. */
  readonly count: number;
  /** The nearest of them, on the felt. */
  readonly target: Point;
}

/** The distance between the sign and the edge. */
const INSET = 24;

const isSeen = ({ x, y }: Point, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** The point where a ray from the middle of the frame crosses its edge, moved a little inside. */
const onEdge = (point: Point, { width, height }: Size): Point => {
  const [middleX, middleY] = [width / 2, height / 2];
  const [dx, dy] = [point.x - middleX, point.y - middleY];
  const reach = Math.min(
    dx === 0 ? Infinity : (middleX - INSET) / Math.abs(dx),
    dy === 0 ? Infinity : (middleY - INSET) / Math.abs(dy),
  );
  return { x: middleX + dx * reach, y: middleY + dy * reach };
};

/** A sign for the points outside the frame, at the nearest of them; null where all are in sight. */
export const edgeMarkOf = (points: readonly Point[], lie: Lie, size: Size): EdgeMark | null => {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const far = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const outside = points
    .map((target) => ({ target, seen: toFrame(lie, target) }))
    .filter(({ seen }) => !isSeen(seen, size))
    .toSorted((a, b) => far(a.seen) - far(b.seen));
  const [nearest] = outside;
  if (nearest === undefined) return null;
  const { seen, target } = nearest;
  return {
    at: onEdge(seen, size),
    angle: (Math.atan2(seen.y - middle.y, seen.x - middle.x) * 180) / Math.PI,
    count: outside.length,
    target,
  };
};
