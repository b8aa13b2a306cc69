import { DITCHES, INTERSECTIONS, SQUARES } from '@santiago/canals';
import { describe, expect, test } from 'vitest';
import * as board from '../board.ts';
import { endsOf, hasCorner, isBeside, isTouching, meetAt, pointOf, runsAlong } from './geometry.ts';

/** The bits of those that fit, a number each. */
const maskOf = <T>(all: readonly T[], fits: (one: T) => boolean): number =>
  all.reduce((mask, one, index) => (fits(one) ? mask | (1 << index) : mask), 0);

const indicesOf = <T>(all: readonly T[], fits: (one: T) => boolean): number[] =>
  [...all.keys()].filter((index) => fits(all[index]!));

describe('the tables of the board agree with the rules, drawn by coordinates', () => {
  test('[C3] ditches at intersections, and near each other', () => {
    expect([...DITCHES.keys()].map((ditch) => board.DITCH_ENDS[ditch])).toEqual(
      DITCHES.map((ditch) => endsOf(ditch).map((end) => INTERSECTIONS.indexOf(end))),
    );
    expect(Array.from(board.DITCHES_AT)).toEqual(
      INTERSECTIONS.map((place) => maskOf(DITCHES, (ditch) => meetAt(ditch, place))),
    );
    expect(Array.from(board.DITCHES_NEAR)).toEqual(
      DITCHES.map((ditch) => maskOf(DITCHES, (other) => endsOf(ditch).some((end) => meetAt(other, end)))),
    );
  });

  test('[C3] ditches along squares, and squares along ditches', () => {
    expect(Array.from(board.DITCHES_OF_SQUARE)).toEqual(
      SQUARES.map((square) => maskOf(DITCHES, (ditch) => runsAlong(ditch, square))),
    );
    const along = DITCHES.map((ditch) => indicesOf(SQUARES, (square) => runsAlong(ditch, square)));
    expect(board.SQUARES_OF_DITCH).toEqual(along);
    const half = (from: number): number[] =>
      along.map((squares) =>
        squares.reduce((mask, i) => (i >= from && i < from + 24 ? mask | (1 << (i - from)) : mask), 0),
      );
    expect(Array.from(board.LOW_SQUARES_OF_DITCH)).toEqual(half(0));
    expect(Array.from(board.HIGH_SQUARES_OF_DITCH)).toEqual(half(24));
  });

  test('[C5] neighbours share a side; [C14] palms keep away from corners too', () => {
    expect(board.NEIGHBOURS).toEqual(
      SQUARES.map((square) => indicesOf(SQUARES, (other) => isBeside(square, other))),
    );
    const near = SQUARES.map((square) => maskOf(SQUARES.slice(0, 24), (other) => isBeside(square, other)));
    expect(Array.from(board.LOW_NEIGHBOURS)).toEqual(near);
    const far = SQUARES.map((square) => maskOf(SQUARES.slice(24), (other) => isBeside(square, other)));
    expect(Array.from(board.HIGH_NEIGHBOURS)).toEqual(far);
    for (const [a, one] of SQUARES.entries())
      expect(indicesOf(SQUARES, (other) => isTouching(one, other))).toEqual(
        [...SQUARES.keys()].filter((b) => board.touch(a, b)),
      );
    expect(Array.from(board.CORNER_OF_SQUARE)).toEqual(
      SQUARES.map((square) => INTERSECTIONS.findIndex((place) => hasCorner(square, pointOf(place)))),
    );
  });
});
