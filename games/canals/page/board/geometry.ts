import {
  DITCHES,
  INTERSECTIONS,
  SQUARES,
  type Ditch,
  type Intersection,
  type Square,
} from '@santiago/canals';
import type { Spot, Targets } from './spot.ts';

/** The positions of everything on the drawn board, in units of the drawing. */
export const SIDE = 84;
export const TRENCH = 28;
const MARGIN = 26;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** `wide` has the files a–h from left to right; `tall` has them downwards, for narrow screens. */
export type Turn = 'wide' | 'tall';

export interface Geometry {
  readonly turn: Turn;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  square(square: Square): Box;
  node(intersection: Intersection): Point;
  ditch(ditch: Ditch): {
    readonly from: Point;
    readonly to: Point;
    readonly box: Box;
    readonly across: boolean;
  };
}

const offset = (index: number): number => index * SIDE + (Math.floor(index / 2) + 1) * TRENCH;
const nodeOffset = (index: number): number => index * (2 * SIDE + TRENCH) + TRENCH / 2;

const LENGTH = 8 * SIDE + 5 * TRENCH;
const BREADTH = 6 * SIDE + 4 * TRENCH;

const makeGeometry = (turn: Turn): Geometry => {
  const wide = turn === 'wide';
  const width = (wide ? LENGTH : BREADTH) + 2 * MARGIN;
  const height = (wide ? BREADTH : LENGTH) + 2 * MARGIN;
  /** `along` runs a–h, `up` runs 1–6. */
  const at = (along: number, up: number): Point =>
    wide ? { x: MARGIN + along, y: height - MARGIN - up } : { x: MARGIN + up, y: MARGIN + along };
  const square = (name: Square): Box => {
    const index = SQUARES.indexOf(name);
    const low = at(offset(index % 8), offset(Math.floor(index / 8)));
    return { x: low.x, y: wide ? low.y - SIDE : low.y, width: SIDE, height: SIDE };
  };
  const node = (intersection: Intersection): Point => {
    const index = INTERSECTIONS.indexOf(intersection);
    return at(nodeOffset(index % 5), nodeOffset(Math.floor(index / 5)));
  };
  const ditch = (name: Ditch) => {
    const [from, to] = name.split('-').map((end) => node(end as Intersection)) as [Point, Point];
    const half = TRENCH / 2;
    const across = from.y === to.y;
    const box = {
      x: Math.min(from.x, to.x) + (across ? half : -half),
      y: Math.min(from.y, to.y) + (across ? -half : half),
      width: across ? Math.abs(to.x - from.x) - TRENCH : TRENCH,
      height: across ? TRENCH : Math.abs(to.y - from.y) - TRENCH,
    };
    return { from, to, box, across };
  };
  return { turn, width, height, margin: MARGIN, square, node, ditch };
};

const GEOMETRIES: Readonly<Record<Turn, Geometry>> = {
  wide: makeGeometry('wide'),
  tall: makeGeometry('tall'),
};
export const geometryOf = (turn: Turn): Geometry => GEOMETRIES[turn];

export const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The distance between a point and a box; 0 inside. */
const distance = (box: Box, point: Point): number =>
  Math.hypot(
    Math.max(box.x - point.x, 0, point.x - box.x - box.width),
    Math.max(box.y - point.y, 0, point.y - box.y - box.height),
  );

const nearest = <N>(names: readonly N[], far: (name: N) => number, reach: number): N | null => {
  let best: N | null = null;
  let least = reach;
  for (const name of names) {
    const d = far(name);
    if (d <= least) {
      least = d;
      best = name;
    }
  }
  return best;
};

const distances = (geometry: Geometry, point: Point) => ({
  toDitch: (ditch: Ditch) => distance(geometry.ditch(ditch).box, point),
  toSquare: (square: Square) => distance(geometry.square(square), point),
});

/** The nearest legal target within reach. */
export const targetAt = (geometry: Geometry, point: Point, targets: Targets, reach: number): Spot | null => {
  const toNode = (intersection: Intersection) => {
    const at = geometry.node(intersection);
    return Math.hypot(at.x - point.x, at.y - point.y);
  };
  const { toDitch, toSquare } = distances(geometry, point);
  const intersection = nearest(targets.intersections, toNode, reach);
  if (intersection !== null) return { kind: 'intersection', intersection };
  const ditch = nearest(targets.ditches, toDitch, reach);
  if (ditch !== null) return { kind: 'ditch', ditch };
  const square = nearest(targets.squares, toSquare, reach / 4);
  return square === null ? null : { kind: 'square', square };
};

/** The nearest legal target within reach; if there is none, whatever lies under the point. */
export const spotAt = (geometry: Geometry, point: Point, targets: Targets, reach: number): Spot | null => {
  const target = targetAt(geometry, point, targets, reach);
  if (target !== null) return target;
  const { toDitch, toSquare } = distances(geometry, point);
  const under = nearest(SQUARES, toSquare, 0);
  if (under !== null) return { kind: 'square', square: under };
  const trench = nearest(DITCHES, toDitch, 0);
  return trench === null ? null : { kind: 'ditch', ditch: trench };
};

/** A part of the board, as fractions of its width and height. */
export interface Sight {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE: Sight = { left: 0, top: 0, right: 1, bottom: 1 };

/** The margin around that part, in units of the drawing. */
const AROUND = SIDE * 0.75;
/** The board does not move for less than this. */
const WORTHWHILE = 0.8;

/** The part of the board with everything that can be chosen, where that part is small. */
export const sightOf = (geometry: Geometry, { squares, ditches, intersections }: Targets): Sight | null => {
  const boxes = [
    ...squares.map((square) => geometry.square(square)),
    ...ditches.map((ditch) => geometry.ditch(ditch).box),
    ...intersections.map((intersection) => ({ ...geometry.node(intersection), width: 0, height: 0 })),
  ];
  if (boxes.length === 0) return null;
  const sight = {
    left: Math.max(0, Math.min(...boxes.map(({ x }) => x)) - AROUND) / geometry.width,
    top: Math.max(0, Math.min(...boxes.map(({ y }) => y)) - AROUND) / geometry.height,
    right:
      Math.min(geometry.width, Math.max(...boxes.map(({ x, width }) => x + width)) + AROUND) / geometry.width,
    bottom:
      Math.min(geometry.height, Math.max(...boxes.map(({ y, height }) => y + height)) + AROUND) /
      geometry.height,
  };
  const largest = Math.max(sight.right - sight.left, sight.bottom - sight.top);
  return largest > WORTHWHILE ? null : sight;
};
