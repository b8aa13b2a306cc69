import {
  type Menu,
  offering,
  refusal,
  type Refusal,
  type Seat,
  seatIndex,
  seatName,
  type Terms,
} from '@santiago/kernel';
import * as board from '../board.ts';
import * as code from '../code.ts';
import { hasSquares, SQUARE_SET, type SquareSet, TILE } from '../forms.ts';
import { plantTile, refuseSquare, refuseTile, setRoundTiles } from '../common/plantings.ts';
import * as queues from '../state/queue.ts';
import * as packing from '../state/square.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import * as tiles from '../state/tiles.ts';
import { type Square, type Tile, tileName } from '../vocabulary.ts';
import * as bribing from './bribing.ts';
import type { SeatPhase } from './phase.ts';

// Local names for what is imported: see index.ts.
const { HALF, HIGH_NEIGHBOURS, LOW_NEIGHBOURS, SQUARE_COUNT } = board;
const { plantCode, plantSquare } = code;
const { firstInQueue } = queues;
const { isDesert, isPlantation } = packing;
const { leftover: LEFTOVER } = states.PHASES;
const { kindInSlot } = tiles;
const { beginBribing } = bribing;

export interface LeftoverShown {
  readonly kind: 'leftover';
  readonly tile: Tile;
  readonly by: Seat;
}

export interface LeftoverOffer {
  readonly kind: 'leftover';
  readonly tile: Tile;
  readonly squares: readonly Square[];
}

export const beginLeftover = (s: State): void => {
  s.actor = firstInQueue(s.queue);
  s.phaseNumber = LEFTOVER;
};

/** [C28] The squares for the leftover tile: next to a plantation, or else next to a desert. */
const leftoverSquares = (s: State): SquareSet => {
  const squares = freeSquaresBeside(s, isPlantation);
  return hasSquares(squares) ? squares : freeSquaresBeside(s, isDesert);
};

const freeSquaresBeside = (s: State, wanted: (square: number) => boolean): SquareSet => {
  const { squares } = s;
  let low = 0;
  let high = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (!wanted(squares[square]!)) continue;
    low |= LOW_NEIGHBOURS[square]!;
    high |= HIGH_NEIGHBOURS[square]!;
  }
  return { low: low & s.freeLow, high: high & s.freeHigh };
};

const leftoverKind = (s: State): number => kindInSlot(s.tiles, 0);

const FORM = { tile: TILE, squares: SQUARE_SET };

const termsOf = (s: State): Terms<typeof FORM> => ({ tile: leftoverKind(s), squares: leftoverSquares(s) });

const writeMenu = ({ tile, squares }: Terms<typeof FORM>, menu: Menu): void => {
  menu.addBits(plantCode(tile, 0), squares.low);
  menu.addBits(plantCode(tile, HALF), squares.high);
};

/** [C28] */
const refuseApart = (s: State, square: Square): Refusal => {
  const beside = hasSquares(freeSquaresBeside(s, isPlantation)) ? 'plantation' : 'desert';
  const text = `The leftover tile must go next to a ${beside}; ${square} is not next to one.`;
  return refusal('leftover-apart', text, { square, beside });
};

/** [C28] With two and three players, the seat that planted first places the leftover tile, without markers. */
export const leftover: SeatPhase<LeftoverShown, LeftoverOffer> = {
  decides: 'seat',
  expected: 'The leftover tile must be placed.',
  menu: (s, _, menu) => writeMenu(termsOf(s), menu),
  ...offering({
    kind: 'leftover',
    form: FORM,
    terms: termsOf,
    write: writeMenu,
  }),
  actions: {
    plant: {
      play: (s, _, action) => {
        plantTile(s, leftoverKind(s), plantSquare(action), 0);
        beginBribing(s);
      },
      refuse: (s, _, { tile, square }) =>
        refuseTile(s, tile) ?? refuseSquare(s, square) ?? refuseApart(s, square),
    },
  },
  show: (s) => ({ kind: 'leftover', tile: tileName(leftoverKind(s)), by: seatName(s.actor) }),
  restore: (s, { tile, by }) => {
    setRoundTiles(s, [tile]);
    s.actor = seatIndex(by);
  },
};
