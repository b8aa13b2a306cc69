import { asIs, bitsAs, type Form, listOf } from '@santiago/kernel';
import {
  ditchIndex,
  ditchName,
  intersectionIndex,
  intersectionName,
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
export const SQUARE_LIST = listOf({ show: squareName, read: squareIndex });
/** As bits of a mask. */
export const INTERSECTION_SET = bitsAs({ show: intersectionName, read: intersectionIndex });
export const DITCH_SET = bitsAs({ show: ditchName, read: ditchIndex });
