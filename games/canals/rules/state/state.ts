import type { Setup } from '@santiago/kernel';
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
export type PhaseNumber = (typeof PHASES)[PhaseName];
export const PHASE_NAMES = Object.keys(PHASES) as readonly PhaseName[];

const ALL_OF_HALF = (1 << HALF) - 1;
const SEAT_COUNT = 5;
const KIND_COUNT = 10;
const NUMBERS = SQUARE_COUNT + 4 * SEAT_COUNT;
/** The free squares take two bytes each, four bytes a number. */
const BLOCK = NUMBERS + (2 * SQUARE_COUNT) / 4;

/**
 * The compact state. It plays in place; a copy is one block and a few numbers. Names and plain data exist only in
 * views. Derived facts that the bench shows to pay are kept beside their source (`reach`, `proposed`, `largestPool`,
 * `unseenCount`, `tileCount`, `plantedCount`, `freeLow`, `freeHigh`, `free`, `dryLow`, `dryHigh`); a test derives them again at every state.
 */
export class State {
  setup: Setup;
  /** A number of PHASES; `phase` is its name. */
  phaseNumber: PhaseNumber = PHASES.overseer;
  players: number;
  round = 0;
  rounds: number;
  /** −1 until known, as are spring and aside. */
  overseer = -1;
  spring = -1;
  aside = -1;
  /** Who must act, where it is one seat. */
  actor = -1;
  /** How many more seats act in this phase, the actor included. */
  left = 0;
  /** Planting order: three bits a seat, the next one lowest. */
  queue = 0;
  /** Bits of the ditches with a canal. */
  canals = 0;
  /** Bits of the ditches that share an intersection with the spring or a canal, built ones included [C31]. */
  reach = 0;
  /** Bits of the ditches proposed this round. */
  proposed = 0;
  /** The largest pool of bribes on one ditch this round [C33]. */
  largestPool = 0;
  /** Bits of the seats that still have their extra canal. */
  extras: number;
  /** The tiles in the stacks and this round's tiles, packed as in tiles.ts. */
  unseen = 0;
  tiles = 0;
  /** How many tiles there are in the stacks, this round, and on the board. */
  unseenCount = 0;
  tileCount = 0;
  plantedCount = 0;
  /** Bits of the free squares, 0–23 and 24–47. */
  freeLow = ALL_OF_HALF;
  freeHigh = ALL_OF_HALF;
  /** Bits of the dry plantations, squares 0–23 and 24–47 [C47]. */
  dryLow = 0;
  dryHigh = 0;
  /** [C32] */
  minBribe: number;
  /** [C44] False where of two players only the one who is not overseer is asked for the extra canal. */
  overseerExtra: boolean;

  private readonly block: Int32Array;
  /** By square, packed as in square.ts. */
  readonly squares: Int32Array;
  /** By seat. */
  readonly cash: Int32Array;
  /** By seat: this round's bid, 0 for a pass, NO_BID, or SEALED_BID. */
  readonly bids: Int32Array;
  /** By seat: the ditch its bribe lies on, −1 without one; and its amount. */
  readonly bribeDitches: Int32Array;
  readonly bribes: Int32Array;
  /** The free squares, 48 − `plantedCount` of them in no order; and where each square stands among them. */
  readonly free: Uint8Array;
  readonly freeAt: Uint8Array;

  constructor(setup: Setup) {
    const { players } = setup;
    const { minBribe, twoPlayerExtra } = optionsOf(setup);
    this.setup = setup;
    this.players = players;
    this.rounds = roundsFor(players);
    this.extras = (1 << players) - 1;
    this.minBribe = Number(minBribe);
    this.overseerExtra = twoPlayerExtra !== 'opponent';
    this.block = new Int32Array(BLOCK);
    let at = 0;
    const part = (length: number): Int32Array => this.block.subarray(at, (at += length));
    this.squares = part(SQUARE_COUNT);
    this.cash = part(SEAT_COUNT);
    this.bids = part(SEAT_COUNT);
    this.bribeDitches = part(SEAT_COUNT);
    this.bribes = part(SEAT_COUNT);
    this.free = new Uint8Array(this.block.buffer, 4 * NUMBERS, SQUARE_COUNT);
    this.freeAt = new Uint8Array(this.block.buffer, 4 * NUMBERS + SQUARE_COUNT, SQUARE_COUNT);
  }

