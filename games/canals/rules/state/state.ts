import { bytes, compactState, layout, numbers, type Setup } from '@santiago/kernel';
import * as board from '../board.ts';
import { roundsFor, startingCash, tilesInMatch } from '../components.ts';
import { NO_BID } from './bids.ts';
import { optionsOf } from '../options.ts';
import * as square from './square.ts';
import { oneOf } from './tiles.ts';

// Local names for what is imported: V8 folds a constant of the module but looks an import up at every use.
const {
  DITCHES_AT,
  DITCHES_NEAR,
  DITCHES_OF_SQUARE,
  HALF,
  HIGH_SQUARES_OF_DITCH,
  LOW_SQUARES_OF_DITCH,
  SQUARE_COUNT,
} = board;
const { isPlantation, PALM } = square;

/** The phases of the engine: one name for each kind of decision, numbered for the compact state. */
export const PHASES = {
  overseer: 0,
  spring: 1,
  'choose-spring': 2,
  'first-canal': 3,
  palms: 4,
  aside: 5,
  reveal: 6,
  auction: 7,
  sealed: 8,
  planting: 9,
  leftover: 10,
  bribing: 11,
  decision: 12,
  extra: 13,
  over: 14,
} as const;
export type PhaseName = keyof typeof PHASES;
export const PHASE_NAMES = Object.keys(PHASES) as readonly PhaseName[];

const ALL_OF_HALF = (1 << HALF) - 1;
const SEAT_COUNT = 5;
const KIND_COUNT = 10;

/**
 * The compact state. It plays in place; names and plain data exist only in views. Derived facts that the bench shows to
 * pay are kept beside their source (`reach`, `proposed`, `largestPool`, `unseenCount`, `tileCount`, `plantedCount`,
 * `freeLow`, `freeHigh`, `free`, `freeAt`, `dryLow`, `dryHigh`); a test derives them again at every state.
 */
export const LAYOUT = layout({
  /** From 1; 0 until the first tiles are turned over. */
  round: 0,
  rounds: 0,
  /** −1 until known, as are spring and aside. */
  overseer: -1,
  spring: -1,
  aside: -1,
  /** How many more seats act in this phase, the actor included. */
  left: 0,
  /** Planting order: three bits a seat, the next one lowest. */
  queue: 0,
  /** Bits of the ditches with a canal. */
  canals: 0,
  /** Bits of the ditches that share an intersection with the spring or a canal, built ones included [C31]. */
  reach: 0,
  /** Bits of the ditches proposed this round. */
  proposed: 0,
  /** The largest pool of bribes on one ditch this round [C33]. */
  largestPool: 0,
  /** Bits of the seats that still have their extra canal. */
  extras: 0,
  /** The tiles in the stacks and this round's tiles, packed as in tiles.ts. */
  unseen: 0,
  tiles: 0,
  /** How many tiles there are in the stacks, this round, and on the board. */
  unseenCount: 0,
  tileCount: 0,
  plantedCount: 0,
  /** Bits of the free squares, 0–23 and 24–47. */
  freeLow: ALL_OF_HALF,
  freeHigh: ALL_OF_HALF,
  /** Bits of the dry plantations, squares 0–23 and 24–47 [C47]. */
  dryLow: 0,
  dryHigh: 0,
  /** [C32] */
  minBribe: 0,
  /** [C44] False where of two players only the one who is not overseer is asked for the extra canal. */
  overseerExtra: false,
  /** By square, packed as in square.ts. */
  squares: numbers(SQUARE_COUNT),
  cash: numbers(SEAT_COUNT),
  /** By seat: this round's bid, 0 for a pass, NO_BID, or SEALED_BID. */
  bids: numbers(SEAT_COUNT, NO_BID),
  /** By seat: the ditch its bribe lies on, −1 without one; and its amount. */
  bribeDitches: numbers(SEAT_COUNT, -1),
  bribes: numbers(SEAT_COUNT),
  /** The free squares, 48 − `plantedCount` of them in no order; and where each square stands among them. */
  free: bytes(SQUARE_COUNT),
  freeAt: bytes(SQUARE_COUNT),
});

export class State extends compactState(LAYOUT) {
  readonly squares = this.numbersOf('squares');
  readonly cash = this.numbersOf('cash');
  readonly bids = this.numbersOf('bids');
  readonly bribeDitches = this.numbersOf('bribeDitches');
  readonly bribes = this.numbersOf('bribes');
  readonly free = this.bytesOf('free');
  readonly freeAt = this.bytesOf('freeAt');

  /** The state before the first row. */
  constructor(setup: Setup) {
    super(setup);
    const { players } = setup;
    const { minBribe, twoPlayerExtra } = optionsOf(setup);
    this.rounds = roundsFor(players);
    this.extras = (1 << players) - 1;
    this.minBribe = Number(minBribe);
    this.overseerExtra = twoPlayerExtra !== 'opponent';
    this.cash.fill(startingCash(players), 0, players);
    for (let square = 0; square < SQUARE_COUNT; square++) this.free[square] = this.freeAt[square] = square;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const tiles = tilesInMatch(players, kind);
      this.unseen += tiles * oneOf(kind);
      this.unseenCount += tiles;
    }
  }

  get phase(): PhaseName {
    return PHASE_NAMES[this.phaseNumber]!;
  }

  set phase(name: PhaseName) {
    this.phaseNumber = PHASES[name];
  }

  /** [C11] */
  putSpring(intersection: number): void {
    this.spring = intersection;
    this.reach = DITCHES_AT[intersection]!;
  }

  /** [C14] Only at the beginning, when all squares are free. */
  putPalm(square: number): void {
    this.squares[square] = PALM;
  }

  /** Builds a canal on a ditch. */
  build(ditch: number): void {
    this.canals |= 1 << ditch;
    this.reach |= DITCHES_NEAR[ditch]!;
    this.dryLow &= ~LOW_SQUARES_OF_DITCH[ditch]!;
    this.dryHigh &= ~HIGH_SQUARES_OF_DITCH[ditch]!;
  }

  /** Puts a tile (packed as in square.ts) on a free square; the last of the free squares moves into its place. */
  putTile(square: number, tile: number): void {
    const { free, freeAt } = this;
    const at = freeAt[square]!;
    const last = free[SQUARE_COUNT - ++this.plantedCount]!;
    free[at] = last;
    freeAt[last] = at;
    this.squares[square] = tile;
    // Both halves without a branch: no processor can predict where a tile goes.
    const low = (1 << square) & ((square - HALF) >> 31);
    const high = low === 0 ? 1 << (square - HALF) : 0;
    this.freeLow &= ~low;
    this.freeHigh &= ~high;
    if (!isPlantation(tile) || (DITCHES_OF_SQUARE[square]! & this.canals) !== 0) return;
    this.dryLow |= low;
    this.dryHigh |= high;
  }
}

export const start = (setup: Setup): State => new State(setup);

export const copy = (state: State): State => {
  const twin = new State(state.setup);
  twin.assign(state);
  return twin;
};

export const assign = (target: State, source: State): void => target.assign(source);
