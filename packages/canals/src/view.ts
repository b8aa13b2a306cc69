import { type Eye, type Seat, seatIndex, seatName, type Setup } from '@santiago/kernel';
import { bitsOf } from './bits.ts';
import { DITCH_ENDS, DITCHES_AT, SQUARE_COUNT } from './board.ts';
import {
  ACTOR,
  ASIDE,
  BID,
  BRIBE,
  BRIBE_DITCH,
  CANALS,
  CASH,
  DESERT,
  EXTRA_BOTH,
  EXTRAS,
  FREE_HIGH,
  FREE_LOW,
  HALF,
  KIND_SHIFT,
  kindAt,
  LEFT,
  MARKER_STOCK,
  MARKERS_SHIFT,
  markersAt,
  NO_BID,
  OVERSEER,
  PALM,
  PHASE,
  PHASE_ASIDE,
  PHASE_AUCTION,
  PHASE_BRIBING,
  PHASE_CHOOSE_SPRING,
  PHASE_DECISION,
  PHASE_EXTRA,
  PHASE_FIRST_CANAL,
  PHASE_LEFTOVER,
  PHASE_OVER,
  PHASE_OVERSEER,
  PHASE_PALMS,
  PHASE_PLANTING,
  PHASE_REVEAL,
  PHASE_SEALED,
  PHASE_SPRING,
  PLANTED_SHIFT,
  plantedAt,
  PLANTER_SHIFT,
  planterAt,
  PLAYERS,
  PROPOSED,
  QUEUE,
  REACH,
  ROUND,
  ROUNDS,
  SEALED_BID,
  SLOT,
  SPRING,
  SQUARE,
  STACKED,
  start,
  type State,
  TAKEN,
  UNSEEN,
} from './state.ts';
import {
  type Ditch,
  DITCHES,
  ditchIndex,
  type Intersection,
  INTERSECTIONS,
  intersectionIndex,
  type Square,
  squareIndex,
  SQUARES,
  type Tile,
  tileIndex,
  TILES,
} from './vocabulary.ts';

/** A tile on the board. */
export interface Plantation {
  readonly square: Square;
  readonly tile: Tile;
  /** Who planted it; null for a tile that nobody's markers ever stood on. */
  readonly planter: Seat | null;
  /** Markers on it now. Without any it is neutral [C25][C49]. */
  readonly markers: number;
  /** Markers it was planted with: what is missing has dried up. */
  readonly planted: number;
  readonly palm: boolean;
  readonly desert: boolean;
}

/** All bribes on one place, in the order of the seats [C33]. */
export interface Proposal {
  readonly ditch: Ditch;
  readonly bribes: readonly { readonly seat: Seat; readonly amount: number }[];
}

/** Where the match stands; each phase carries its own data. */
export type Phase =
  /** Chance is setting up. */
  | { readonly kind: 'set-up'; readonly step: 'overseer' | 'spring' | 'palms' | 'aside' }
  /** [C11] The first overseer places the spring. */
  | { readonly kind: 'spring'; readonly by: Seat }
  /** [C12] The first overseer lays the first canal. */
  | { readonly kind: 'first-canal'; readonly by: Seat }
  | { readonly kind: 'reveal' }
  /** [C18] `queue` are those still to bid or pass. */
  | { readonly kind: 'auction'; readonly tiles: readonly Tile[]; readonly queue: readonly Seat[] }
  /** [C40] By seat: the amount, `?` where it is sealed from this eye, null where none was given yet. */
  | {
      readonly kind: 'sealed';
      readonly tiles: readonly Tile[];
      readonly sealed: readonly (number | '?' | null)[];
    }
  /** [C22] `tiles` are those left, `queue` those still to plant; the tile left over is not yet counted [C28]. */
  | {
      readonly kind: 'planting';
      readonly tiles: readonly Tile[];
      readonly queue: readonly Seat[];
      readonly last: Seat | null;
    }
  | { readonly kind: 'leftover'; readonly tile: Tile; readonly by: Seat }
  | { readonly kind: 'bribing'; readonly queue: readonly Seat[]; readonly proposals: readonly Proposal[] }
  | { readonly kind: 'decision'; readonly by: Seat; readonly proposals: readonly Proposal[] }
  | { readonly kind: 'extra'; readonly queue: readonly Seat[] }
  | { readonly kind: 'over' };

