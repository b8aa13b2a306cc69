import { type Refusal, refusal } from '@santiago/kernel';
import * as board from '../board.ts';
import * as code from '../code.ts';
import type { State } from '../state/state.ts';
import * as square from '../state/square.ts';
import { kindsOf, tilesOf, withoutTile } from '../state/tiles.ts';
import { type Square, squareIndex, type Tile, tileIndex, tileName } from '../vocabulary.ts';

// Local names for what is imported: see phases/index.ts.
const { SQUARE_COUNT } = board;
const { plantCode } = code;
const { freeAt, isDesert, isFree, planted } = square;

/** Room for every square, and one more: see `freeSquares`. */
export type Squares = Uint8Array;
export const makeSquares = (): Squares => new Uint8Array(SQUARE_COUNT + 1);

/**
 * Writes the free squares in the order of the board; returns how many there are. (`State.free` has them in an order
 * that depends on how the match went.)
 */
export const freeSquares = ({ squares }: State, out: Squares): number => {
  let length = 0;
  for (let i = 0; i < SQUARE_COUNT; i++) {
    // Written always and counted where free: no processor can predict which squares are free.
    out[length] = i;
    length += freeAt(squares[i]!);
  }
  return length;
};

/** Writes a planting of this kind for each of the first `count` squares, from `at` on; returns where it stopped. */
export const listPlantings = (
  squares: Squares,
  count: number,
  kind: number,
  out: Int32Array,
  at: number,
): number => {
  const first = plantCode(kind, 0);
  for (let i = 0; i < count; i++) out[at + i] = first | squares[i]!;
  return at + count;
};

/** Takes a tile from those of this round and puts it on a square with these markers of the actor. */
export const plantTile = (s: State, kind: number, place: number, markers: number): void => {
  s.tiles = withoutTile(s.tiles, kind);
  s.tileCount--;
  s.putTile(place, planted(s.squares[place]!, kind, markers, s.actor));
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
  return refusal('tile-gone', `There is no ${tile} on offer; there is ${left}.`, { tile, left });
};

/** [C23][C26] */
export const refuseSquare = (s: State, name: Square): Refusal | null => {
  const packed = s.squares[squareIndex(name)]!;
  if (isFree(packed)) return null;
  return isDesert(packed)
    ? refusal('square-desert', `${name} is desert; nothing grows there any more.`, { square: name })
    : refusal('square-taken', `${name} is already planted.`, { square: name });
};
