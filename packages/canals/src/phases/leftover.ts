import { refusal, type Seat, seatIndex, seatName } from '@santiago/kernel';
import * as board from '../board.ts';
import * as code from '../code.ts';
import { plantTile, refuseSquare, refuseTile, setRoundTiles } from '../rules/plantings.ts';
import * as queues from '../state/queue.ts';
import * as packing from '../state/square.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import * as tiles from '../state/tiles.ts';
import { type Square, squareIndex, squareName, type Tile, tileName } from '../vocabulary.ts';
import * as bribing from './bribing.ts';
import { OTHER_PHASE, type SeatPhase, type Verdict } from './phase.ts';

// Local names for what is imported: see index.ts.
const { NEIGHBOURS, SQUARE_COUNT } = board;
const { plantCode, plantSquare } = code;
const { firstInQueue } = queues;
const { isDesert, isFree, isPlantation } = packing;
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

/** [C28] Writes the squares for the leftover tile: next to a plantation, or else next to a desert. Returns how many. */
const leftoverSquares = (s: State, out: Int32Array): number => {
  const count = freeSquaresBeside(s, isPlantation, out);
  return count > 0 ? count : freeSquaresBeside(s, isDesert, out);
};

const freeSquaresBeside = (
  { squares }: State,
  wanted: (square: number) => boolean,
  out: Int32Array,
): number => {
  let count = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (!isFree(squares[square]!)) continue;
    const near = NEIGHBOURS[square]!;
    for (let i = 0; i < near.length; i++) {
      if (!wanted(squares[near[i]!]!)) continue;
      out[count++] = square;
      break;
    }
  }
  return count;
};

const scratch = new Int32Array(SQUARE_COUNT);

const leftoverNames = (s: State): Square[] =>
  Array.from(scratch.subarray(0, leftoverSquares(s, scratch)), squareName);

const leftoverKind = (s: State): number => kindInSlot(s.tiles, 0);

/** [C28] */
const refuseLeftoverSquare = (s: State, name: Square): Verdict => {
  const taken = refuseSquare(s, name);
  if (taken !== null) return taken;
  if (scratch.subarray(0, leftoverSquares(s, scratch)).includes(squareIndex(name))) return null;
  const beside = freeSquaresBeside(s, isPlantation, scratch) > 0 ? 'plantation' : 'desert';
  return refusal(
    'leftover-apart',
    `The leftover tile must go next to a ${beside}; ${name} is not next to one.`,
    {
      square: name,
      beside,
    },
  );
};

/** [C28] With two and three players, the seat that planted first places the leftover tile, without markers. */
export const leftover: SeatPhase<LeftoverShown, LeftoverOffer> = {
  decides: 'seat',
  expected: 'The leftover tile must be placed.',
  count: (s) => leftoverSquares(s, scratch),
  list: (s, _seat, out) => {
    const count = leftoverSquares(s, out);
    const first = plantCode(leftoverKind(s), 0);
    for (let i = 0; i < count; i++) out[i]! |= first;
    return count;
  },
  sample: (s, _seat, random) => {
    const count = leftoverSquares(s, scratch);
    return plantCode(leftoverKind(s), scratch[random.below(count)]!);
  },
  offer: (s) => ({ kind: 'leftover', tile: tileName(leftoverKind(s)), squares: leftoverNames(s) }),
  expand: ({ tile, squares }) => squares.map((square) => ({ kind: 'plant', tile, square })),
  refuse: (s, _seat, action) =>
    action.kind === 'plant'
      ? (refuseTile(s, action.tile) ?? refuseLeftoverSquare(s, action.square))
      : OTHER_PHASE,
  play: (s, _seat, action) => {
    plantTile(s, leftoverKind(s), plantSquare(action), 0);
    beginBribing(s);
  },
  show: (s) => ({ kind: 'leftover', tile: tileName(leftoverKind(s)), by: seatName(s.actor) }),
  restore: (s, { tile, by }) => {
    s.phase = 'leftover';
    setRoundTiles(s, [tile]);
    s.actor = seatIndex(by);
  },
};
