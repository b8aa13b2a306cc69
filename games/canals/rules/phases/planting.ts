import {
  type Menu,
  offering,
  type Random,
  type Seat,
  seatIndex,
  seatName,
  type Terms,
} from '@santiago/kernel';
import * as board from '../board.ts';
import * as code from '../code.ts';
import * as components from '../components.ts';
import { setSeatsLeft } from '../common/clockwise.ts';
import { SQUARE_SET, squaresIn, TILE_LIST } from '../forms.ts';
import * as plantings from '../common/plantings.ts';
import * as queues from '../state/queue.ts';
import type { State } from '../state/state.ts';
import * as states from '../state/state.ts';
import * as tiles from '../state/tiles.ts';
import type { Square, Tile } from '../vocabulary.ts';
import * as bribing from './bribing.ts';
import { beginLeftover } from './leftover.ts';
import type { SeatPhase } from './phase.ts';

// Local names for what is imported: see index.ts.
const { SQUARE_COUNT } = board;
const { plantCode, plantKind, plantSquare } = code;
const { hasLeftoverTile } = components;
const { freeSquares, listPlantings, plantTile, refuseSquare, refuseTile, roundTiles, setRoundTiles } =
  plantings;
const { firstInQueue, queueOf, seatInQueue, seatsInQueue, withoutFirst, withSeat } = queues;
const { planting: PLANTING } = states.PHASES;
const { isFirstOfKind, kindInSlot, kindsOf, markersFor } = tiles;
const { beginBribing } = bribing;

/** [C22] `tiles` are those left and `queue` the seats that still plant; `last` places the leftover tile [C28]. */
export interface PlantingShown {
  readonly kind: 'planting';
  readonly tiles: readonly Tile[];
  readonly queue: readonly Seat[];
  readonly last: Seat | null;
}

export interface PlantingOffer {
  readonly kind: 'plant';
  readonly tiles: readonly Tile[];
  readonly squares: readonly Square[];
}

/** [C28] Where a tile will be left over, the first in the order comes again at its end. */
export const beginPlanting = (s: State, queue: number): void => {
  const { players } = s;
  const first = firstInQueue(queue);
  s.queue = hasLeftoverTile(players) ? withSeat(queue, players, first) : queue;
  s.left = players;
  s.actor = first;
  s.phaseNumber = PLANTING;
};

/** Gives the round this planting order, and so its overseer [C21][C22]: to ask what a rank in it is worth. */
export const setPlantingOrder = (s: State, seats: readonly number[]): void => {
  s.overseer = seats.at(-1)!;
  beginPlanting(s, queueOf(seats));
};

const list = (s: State, _: number, out: Int32Array): number => {
  const { tiles: packed, tileCount } = s;
  const free = freeSquares(s, out);
  let at = free;
  for (let slot = 1; slot < tileCount; slot++) {
    if (isFirstOfKind(packed, slot)) at = listPlantings(out, free, kindInSlot(packed, slot), at);
  }
  // The first kind last and in place: until then its plantings are the squares themselves.
  const first = plantCode(kindInSlot(packed, 0), 0);
  for (let i = 0; i < free; i++) out[i]! |= first;
  return at;
};

const sample = (s: State, _: number, random: Random): number => {
  const { tiles: packed, tileCount } = s;
  let slot = random.below(tileCount);
  while (!isFirstOfKind(packed, slot)) slot = random.below(tileCount);
  return plantCode(kindInSlot(packed, slot), s.free[random.below(SQUARE_COUNT - s.plantedCount)]!);
};

/** [C23][C24] */
const play = (s: State, _: number, action: number): void => {
  const kind = plantKind(action);
  plantTile(s, kind, plantSquare(action), markersFor(kind, s.bids[s.actor]!));
  s.queue = withoutFirst(s.queue);
  if (--s.left > 0) s.actor = firstInQueue(s.queue);
  else if (s.tileCount > 0) beginLeftover(s);
  else beginBribing(s);
};

const FORM = { tiles: TILE_LIST, squares: SQUARE_SET };

/** Equal tiles count once. */
const termsOf = (s: State): Terms<typeof FORM> => ({
  tiles: [...new Set(kindsOf(s.tiles))],
  squares: { low: s.freeLow, high: s.freeHigh },
});

const writeMenu = ({ tiles: kinds, squares }: Terms<typeof FORM>, menu: Menu): void => {
  for (const kind of kinds) menu.addRow(plantCode(kind, 0));
  for (const square of squaresIn(squares)) menu.addColumn(square);
};

/** [C22]–[C27] */
export const planting: SeatPhase<PlantingShown, PlantingOffer> = {
  decides: 'seat',
  expected: 'It is the planting phase: take a tile and plant it.',
  menu: (s, _, menu) => writeMenu(termsOf(s), menu),
  ...offering({
    kind: 'plant',
    form: FORM,
    terms: termsOf,
    write: writeMenu,
  }),
  hot: { list, sample },
  actions: {
    plant: { play, refuse: (s, _, { tile, square }) => refuseTile(s, tile) ?? refuseSquare(s, square) },
  },
  show: (s) => ({
    kind: 'planting',
    tiles: roundTiles(s),
    queue: seatsInQueue(s.queue, s.left).map(seatName),
    last: hasLeftoverTile(s.players) ? seatName(seatInQueue(s.queue, s.left)) : null,
  }),
  restore: (s, { tiles: left, queue, last }) => {
    setRoundTiles(s, left);
    setSeatsLeft(s, queue);
    s.queue = queueOf([...queue, ...(last === null ? [] : [last])].map(seatIndex));
  },
};
