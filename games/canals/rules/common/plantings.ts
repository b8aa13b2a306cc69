import type { Refusal } from '@santiago/kernel';
import * as kernel from '@santiago/kernel';
import * as board from '../board.ts';
import * as code from '../code.ts';
import type { State } from '../state/state.ts';
import * as square from '../state/square.ts';
import { kindsOf, tilesOf, withoutTile } from '../state/tiles.ts';
import { type Square, squareIndex, type Tile, tileIndex, tileName } from '../vocabulary.ts';

// Local names for what is imported: see phases/index.ts.
const { lowestBit, refusal } = kernel;
const { HALF } = board;
const { plantCode } = code;
const { isDesert, isFree, planted } = square;

/**
 * Writes the free squares in the order of the board; returns how many there are. (`State.free` has them in an order
 * that depends on how the match went.)
 */
export const freeSquares = (s: State, out: Int32Array): number => {
  let count = 0;
  for (let m = s.freeLow; m !== 0; m &= m - 1) out[count++] = lowestBit(m);
  for (let m = s.freeHigh; m !== 0; m &= m - 1) out[count++] = HALF + lowestBit(m);
  return count;
};

/** Writes a planting of this kind for each of the squares that `out` begins with, from `from` on; returns where it stopped. */
export const listPlantings = (out: Int32Array, squares: number, kind: number, from: number): number => {
  const first = plantCode(kind, 0);
  let at = from;
  let i = 0;
  // Four at a time: these are two thirds of all the actions that a match lists.
  for (; i + 4 <= squares; i += 4) {
    out[at] = first | out[i]!;
    out[at + 1] = first | out[i + 1]!;
    out[at + 2] = first | out[i + 2]!;
    out[at + 3] = first | out[i + 3]!;
    at += 4;
  }
  for (; i < squares; i++) out[at++] = first | out[i]!;
  return at;
};

/** Takes a tile from those of this round and puts it on a square with these markers of the actor. */
export const plantTile = (s: State, kind: number, square: number, markers: number): void => {
  s.tiles = withoutTile(s.tiles, kind);
  s.tileCount--;
  s.putTile(square, planted(s.squares[square]!, kind, markers, s.actor));
};

export const roundTiles = (s: State): Tile[] => kindsOf(s.tiles).map(tileName);

export const setRoundTiles = (s: State, tiles: readonly Tile[]): void => {
  s.tiles = tilesOf(tiles.map(tileIndex));
  s.tileCount = tiles.length;
};

export const refuseTile = (s: State, tile: Tile): Refusal | null => {
  const tiles = roundTiles(s);
  if (tiles.includes(tile)) return null;
  const left = tiles.join(' ');
  return refusal('tile-gone', `There is no ${tile} left this round. The tiles left are ${left}.`, {
    tile,
    left,
  });
};

/** [C23][C26] */
export const refuseSquare = (s: State, name: Square): Refusal | null => {
  const packed = s.squares[squareIndex(name)]!;
  if (isFree(packed)) return null;
  return isDesert(packed)
    ? refusal('square-desert', `${name} is desert; nothing grows there any more.`, { square: name })
    : refusal('square-taken', `${name} is already planted.`, { square: name });
};
