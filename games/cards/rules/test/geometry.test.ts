import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ADJOINING,
  adjoining,
  spotAt,
  spotDir,
  spotX,
  spotY,
  FARTHEST,
  touches,
  overlaps,
  spotOf,
  placeOf,
  sharesCorner,
  sharesEdge,
} from '../geometry.ts';
import { BRIDGED, EDGE, TOUCH, TOUCH_SHIFT, nearnessOf, relation, TOGETHER } from '../relations.ts';

// The slow and obvious version: a card is the set of its unit squares, an edge a set of unit pieces.

const size = (code: number): readonly [number, number] => (spotDir(code) === 0 ? [5, 7] : [7, 5]);

const squares = (code: number): Set<string> => {
  const [width, height] = size(code);
  const found = new Set<string>();
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) found.add(`${spotX(code) + x},${spotY(code) + y}`);
  return found;
};

const common = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((each) => b.has(each));

const slowOverlaps = (a: number, b: number): boolean => common(squares(a), squares(b));

const shifted = (code: number, dx: number, dy: number): number =>
  spotAt(spotX(code) + dx, spotY(code) + dy, spotDir(code));

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** They share a stretch of edge if one would overlap the other when pushed towards it by a unit. */
const slowEdge = (a: number, b: number): boolean =>
  !slowOverlaps(a, b) && SIDES.some(([dx, dy]) => slowOverlaps(shifted(a, dx, dy), b));

/** They meet if they share an edge, or would when pushed by a unit straight towards each other. */
const slowTouches = (a: number, b: number): boolean =>
  slowEdge(a, b) ||
  (!slowOverlaps(a, b) && SIDES.some(([dx, dy]) => slowOverlaps(shifted(a, 2 * dx, 2 * dy), b)));

const slowCorners = (code: number): Set<string> => {
  const [width, height] = size(code);
  const [x, y] = [spotX(code), spotY(code)];
  return new Set([`${x},${y}`, `${x + width},${y}`, `${x},${y + height}`, `${x + width},${y + height}`]);
};

const near = (reach: number): number[] => {
  const codes: number[] = [];
  for (let x = -reach; x <= reach; x++)
    for (let y = -reach; y <= reach; y++) codes.push(spotAt(x, y, 0), spotAt(x, y, 1));
  return codes;
};

const coordinate = fc.integer({ min: -40, max: 40 });
const code = fc.tuple(coordinate, coordinate, fc.nat(1)).map(([x, y, dir]) => spotAt(x, y, dir));
const close = fc.tuple(code, fc.integer({ min: -17, max: 17 }), fc.integer({ min: -17, max: 17 }), fc.nat(1));
const pair = close.map(([a, dx, dy, dir]) => [a, spotAt(spotX(a) + dx, spotY(a) + dy, dir)] as const);

describe('geometry', () => {
  test('a place survives its number, up to the farthest', () => {
    for (const x of [-FARTHEST, -1, 0, FARTHEST])
      for (const y of [-FARTHEST, 0, 7, FARTHEST])
        for (const dir of ['v', 'h'] as const) expect(placeOf(spotOf({ x, y, dir }))).toEqual({ x, y, dir });
  });

  test('[X4] overlap, edge, corner and contact agree with cards as sets of unit squares', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(overlaps(a, b)).toBe(slowOverlaps(a, b));
        expect(sharesEdge(a, b)).toBe(slowEdge(a, b));
        expect(touches(a, b)).toBe(slowTouches(a, b));
        expect(sharesCorner(a, b)).toBe(common(slowCorners(a), slowCorners(b)));
      }),
      { numRuns: 1500, seed: 1 },
    );
  });

  test('[X12] exactly twelve positions share a stretch of edge and a corner with a card', () => {
    for (const dir of [0, 1]) {
      const card = spotAt(0, 0, dir);
      const slow = near(9).filter((each) => sharesEdge(card, each) && sharesCorner(card, each));
      const fast = Array.from({ length: ADJOINING }, (_, step) => adjoining(card, step));
      expect(new Set(fast)).toEqual(new Set(slow));
      expect(new Set(fast).size).toBe(12);
    }
  });

  test('[X4] one unit of edge in common is a stretch of it', () => {
    const card = spotAt(0, 0, 0);
    for (const [x, y] of [
      [4, 7],
      [-4, 7],
      [4, -7],
      [5, 6],
      [-5, -6],
    ] as const)
      expect(sharesEdge(card, spotAt(x, y, 0)), `${x},${y}`).toBe(true);
  });

  test('[X12] the twelve are those of the rule', () => {
    const from = (dir: 0 | 1) =>
      Array.from({ length: ADJOINING }, (_, step) => placeOf(adjoining(spotAt(0, 0, dir), step)))
        .map(({ x, y, dir: way }) => `${way} ${x},${y}`)
        .toSorted();
    const upright = 'v 5,0|v -5,0|v 0,7|v 0,-7|h 0,7|h -2,7|h 0,-5|h -2,-5|h 5,0|h 5,2|h -7,0|h -7,2';
    const across = 'h 7,0|h -7,0|h 0,5|h 0,-5|v 0,5|v 2,5|v 0,-7|v 2,-7|v 7,0|v 7,-2|v -5,0|v -5,-2';
    expect(from(0)).toEqual(upright.split('|').toSorted());
    expect(from(1)).toEqual(across.split('|').toSorted());
  });

  test('the relation table says of two cards what the definitions say', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const entry = relation(a, b);
        expect((entry & EDGE) !== 0).toBe(sharesEdge(a, b));
        expect((entry & TOUCH) !== 0).toBe(touches(a, b));
        for (let step = 0; step < ADJOINING; step++) {
          const place = adjoining(a, step);
          expect((entry & (1 << step)) !== 0).toBe(overlaps(place, b));
          expect((entry & (1 << (TOUCH_SHIFT + step))) !== 0).toBe(touches(place, b));
        }
      }),
      { numRuns: 1500, seed: 2 },
    );
  });

  test('[X8] two cards are bridged if some single card touches both', () => {
    const between = near(9);
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const bridge = between.some((each) => {
          const card = spotAt(spotX(a) + spotX(each), spotY(a) + spotY(each), spotDir(each));
          return touches(a, card) && touches(card, b);
        });
        expect((nearnessOf(a, b) & BRIDGED) !== 0).toBe(bridge);
        expect((nearnessOf(a, b) & TOGETHER) !== 0).toBe(overlaps(a, b) || touches(a, b));
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  test('[X14] facing edges one unit apart meet, two do not, and a corner point is no contact', () => {
    const card = spotAt(0, 0, 0);
    expect(touches(card, spotAt(5, 3, 0))).toBe(true);
    expect(touches(card, spotAt(6, 3, 0))).toBe(true);
    expect(touches(card, spotAt(7, 3, 0))).toBe(false);
    expect(touches(card, spotAt(5, 7, 0))).toBe(false);
    expect(touches(card, spotAt(6, 8, 1))).toBe(false);
    expect(touches(card, spotAt(0, 8, 1))).toBe(true);
    expect(touches(card, spotAt(5, 6, 1))).toBe(true);
  });
});
