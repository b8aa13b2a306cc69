import { bitsOf, type Seat, seatName, SEATS } from '@santiago/kernel';
import { DITCHES_OF_SQUARE, HALF, SQUARES_OF_DITCH } from './board.ts';
import { ditchNames, legalDitches } from './common/ditches.ts';
import { areaPoints, type Counted, findAreas, isIrrigated, makeAreas } from './score.ts';
import { cropAt, isFree, isPlantation, marksAt, markersAt, planted, planterAt } from './state/square.ts';
import { markersFor as markersForKind } from './state/tiles.ts';
import { copy, type State } from './state/state.ts';
import {
  type Crop,
  cropName,
  type Ditch,
  ditchIndex,
  type Square,
  squareIndex,
  squareName,
  SQUARES,
  type Tile,
  tileIndex,
} from './vocabulary.ts';

/**
 * What the screen, the bots and the coach ask besides legality. Everything follows from a state as somebody knows it
 * (`canals.known(view)`), so a page can ask as well as the server. Points "now" are those of a match that ends now:
 * what is dry is lost [C51]. Points "watered" count every plantation, as if all of them were irrigated.
 */

/** [C47] The plantations that are irrigated. */
export const irrigated = (state: State): Square[] =>
  SQUARES.filter((_, square) => isPlantation(state.squares[square]!) && isIrrigated(state, square));

/** A plantation without water, and what happens to it if it gets none. */
export interface DryPlantation {
  readonly square: Square;
  readonly markers: number;
  /** [C48][C51] It is desert at the end of the round that comes so many rounds after this one; 0 is this round. */
  readonly lostIn: number;
  /** [C3] The two ditches whose canal would irrigate it; `legal` are those where one may be built now. */
  readonly ditches: readonly Ditch[];
  readonly legal: readonly Ditch[];
}

/** The round whose drying comes next: after the last extra canal it is the next round. */
const currentRound = (state: State): number => (state.phase === 'reveal' ? state.round + 1 : state.round);

/** [C48] A marker a round, then the tile; [C51] at the end of the match all that is dry. */
const lostIn = (state: State, markers: number): number =>
  Math.min(markers, state.rounds - currentRound(state));

export const dryPlantations = (state: State): DryPlantation[] =>
  [...bitsOf(state.dryLow), ...bitsOf(state.dryHigh).map((bit) => bit + HALF)].map((square) => {
    const markers = markersAt(state.squares[square]!);
    return {
      square: squareName(square),
      markers,
      lostIn: lostIn(state, markers),
      ditches: ditchNames(DITCHES_OF_SQUARE[square]!),
      legal: ditchNames(DITCHES_OF_SQUARE[square]! & legalDitches(state)),
    };
  });

/** [C52] An area, dry plantations included. */
export interface Area {
  readonly crop: Crop;
  readonly squares: readonly Square[];
  /** Those of its squares that are dry. */
  readonly dry: readonly Square[];
  /** [C53] By seat: markers in it, palms counted with them. */
  readonly marks: readonly number[];
  /** [C53] By seat: tiles × marks. */
  readonly points: readonly number[];
}

/** [C52] The areas of all plantations, or of the irrigated ones: those that count if the match ended now [C51]. */
export const areas = (state: State, counted: Counted = 'all'): Area[] => {
  const found = makeAreas();
  findAreas(state, counted, found);
  const squares = Array.from({ length: found.count }, (): number[] => []);
  for (const [square, area] of found.areaAt.entries()) squares[area]?.push(square);
  return squares.map((each) => describeArea(state, each));
};

const describeArea = (state: State, squares: readonly number[]): Area => {
  const marks = Array.from({ length: state.players }, () => 0);
  for (const square of squares) {
    const packed = state.squares[square]!;
    if (marksAt(packed) > 0) marks[planterAt(packed)]! += marksAt(packed);
  }
  return {
    crop: cropName(cropAt(state.squares[squares[0]!]!)),
    squares: squares.map(squareName),
    dry: squares.filter((square) => !isIrrigated(state, square)).map(squareName),
    marks,
    points: marks.map((own) => own * squares.length),
  };
};

