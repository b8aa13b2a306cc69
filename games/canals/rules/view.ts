import { type Eye, type Seat, seatIndex, seatName, type Setup } from '@santiago/kernel';
import { SQUARE_COUNT } from './board.ts';
import { MARKERS } from './components.ts';
import { type Phase, restorePhase, showPhase } from './phases/index.ts';
import { ditchNames } from './common/ditches.ts';
import { NO_BID } from './state/bids.ts';
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
import { start, type State } from './state/state.ts';
import { countOf, oneOf } from './state/tiles.ts';
import {
  type Ditch,
  ditchIndex,
  type Intersection,
  intersectionIndex,
  intersectionName,
  type Square,
  squareIndex,
  SQUARES,
  type Tile,
  tileIndex,
  tileName,
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

export interface SeatView {
  /** [C15] Always present, since every payment is public; `money: hidden` is for the screen to obey. */
  readonly cash: number;
  /** Markers in stock. */
  readonly markers: number;
  /** The extra canal is unused. */
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

/** −1 in a state means not known yet. */
const nameOrNull = <N>(name: (index: number) => N, index: number): N | null =>
  index < 0 ? null : name(index);

const plantationsOf = (s: State): Plantation[] =>
  SQUARES.flatMap((square, i) => {
    const packed = s.squares[i]!;
    if (isFree(packed)) return [];
    return {
      square,
      tile: tileName(kindAt(packed)),
      planter: nameOrNull(seatName, planterAt(packed)),
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

/** What the eye may know, built up field by field. */
export const viewOf = (s: State, eye: Eye): View => {
  const { setup } = s;
  return {
    game: 'canals',
    eye,
    setup,
    round: s.round,
    rounds: s.rounds,
    overseer: nameOrNull(seatName, s.overseer),
    spring: nameOrNull(intersectionName, s.spring),
    canals: ditchNames(s.canals),
    plantations: plantationsOf(s),
    palms: SQUARES.filter((_, i) => s.squares[i] === PALM),
    seats: seatViews(s),
    aside: nameOrNull(tileName, s.aside),
    unseen: TILES.map((_, kind) => countOf(s.unseen, kind)),
    phase: showPhase(s, eye),
  };
};

const packed = ({ tile, planter, planted: from, markers, palm, desert }: Plantation): number => {
  const seat = planter === null ? -1 : seatIndex(planter);
  const square = withMarkers(planted(palm ? PALM : 0, tileIndex(tile), from, seat), markers);
  return desert ? toDesert(square) : square;
};

const setBoard = (s: State, view: View): void => {
  for (const square of view.palms) s.putPalm(squareIndex(square));
  if (view.spring !== null) s.putSpring(intersectionIndex(view.spring));
  for (const ditch of view.canals) s.build(ditchIndex(ditch));
  for (const plantation of view.plantations) s.putTile(squareIndex(plantation.square), packed(plantation));
};

const setSeats = (s: State, view: View): void => {
  s.extras = 0;
  for (const [seat, { cash, extra, bid }] of view.seats.entries()) {
    s.cash[seat] = cash;
    s.bids[seat] = bid ?? NO_BID;
    if (extra) s.extras |= 1 << seat;
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
  restorePhase(s, view.phase);
  return s;
};
