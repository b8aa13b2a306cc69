import type { Setup } from '@santiago/kernel';
import { SQUARE_COUNT } from './board.ts';

/**
 * The compact state: one block of whole numbers, so that a copy is one `set`. Names and plain data exist only in views.
 * Derived facts that the bench shows to pay are kept beside their source (REACH, FREE_LOW, FREE_HIGH, PROPOSED); a
 * test derives them anew at every state.
 */
export interface State {
  setup: Setup;
  readonly n: Int32Array;
}

/** Phases, in the order a match goes through them. */
export const PHASE_OVERSEER = 0;
export const PHASE_SPRING = 1;
export const PHASE_CHOOSE_SPRING = 2;
export const PHASE_FIRST_CANAL = 3;
export const PHASE_PALMS = 4;
export const PHASE_ASIDE = 5;
export const PHASE_REVEAL = 6;
export const PHASE_AUCTION = 7;
export const PHASE_SEALED = 8;
export const PHASE_PLANTING = 9;
export const PHASE_LEFTOVER = 10;
export const PHASE_BRIBING = 11;
export const PHASE_DECISION = 12;
export const PHASE_EXTRA = 13;
export const PHASE_OVER = 14;

/** 48 squares, packed as below. */
export const SQUARE = 0;
/** By seat. */
export const CASH = SQUARE + SQUARE_COUNT;
/** By seat: this round's bid, 0 for a pass, or one of the two values below. */
export const BID = CASH + 5;
export const NO_BID = -1;
/** [C40] Sealed from the eye whose knowledge this state is. */
export const SEALED_BID = -2;
/** By seat: the place his bribe lies on, −1 without one; and its amount. */
export const BRIBE_DITCH = BID + 5;
export const BRIBE = BRIBE_DITCH + 5;
/** By tile kind: how many are in the stacks. */
export const UNSEEN = BRIBE + 5;
/** The tiles on offer, in stack order, without gaps; −1 after the last. */
export const SLOT = UNSEEN + 10;
export const PHASE = SLOT + 5;
export const PLAYERS = PHASE + 1;
export const ROUND = PLAYERS + 1;
export const ROUNDS = ROUND + 1;
/** −1 until known, as are SPRING and ASIDE. */
export const OVERSEER = ROUNDS + 1;
export const SPRING = OVERSEER + 1;
export const ASIDE = SPRING + 1;
/** Who must act, where it is one seat. */
export const ACTOR = ASIDE + 1;
/** How many more seats act in this phase, the actor included. */
export const LEFT = ACTOR + 1;
/** Planting order: three bits a seat, the next one lowest. */
export const QUEUE = LEFT + 1;
/** Bits of the ditches with a canal. */
export const CANALS = QUEUE + 1;
/** Bits of the ditches that share an intersection with the spring or a canal, built ones included [C31]. */
export const REACH = CANALS + 1;
/** Bits of the ditches proposed this round. */
export const PROPOSED = REACH + 1;
/** Bits of the free squares: 0–23 and 24–47. */
export const FREE_LOW = PROPOSED + 1;
export const FREE_HIGH = FREE_LOW + 1;
/** Bits of the seats that still have their extra canal. */
export const EXTRAS = FREE_HIGH + 1;
/** Tiles in the stacks, all kinds together. */
export const STACKED = EXTRAS + 1;
/** [C32] */
export const MIN_BRIBE = STACKED + 1;
/** [C44] 1 where both of two players may be asked for the extra canal. */
export const EXTRA_BOTH = MIN_BRIBE + 1;
export const SIZE = EXTRA_BOTH + 1;

export const HALF = 24;
export const ALL_HALF = (1 << HALF) - 1;

/**
 * A square: 0 when free. Bit 0 palm, bit 1 taken, bit 2 desert, bits 3–6 tile kind, bits 7–8 markers now,
 * bits 9–10 markers planted, bits 11–13 planter + 1 (0: nobody).
 */
export const PALM = 1;
export const TAKEN = 2;
export const DESERT = 4;
export const KIND_SHIFT = 3;
export const MARKERS_SHIFT = 7;
export const PLANTED_SHIFT = 9;
export const PLANTER_SHIFT = 11;
export const ONE_MARKER = 1 << MARKERS_SHIFT;

export const kindAt = (square: number): number => (square >> KIND_SHIFT) & 15;
export const cropAt = (square: number): number => (square >> (KIND_SHIFT + 1)) & 7;
export const markersAt = (square: number): number => (square >> MARKERS_SHIFT) & 3;
export const plantedAt = (square: number): number => (square >> PLANTED_SHIFT) & 3;
/** The planter's seat, or −1. */
export const planterAt = (square: number): number => ((square >> PLANTER_SHIFT) & 7) - 1;
/** A plantation: taken and not desert. */
export const isPlantation = (square: number): boolean => (square & (TAKEN | DESERT)) === TAKEN;

export const ROUNDS_BY_PLAYERS: readonly number[] = [0, 0, 10, 11, 11, 9];
/** Tiles turned over each round, one a stack [C8][C9]. */
export const STACKS_BY_PLAYERS: readonly number[] = [0, 0, 3, 4, 4, 5];
export const MARKER_STOCK = 22;

/** [C6][C9] How many tiles of a kind are in the game: 3 and 6, with two players 2 and 4. */
export const tilesInGame = (players: number, kind: number): number => {
  const ofTwo = kind & 1;
  if (players === 2) return ofTwo === 1 ? 4 : 2;
  return ofTwo === 1 ? 6 : 3;
};

/** The state before the first row. */
export const start = (setup: Setup): State => {
  const { players, options } = setup;
  const n = new Int32Array(SIZE);
  n[PLAYERS] = players;
  n[ROUNDS] = ROUNDS_BY_PLAYERS[players]!;
  n[OVERSEER] = n[SPRING] = n[ASIDE] = n[ACTOR] = -1;
  n[FREE_LOW] = n[FREE_HIGH] = ALL_HALF;
  n[EXTRAS] = (1 << players) - 1;
  n[MIN_BRIBE] = Number(options['minBribe']);
  n[EXTRA_BOTH] = options['twoPlayerExtra'] === 'opponent' ? 0 : 1;
  for (let seat = 0; seat < 5; seat++) {
    n[CASH + seat] = seat < players ? (players === 2 ? 5 : 10) : 0;
    n[BID + seat] = NO_BID;
    n[BRIBE_DITCH + seat] = -1;
    n[SLOT + seat] = -1;
  }
  for (let kind = 0; kind < 10; kind++) {
    n[UNSEEN + kind] = tilesInGame(players, kind);
    n[STACKED] = n[STACKED]! + n[UNSEEN + kind]!;
  }
  n[PHASE] = PHASE_OVERSEER;
  return { setup, n };
};

export const copy = (state: State): State => ({ setup: state.setup, n: state.n.slice() });

export const assign = (target: State, source: State): void => {
  target.setup = source.setup;
  target.n.set(source.n);
};
