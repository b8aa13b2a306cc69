import {
  BASE_HIGH,
  BASE_LOW,
  CARD_LONG,
  CARD_SHORT,
  type Corner,
  type Direction,
  type Place,
} from '@santiago/cards';
import type { Box, Point } from '@santiago/table/page/ui/panzoom.ts';

export type { Box, Point };

/** The felt: one unit of the rules is ten units of the picture, and y runs downwards as on every screen. */
export const UNIT = 10;

export const widthOf = (dir: Direction): number => (dir === 'v' ? CARD_SHORT : CARD_LONG) * UNIT;
export const heightOf = (dir: Direction): number => (dir === 'v' ? CARD_LONG : CARD_SHORT) * UNIT;

export const boxOf = ({ x, y, dir }: Place): Box => {
  const bottom = -y * UNIT;
  return { left: x * UNIT, top: bottom - heightOf(dir), right: x * UNIT + widthOf(dir), bottom };
};

export const centreOf = (place: Place): Point => {
  const { left, top, right, bottom } = boxOf(place);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** The key of a spot, by which a card is found. */
export const keyOf = ({ x, y }: Corner): string => `${x},${y}`;
export const placeKey = (place: Place): string => `${keyOf(place)} ${place.dir}`;

const PLACE_KEY = /^(-?\d+),(-?\d+) ([vh])$/;
export const parsePlaceKey = (key: string): Place | null => {
  const [, x, y, dir] = PLACE_KEY.exec(key) ?? [];
  return dir === undefined ? null : { x: Number(x), y: Number(y), dir: dir === 'v' ? 'v' : 'h' };
};

/** All of the cross and the ground for bases. */
export const FRAME: Box = {
  left: BASE_LOW * UNIT - 10,
  top: -BASE_HIGH * UNIT - 10,
  right: BASE_HIGH * UNIT + 10,
  bottom: -BASE_LOW * UNIT + 10,
};

/** A box around all of these, with a margin. */
export const around = (boxes: readonly Box[], margin: number): Box => ({
  left: Math.min(...boxes.map((box) => box.left)) - margin,
  top: Math.min(...boxes.map((box) => box.top)) - margin,
  right: Math.max(...boxes.map((box) => box.right)) + margin,
  bottom: Math.max(...boxes.map((box) => box.bottom)) + margin,
});

export const isInside = (box: Box, { x, y }: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** The spots among these marks; a mark may also be a card. */
export const spotsIn = (marks: readonly string[]): Place[] =>
  marks.flatMap((mark) => parsePlaceKey(mark) ?? []);

const squared = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** The spot whose middle is nearest to the point, if one is near enough. */
export const nearest = (places: readonly Place[], point: Point, within: number): Place | null => {
  let best: Place | null = null;
  let least = within * within;
  for (const place of places) {
    const away = squared(centreOf(place), point);
    if (away <= least) {
      least = away;
      best = place;
    }
  }
  return best;
};

/** A spot of the other direction must be this much nearer to be preferred. */
const TURNED = 9;

/** The spot that a point means: the nearest one, but preferably one for the card as it is turned. */
export const meant = (
  places: readonly Place[],
  point: Point,
  { within, dir }: { readonly within: number; readonly dir: Direction },
): Place | null => {
  const asItIs = nearest(
    places.filter((place) => place.dir === dir),
    point,
    within,
  );
  const any = nearest(places, point, within);
  if (asItIs === null || any === null) return any;
  const away = (place: Place) => Math.sqrt(squared(centreOf(place), point));
  return away(asItIs) <= away(any) + TURNED ? asItIs : any;
};

export const STEPS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const satisfies Readonly<Record<string, Point>>;

/** The next spot in the direction of an arrow key: straight ahead first, then the one with the smallest angle. */
export const nextPlace = (places: readonly Place[], from: Point, step: Point): Place | null => {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const middle = centreOf(place);
    const ahead = (middle.x - from.x) * step.x + (middle.y - from.y) * step.y;
    if (ahead <= 0) continue;
    const aside = Math.abs((middle.x - from.x) * step.y) + Math.abs((middle.y - from.y) * step.x);
    const cost = ahead + 2.5 * aside;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
};

/** The middle of the edge that two cards share; null where they share none. */
export const seam = (a: Place, b: Place): (Point & { readonly across: boolean }) | null => {
  const [p, q] = [boxOf(a), boxOf(b)];
  const left = Math.max(p.left, q.left);
  const right = Math.min(p.right, q.right);
  const top = Math.max(p.top, q.top);
  const bottom = Math.min(p.bottom, q.bottom);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  if (left === right && bottom > top) return { ...middle, across: true };
  if (top === bottom && right > left) return { ...middle, across: false };
  return null;
};