export interface SeatView {
  /** [C15] Always here, since every payment is public; `money: hidden` is for the screen to obey. */
  readonly cash: number;
  /** Markers in stock. */
  readonly markers: number;
  /** His extra canal is unused. */
  readonly extra: boolean;
  /** This round's bid, 0 for a pass, null while there is none to see. */
  readonly bid: number | null;
}

/** What one eye may know of a match. Plain data; made of everything there is for the eye `all`. */
export interface View {
  readonly game: 'canals';
  readonly eye: Eye;
  readonly setup: Setup;
  /** From 1; 0 until the first tiles are turned over. */
  readonly round: number;
  readonly rounds: number;
  readonly overseer: Seat | null;
  readonly spring: Intersection | null;
  readonly canals: readonly Ditch[];
  readonly plantations: readonly Plantation[];
  /** Palms that stand on free squares. */
  readonly palms: readonly Square[];
  readonly seats: readonly SeatView[];
  /** [C8] The tile that is out of the game. */
  readonly aside: Tile | null;
  /** How many tiles of each kind are still in the stacks, in the order of TILES. */
  readonly unseen: readonly number[];
  readonly phase: Phase;
}

const nameOrNull = <N>(names: readonly N[], index: number): N | null => (index < 0 ? null : names[index]!);
const seatOrNull = (index: number): Seat | null => (index < 0 ? null : seatName(index));

const plantationsOf = (n: Int32Array): Plantation[] =>
  SQUARES.flatMap((square, i) => {
    const packed = n[SQUARE + i]!;
    if ((packed & TAKEN) === 0) return [];
    return {
      square,
      tile: TILES[kindAt(packed)]!,
      planter: seatOrNull(planterAt(packed)),
      markers: markersAt(packed),
      planted: plantedAt(packed),
      palm: (packed & PALM) !== 0,
      desert: (packed & DESERT) !== 0,
    };
  });

/** [C10] Every marker ever planted came from the stock and none goes back. */
const stockOf = (n: Int32Array, seat: number): number => {
  let stock = MARKER_STOCK;
  for (let i = 0; i < SQUARE_COUNT; i++) {
    if (planterAt(n[SQUARE + i]!) === seat) stock -= plantedAt(n[SQUARE + i]!);
  }
  return stock;
};

const seatViews = (n: Int32Array): SeatView[] =>
  Array.from({ length: n[PLAYERS]! }, (_, seat) => {
    const bid = n[BID + seat]!;
    return {
      cash: n[CASH + seat]!,
      markers: stockOf(n, seat),
      extra: (n[EXTRAS]! & (1 << seat)) !== 0,
      // [C40] While bids are sealed they stand in the phase alone, each for the eye that may see it.
      bid: n[PHASE] === PHASE_SEALED || bid === NO_BID ? null : bid,
    };
  });

const slotTiles = (n: Int32Array): Tile[] => {
  const tiles: Tile[] = [];
  for (let slot = 0; slot < 5 && n[SLOT + slot]! >= 0; slot++) tiles.push(TILES[n[SLOT + slot]!]!);
  return tiles;
};

/** The actor and those after him, clockwise. */
const clockwise = (n: Int32Array, howMany: number): Seat[] =>
  Array.from({ length: howMany }, (_, i) => seatName((n[ACTOR]! + i) % n[PLAYERS]!));

const queued = (n: Int32Array, howMany: number): Seat[] =>
  Array.from({ length: howMany }, (_, i) => seatName((n[QUEUE]! >> (3 * i)) & 7));

/** [C46] The actor and those who may still be asked after him. */
const extraQueue = (n: Int32Array): Seat[] =>
  clockwise(n, n[LEFT]!).filter((seat) => {
    const index = seatIndex(seat);
    return (n[EXTRAS]! & (1 << index)) !== 0 && (index !== n[OVERSEER] || n[EXTRA_BOTH] === 1);
  });

const proposalsOf = (n: Int32Array): Proposal[] =>
  bitsOf(n[PROPOSED]!).map((ditch) => ({
    ditch: DITCHES[ditch]!,
    bribes: Array.from({ length: n[PLAYERS]! }, (_, seat) => seat)
      .filter((seat) => n[BRIBE_DITCH + seat] === ditch)
      .map((seat) => ({ seat: seatName(seat), amount: n[BRIBE + seat]! })),
  }));

