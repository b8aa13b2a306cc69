import { asIs, bitsAs, bitsOf, type Form, listOf } from '@santiago/kernel';
import { HALF, highMask, lowMask } from './board.ts';
import {
  ditchIndex,
  ditchName,
  intersectionIndex,
  intersectionName,
  type Square,
  squareIndex,
  squareName,
  type Tile,
  tileIndex,
  tileName,
} from './vocabulary.ts';

/** The forms of what offers say. */
export const AMOUNT = asIs<number>();
export const AMOUNTS = asIs<readonly number[]>();
export const FLAG = asIs<boolean>();
export const TILE: Form<number, Tile> = { show: tileName, read: tileIndex };
export const TILE_LIST = listOf(TILE);

/** Squares as the bits of two masks, 0–23 and 24–47. */
export interface SquareSet {
  readonly low: number;
  readonly high: number;
}

export const hasSquares = ({ low, high }: SquareSet): boolean => (low | high) !== 0;

export const squaresIn = ({ low, high }: SquareSet): number[] => [
  ...bitsOf(low),
  ...bitsOf(high).map((bit) => bit + HALF),
];

export const SQUARE_SET: Form<SquareSet, readonly Square[]> = {
  show: (squares) => squaresIn(squares).map(squareName),
  read: (names) => {
    const squares = names.map(squareIndex);
    return { low: lowMask(squares), high: highMask(squares) };
  },
};

/** As bits of a mask. */
export const INTERSECTION_SET = bitsAs({ show: intersectionName, read: intersectionIndex });
export const DITCH_SET = bitsAs({ show: ditchName, read: ditchIndex });
