import { bitsOf, type Eye, type Seat, seatIndex, seatName, type Setup } from '@santiago/kernel';
import { DITCHES_AT, DITCHES_NEAR, SQUARE_COUNT } from './board.ts';
import { hasLeftoverTile, MARKERS } from './components.ts';
import { poolOn } from './legality.ts';
import {
  hasPalm,
  isDesert,
  isFree,
  kindAt,
  markersAt,
  PALM,
  planted,
  plantedAt,
  planterAt,
  toDesert,
  withMarkers,
} from './state/square.ts';
import { NO_BID, SEALED_BID } from './state/bids.ts';
import { queueOf, seatInQueue, seatsInQueue } from './state/queue.ts';
import { start, type State } from './state/state.ts';
import { countOf, kindInSlot, kindsOf, oneOf, withTile } from './state/tiles.ts';
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

const plantationsOf = (s: State): Plantation[] =>
  SQUARES.flatMap((square, i) => {
    const packed = s.squares[i]!;
    if (isFree(packed)) return [];
    return {
      square,
      tile: TILES[kindAt(packed)]!,
      planter: seatOrNull(planterAt(packed)),
      markers: markersAt(packed),
      planted: plantedAt(packed),
      palm: hasPalm(packed),
      desert: isDesert(packed),
    };
  });

/** [C10] Every marker ever planted came from the stock and none goes back. */
const stockOf = (s: State, seat: number): number => {
  let stock = MARKERS;
  for (let i = 0; i < SQUARE_COUNT; i++) {
    if (planterAt(s.squares[i]!) === seat) stock -= plantedAt(s.squares[i]!);
  }
  return stock;
};

const seatViews = (s: State): SeatView[] =>
  Array.from({ length: s.players }, (_, seat) => {
    const bid = s.bids[seat]!;
    return {
      cash: s.cash[seat]!,
      markers: stockOf(s, seat),
      extra: (s.extras & (1 << seat)) !== 0,
      // [C40] While bids are sealed they stand in the phase alone, each for the eye that may see it.
      bid: s.phase === 'sealed' || bid === NO_BID ? null : bid,
    };
  });

const offered = (s: State): Tile[] => kindsOf(s.tiles).map((kind) => TILES[kind]!);

/** The actor and those after him, clockwise. */
const clockwise = (s: State, howMany: number): Seat[] =>
  Array.from({ length: howMany }, (_, i) => seatName((s.actor + i) % s.players));

const queued = (s: State, howMany: number): Seat[] => seatsInQueue(s.queue, howMany).map(seatName);

/** [C46] The actor and those who may still be asked after him. */
const extraQueue = (s: State): Seat[] =>
  clockwise(s, s.left).filter((seat) => {
    const index = seatIndex(seat);
    return (s.extras & (1 << index)) !== 0 && (index !== s.overseer || s.overseerExtra);
  });

const proposalsOf = (s: State): Proposal[] =>
  bitsOf(s.proposed).map((ditch) => ({
    ditch: DITCHES[ditch]!,
    bribes: Array.from({ length: s.players }, (_, seat) => seat)
      .filter((seat) => s.bribeDitches[seat] === ditch)
      .map((seat) => ({ seat: seatName(seat), amount: s.bribes[seat]! })),
  }));

/** [C40] A sealed amount is for the one who sealed it. */
const sealedFor = (s: State, seat: number, eye: Eye): number | '?' | null => {
  const bid = s.bids[seat]!;
  if (bid === NO_BID) return null;
  return bid !== SEALED_BID && (eye === 'all' || eye === seatName(seat)) ? bid : '?';
};

const phaseOf = (s: State, eye: Eye): Phase => {
  switch (s.phase) {
    case 'overseer':
      return { kind: 'set-up', step: 'overseer' };
    case 'spring':
      return { kind: 'set-up', step: 'spring' };
    case 'palms':
      return { kind: 'set-up', step: 'palms' };
    case 'aside':
      return { kind: 'set-up', step: 'aside' };
    case 'choose-spring':
      return { kind: 'spring', by: seatName(s.actor) };
    case 'first-canal':
      return { kind: 'first-canal', by: seatName(s.actor) };
    case 'reveal':
      return { kind: 'reveal' };
    case 'auction':
      return { kind: 'auction', tiles: offered(s), queue: clockwise(s, s.left) };
    case 'sealed':
      return { kind: 'sealed', tiles: offered(s), sealed: [sealedFor(s, 0, eye), sealedFor(s, 1, eye)] };
    case 'planting': {
      const last = hasLeftoverTile(s.players) ? seatInQueue(s.queue, s.left) : -1;
      return { kind: 'planting', tiles: offered(s), queue: queued(s, s.left), last: seatOrNull(last) };
    }
    case 'leftover':
      return { kind: 'leftover', tile: TILES[kindInSlot(s.tiles, 0)]!, by: seatName(s.actor) };
    case 'bribing':
      return { kind: 'bribing', queue: clockwise(s, s.left), proposals: proposalsOf(s) };
    case 'decision':
      return { kind: 'decision', by: seatName(s.actor), proposals: proposalsOf(s) };
    case 'extra':
      return { kind: 'extra', queue: extraQueue(s) };
    default:
      return { kind: 'over' };
  }
};