/** [C40] A sealed amount is for the one who sealed it. */
const sealedFor = (n: Int32Array, seat: number, eye: Eye): number | '?' | null => {
  const bid = n[BID + seat]!;
  if (bid === NO_BID) return null;
  return bid !== SEALED_BID && (eye === 'all' || eye === seatName(seat)) ? bid : '?';
};

const phaseOf = (n: Int32Array, eye: Eye): Phase => {
  switch (n[PHASE]) {
    case PHASE_OVERSEER:
      return { kind: 'set-up', step: 'overseer' };
    case PHASE_SPRING:
      return { kind: 'set-up', step: 'spring' };
    case PHASE_PALMS:
      return { kind: 'set-up', step: 'palms' };
    case PHASE_ASIDE:
      return { kind: 'set-up', step: 'aside' };
    case PHASE_CHOOSE_SPRING:
      return { kind: 'spring', by: seatName(n[ACTOR]!) };
    case PHASE_FIRST_CANAL:
      return { kind: 'first-canal', by: seatName(n[ACTOR]!) };
    case PHASE_REVEAL:
      return { kind: 'reveal' };
    case PHASE_AUCTION:
      return { kind: 'auction', tiles: slotTiles(n), queue: clockwise(n, n[LEFT]!) };
    case PHASE_SEALED:
      return { kind: 'sealed', tiles: slotTiles(n), sealed: [sealedFor(n, 0, eye), sealedFor(n, 1, eye)] };
    case PHASE_PLANTING: {
      const last = n[PLAYERS]! <= 3 ? (n[QUEUE]! >> (3 * n[LEFT]!)) & 7 : -1;
      return { kind: 'planting', tiles: slotTiles(n), queue: queued(n, n[LEFT]!), last: seatOrNull(last) };
    }
    case PHASE_LEFTOVER:
      return { kind: 'leftover', tile: TILES[n[SLOT]!]!, by: seatName(n[ACTOR]!) };
    case PHASE_BRIBING:
      return { kind: 'bribing', queue: clockwise(n, n[LEFT]!), proposals: proposalsOf(n) };
    case PHASE_DECISION:
      return { kind: 'decision', by: seatName(n[ACTOR]!), proposals: proposalsOf(n) };
    case PHASE_EXTRA:
      return { kind: 'extra', queue: extraQueue(n) };
    default:
      return { kind: 'over' };
  }
};

/** What the eye may know, built up field by field. */
export const viewOf = (state: State, eye: Eye): View => {
  const { n, setup } = state;
  return {
    game: 'canals',
    eye,
    setup,
    round: n[ROUND]!,
    rounds: n[ROUNDS]!,
    overseer: seatOrNull(n[OVERSEER]!),
    spring: nameOrNull(INTERSECTIONS, n[SPRING]!),
    canals: bitsOf(n[CANALS]!).map((ditch) => DITCHES[ditch]!),
    plantations: plantationsOf(n),
    palms: SQUARES.filter((_, i) => n[SQUARE + i] === PALM),
    seats: seatViews(n),
    aside: nameOrNull(TILES, n[ASIDE]!),
    unseen: TILES.map((_, kind) => n[UNSEEN + kind]!),
    phase: phaseOf(n, eye),
  };
};

const packed = (plantation: Plantation): number =>
  TAKEN |
  (plantation.palm ? PALM : 0) |
  (plantation.desert ? DESERT : 0) |
  (tileIndex(plantation.tile) << KIND_SHIFT) |
  (plantation.markers << MARKERS_SHIFT) |
  (plantation.planted << PLANTED_SHIFT) |
  (((plantation.planter === null ? -1 : seatIndex(plantation.planter)) + 1) << PLANTER_SHIFT);

const setBoard = (n: Int32Array, view: View): void => {
  for (const plantation of view.plantations) {
    const square = squareIndex(plantation.square);
    n[SQUARE + square] = packed(plantation);
    n[square < HALF ? FREE_LOW : FREE_HIGH]! &= ~(1 << (square % HALF));
  }
  for (const square of view.palms) n[SQUARE + squareIndex(square)] = PALM;
  if (view.spring !== null) {
    n[SPRING] = intersectionIndex(view.spring);
    n[REACH] = DITCHES_AT[n[SPRING]!]!;
  }
  for (const ditch of view.canals.map(ditchIndex)) {
    n[CANALS]! |= 1 << ditch;
    for (const end of DITCH_ENDS[ditch]!) n[REACH]! |= DITCHES_AT[end]!;
  }
};