  get phase(): PhaseName {
    return PHASE_NAMES[this.phaseNumber]!;
  }

  set phase(name: PhaseName) {
    this.phaseNumber = PHASES[name];
  }

  /** Makes this state an independent equal of another. */
  assign(other: State): void {
    if (this.setup !== other.setup) this.assignSetup(other);
    this.phaseNumber = other.phaseNumber;
    this.round = other.round;
    this.overseer = other.overseer;
    this.spring = other.spring;
    this.aside = other.aside;
    this.actor = other.actor;
    this.left = other.left;
    this.queue = other.queue;
    this.canals = other.canals;
    this.reach = other.reach;
    this.proposed = other.proposed;
    this.largestPool = other.largestPool;
    this.extras = other.extras;
    this.unseen = other.unseen;
    this.tiles = other.tiles;
    this.unseenCount = other.unseenCount;
    this.tileCount = other.tileCount;
    this.plantedCount = other.plantedCount;
    this.freeLow = other.freeLow;
    this.freeHigh = other.freeHigh;
    this.dryLow = other.dryLow;
    this.dryHigh = other.dryHigh;
    this.block.set(other.block);
  }

  /** What follows from the set-up alone: copies within a match share it, and their cost counts. */
  private assignSetup(other: State): void {
    this.setup = other.setup;
    this.players = other.players;
    this.rounds = other.rounds;
    this.minBribe = other.minBribe;
    this.overseerExtra = other.overseerExtra;
  }

  /** Whether another state is this one to the last number. Of two setups that say the same it says no. */
  equals(other: State): boolean {
    if (
      this.setup !== other.setup ||
      this.phaseNumber !== other.phaseNumber ||
      this.players !== other.players ||
      this.round !== other.round ||
      this.rounds !== other.rounds ||
      this.overseer !== other.overseer ||
      this.spring !== other.spring ||
      this.aside !== other.aside ||
      this.actor !== other.actor ||
      this.left !== other.left ||
      this.queue !== other.queue ||
      this.canals !== other.canals ||
      this.reach !== other.reach ||
      this.proposed !== other.proposed ||
      this.largestPool !== other.largestPool ||
      this.extras !== other.extras ||
      this.unseen !== other.unseen ||
      this.tiles !== other.tiles ||
      this.unseenCount !== other.unseenCount ||
      this.tileCount !== other.tileCount ||
      this.plantedCount !== other.plantedCount ||
      this.freeLow !== other.freeLow ||
      this.freeHigh !== other.freeHigh ||
      this.dryLow !== other.dryLow ||
      this.dryHigh !== other.dryHigh ||
      this.minBribe !== other.minBribe ||
      this.overseerExtra !== other.overseerExtra
    )
      return false;
    const { block } = this;
    for (let i = 0; i < BLOCK; i++) if (block[i] !== other.block[i]) return false;
    return true;
  }

  /** A number that equal states share and other states seldom do. */
  hash(): number {
    const { block } = this;
    let value = this.canals ^ Math.imul(this.round, 0x27d4_eb2d) ^ this.overseer;
    for (let i = 0; i < BLOCK; i++) value = Math.imul(value ^ block[i]!, 0x85eb_ca6b) ^ (value >>> 15);
    return (value ^ (value >>> 13)) >>> 0;
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

/** The state before the first row. */
export const start = (setup: Setup): State => {
  const s = new State(setup);
  s.cash.fill(startingCash(setup.players), 0, setup.players);
  s.bids.fill(NO_BID);
  s.bribeDitches.fill(-1);
  for (let square = 0; square < SQUARE_COUNT; square++) s.free[square] = s.freeAt[square] = square;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const tiles = tilesInMatch(setup.players, kind);
    s.unseen += tiles * oneOf(kind);
    s.unseenCount += tiles;
  }
  return s;
};

export const copy = (state: State): State => {
  const twin = new State(state.setup);
  twin.assign(state);
  return twin;
};

export const assign = (target: State, source: State): void => target.assign(source);