/** A seat's score and where it comes from. */
export interface Standing {
  readonly seat: Seat;
  readonly cash: number;
  /** [C53] Its areas as if the match ended now, the most valuable first. */
  readonly areas: readonly {
    readonly crop: Crop;
    readonly squares: readonly Square[];
    readonly marks: number;
    readonly points: number;
  }[];
  /** [C54] Cash and areas, as if the match ended now. */
  readonly now: number;
  /** The same if every dry plantation were irrigated. */
  readonly watered: number;
}

export const standings = (state: State): Standing[] => {
  const found = areas(state, 'irrigated');
  const watered = points(state, 'all');
  return Array.from({ length: state.players }, (_, seat) => {
    const own = found
      .filter((area) => area.marks[seat]! > 0)
      .map(({ crop, squares, marks, points: worth }) => ({
        crop,
        squares,
        marks: marks[seat]!,
        points: worth[seat]!,
      }))
      .sort((a, b) => b.points - a.points);
    const cash = state.cash[seat]!;
    return {
      seat: seatName(seat),
      cash,
      areas: own,
      now: cash + own.reduce((sum, area) => sum + area.points, 0),
      watered: cash + watered[seat]!,
    };
  });
};

/** [C53] The points of each seat from areas. */
const points = (state: State, counted: Counted): number[] => {
  const found = makeAreas();
  const earned = new Int32Array(SEATS.length);
  findAreas(state, counted, found);
  areaPoints(state, found, earned);
  return [...earned.subarray(0, state.players)];
};

/** By seat: how points from areas change. */
export interface Change {
  readonly now: readonly number[];
  readonly watered: readonly number[];
}

const change = (before: State, after: State): Change => {
  const difference = (counted: Counted): number[] => {
    const old = points(before, counted);
    return points(after, counted).map((worth, seat) => worth - old[seat]!);
  };
  return { now: difference('irrigated'), watered: difference('all') };
};

/** [C24][C28] The markers this tile would get from the seat that plants now; none on the leftover tile. */
export const markersFor = (state: State, tile: Tile): number => {
  if (state.phase === 'leftover') return 0;
  return markersForKind(tileIndex(tile), state.bids[state.actor]!);
};

/** What planting a tile on a free square would make. */
export interface PlantingEffect extends Change {
  readonly markers: number;
  /** Is the square irrigated already? */
  readonly irrigated: boolean;
  /** The area the tile would belong to, dry plantations included. */
  readonly area: Area;
  /** Its fate if no canal comes; null where it is irrigated. */
  readonly dry: DryPlantation | null;
}

/** Asked in planting: what would this tile of the actor on this free square change? */
export const plantingEffect = (state: State, tile: Tile, square: Square): PlantingEffect => {
  const index = squareIndex(square);
  const markers = markersFor(state, tile);
  const after = copy(state);
  after.putTile(index, planted(state.squares[index]!, tileIndex(tile), markers, state.actor));
  return {
    ...change(state, after),
    markers,
    irrigated: isIrrigated(state, index),
    area: areas(after).find((area) => area.squares.includes(square))!,
    dry: dryPlantations(after).find((plantation) => plantation.square === square) ?? null,
  };
};

/** What a canal on a ditch would make. */
export interface CanalEffect extends Change {
  /** The plantations that would be irrigated by it and are not yet. */
  readonly waters: readonly Square[];
  /** By seat: the markers on these. */
  readonly markers: readonly number[];
  /** Those of them that this round's drying, or the end of the match, would turn to desert [C48][C51]. */
  readonly saves: readonly Square[];
  /** Free squares that would be irrigated by it and are not yet. */
  readonly opens: readonly Square[];
}

/** What would a canal on this ditch change? The ditch need not be legal. */
export const canalEffect = (state: State, ditch: Ditch): CanalEffect => {
  const index = ditchIndex(ditch);
  const after = copy(state);
  after.build(index);
  const along = SQUARES_OF_DITCH[index]!.filter((square) => !isIrrigated(state, square));
  const waters = along.filter((square) => isPlantation(state.squares[square]!));
  const markers = Array.from({ length: state.players }, () => 0);
  for (const square of waters) {
    const packed = state.squares[square]!;
    if (markersAt(packed) > 0) markers[planterAt(packed)]! += markersAt(packed);
  }
  return {
    ...change(state, after),
    waters: waters.map(squareName),
    markers,
    saves: waters.filter((square) => lostIn(state, markersAt(state.squares[square]!)) === 0).map(squareName),
    opens: along.filter((square) => isFree(state.squares[square]!)).map(squareName),
  };
};