/** What the eye may know, built up field by field. */
export const viewOf = (s: State, eye: Eye): View => {
  const { setup } = s;
  return {
    game: 'canals',
    eye,
    setup,
    round: s.round,
    rounds: s.rounds,
    overseer: seatOrNull(s.overseer),
    spring: nameOrNull(INTERSECTIONS, s.spring),
    canals: bitsOf(s.canals).map((ditch) => DITCHES[ditch]!),
    plantations: plantationsOf(s),
    palms: SQUARES.filter((_, i) => s.squares[i] === PALM),
    seats: seatViews(s),
    aside: nameOrNull(TILES, s.aside),
    unseen: TILES.map((_, kind) => countOf(s.unseen, kind)),
    phase: phaseOf(s, eye),
  };
};

const packed = ({ tile, planter, planted: from, markers, palm, desert }: Plantation): number => {
  const seat = planter === null ? -1 : seatIndex(planter);
  const square = withMarkers(planted(palm ? PALM : 0, tileIndex(tile), from, seat), markers);
  return desert ? toDesert(square) : square;
};

const setBoard = (s: State, view: View): void => {
  for (const square of view.palms) s.squares[squareIndex(square)] = PALM;
  if (view.spring !== null) {
    s.spring = intersectionIndex(view.spring);
    s.reach = DITCHES_AT[s.spring]!;
  }
  for (const ditch of view.canals.map(ditchIndex)) {
    s.canals |= 1 << ditch;
    s.reach |= DITCHES_NEAR[ditch]!;
  }
  for (const plantation of view.plantations) s.lay(squareIndex(plantation.square), packed(plantation));
};

const setSeats = (s: State, view: View): void => {
  s.extras = 0;
  for (const [seat, { cash, extra, bid }] of view.seats.entries()) {
    s.cash[seat] = cash;
    s.bids[seat] = bid ?? NO_BID;
    if (extra) s.extras |= 1 << seat;
  }
};

const setOffer = (s: State, tiles: readonly Tile[]): void => {
  s.tiles = tiles.reduce((offer, tile, slot) => withTile(offer, slot, tileIndex(tile)), 0);
  s.tileCount = tiles.length;
};

const setQueue = (s: State, queue: readonly Seat[]): void => {
  s.actor = seatIndex(queue[0]!);
  s.left = queue.length;
};

const setProposals = (s: State, proposals: readonly Proposal[]): void => {
  for (const { ditch, bribes } of proposals) {
    s.proposed |= 1 << ditchIndex(ditch);
    for (const { seat, amount } of bribes) {
      s.bribeDitches[seatIndex(seat)] = ditchIndex(ditch);
      s.bribes[seatIndex(seat)] = amount;
    }
    s.largestPool = Math.max(s.largestPool, poolOn(s, ditchIndex(ditch)));
  }
};

const setPhase = (s: State, phase: Phase): void => {
  switch (phase.kind) {
    case 'set-up':
      s.phase = phase.step;
      return;
    case 'spring':
      s.phase = 'choose-spring';
      s.actor = seatIndex(phase.by);
      return;
    case 'first-canal':
      s.phase = 'first-canal';
      s.actor = seatIndex(phase.by);
      return;
    case 'reveal':
      s.phase = 'reveal';
      return;
    case 'auction':
      s.phase = 'auction';
      setOffer(s, phase.tiles);
      setQueue(s, phase.queue);
      return;
    case 'sealed':
      s.phase = 'sealed';
      setOffer(s, phase.tiles);
      for (const [seat, bid] of phase.sealed.entries()) {
        s.bids[seat] = bid === null ? NO_BID : bid === '?' ? SEALED_BID : bid;
      }
      return;
    case 'planting':
      s.phase = 'planting';
      setOffer(s, phase.tiles);
      setQueue(s, phase.queue);
      s.queue = queueOf([...phase.queue, ...(phase.last === null ? [] : [phase.last])].map(seatIndex));
      return;
    case 'leftover':
      s.phase = 'leftover';
      setOffer(s, [phase.tile]);
      s.actor = seatIndex(phase.by);
      return;
    case 'bribing':
      s.phase = 'bribing';
      setQueue(s, phase.queue);
      setProposals(s, phase.proposals);
      return;
    case 'decision':
      s.phase = 'decision';
      s.actor = seatIndex(phase.by);
      setProposals(s, phase.proposals);
      return;
    case 'extra':
      s.phase = 'extra';
      s.actor = seatIndex(phase.queue[0]!);
      // Counted to the overseer, who would be asked last.
      s.left = ((s.overseer - s.actor + s.players) % s.players) + 1;
      return;
    case 'over':
      s.phase = 'over';
  }
};

/** The state as the view's eye knows it. */
export const known = (view: View): State => {
  const s = start(view.setup);
  s.round = view.round;
  s.overseer = view.overseer === null ? -1 : seatIndex(view.overseer);
  s.aside = view.aside === null ? -1 : tileIndex(view.aside);
  s.unseen = s.unseenCount = 0;
  for (const [kind, left] of view.unseen.entries()) {
    s.unseen += left * oneOf(kind);
    s.unseenCount += left;
  }
  setBoard(s, view);
  setSeats(s, view);
  setPhase(s, view.phase);
  return s;
};