const setSeats = (n: Int32Array, view: View): void => {
  n[EXTRAS] = 0;
  for (const [seat, { cash, extra, bid }] of view.seats.entries()) {
    n[CASH + seat] = cash;
    n[BID + seat] = bid ?? NO_BID;
    if (extra) n[EXTRAS]! |= 1 << seat;
  }
};

const setSlots = (n: Int32Array, tiles: readonly Tile[]): void => {
  for (const [slot, tile] of tiles.entries()) n[SLOT + slot] = tileIndex(tile);
};

const setQueue = (n: Int32Array, queue: readonly Seat[]): void => {
  n[ACTOR] = seatIndex(queue[0]!);
  n[LEFT] = queue.length;
};

const setProposals = (n: Int32Array, proposals: readonly Proposal[]): void => {
  for (const { ditch, bribes } of proposals) {
    n[PROPOSED]! |= 1 << ditchIndex(ditch);
    for (const { seat, amount } of bribes) {
      n[BRIBE_DITCH + seatIndex(seat)] = ditchIndex(ditch);
      n[BRIBE + seatIndex(seat)] = amount;
    }
  }
};

const SETUP_STEPS = {
  overseer: PHASE_OVERSEER,
  spring: PHASE_SPRING,
  palms: PHASE_PALMS,
  aside: PHASE_ASIDE,
};

const setPhase = (n: Int32Array, phase: Phase): void => {
  switch (phase.kind) {
    case 'set-up':
      n[PHASE] = SETUP_STEPS[phase.step];
      n[ACTOR] = n[OVERSEER]!;
      return;
    case 'spring':
      n[PHASE] = PHASE_CHOOSE_SPRING;
      n[ACTOR] = seatIndex(phase.by);
      return;
    case 'first-canal':
      n[PHASE] = PHASE_FIRST_CANAL;
      n[ACTOR] = seatIndex(phase.by);
      return;
    case 'reveal':
      n[PHASE] = PHASE_REVEAL;
      return;
    case 'auction':
      n[PHASE] = PHASE_AUCTION;
      setSlots(n, phase.tiles);
      setQueue(n, phase.queue);
      return;
    case 'sealed':
      n[PHASE] = PHASE_SEALED;
      setSlots(n, phase.tiles);
      for (const [seat, bid] of phase.sealed.entries()) {
        n[BID + seat] = bid === null ? NO_BID : bid === '?' ? SEALED_BID : bid;
      }
      return;
    case 'planting':
      n[PHASE] = PHASE_PLANTING;
      setSlots(n, phase.tiles);
      setQueue(n, phase.queue);
      n[QUEUE] = [...phase.queue, ...(phase.last === null ? [] : [phase.last])].reduce(
        (queue, seat, i) => queue | (seatIndex(seat) << (3 * i)),
        0,
      );
      return;
    case 'leftover':
      n[PHASE] = PHASE_LEFTOVER;
      setSlots(n, [phase.tile]);
      n[ACTOR] = seatIndex(phase.by);
      return;
    case 'bribing':
      n[PHASE] = PHASE_BRIBING;
      setQueue(n, phase.queue);
      setProposals(n, phase.proposals);
      return;
    case 'decision':
      n[PHASE] = PHASE_DECISION;
      n[ACTOR] = seatIndex(phase.by);
      setProposals(n, phase.proposals);
      return;
    case 'extra':
      n[PHASE] = PHASE_EXTRA;
      n[ACTOR] = seatIndex(phase.queue[0]!);
      // Counted to the overseer, who would be asked last.
      n[LEFT] = ((n[OVERSEER]! - n[ACTOR]! + n[PLAYERS]!) % n[PLAYERS]!) + 1;
      return;
    case 'over':
      n[PHASE] = PHASE_OVER;
  }
};

/** The state as the view's eye knows it. */
export const known = (view: View): State => {
  const state = start(view.setup);
  const { n } = state;
  n[ROUND] = view.round;
  n[OVERSEER] = view.overseer === null ? -1 : seatIndex(view.overseer);
  n[ASIDE] = view.aside === null ? -1 : tileIndex(view.aside);
  n[STACKED] = 0;
  for (const [kind, left] of view.unseen.entries()) {
    n[UNSEEN + kind] = left;
    n[STACKED]! += left;
  }
  setBoard(n, view);
  setSeats(n, view);
  setPhase(n, view.phase);
  return state;
};
