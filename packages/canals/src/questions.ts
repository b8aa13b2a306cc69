import { bitsOf, type Seat, seatName } from '@santiago/kernel';
import { DITCHES_OF_SQUARE, HALF, SQUARE_COUNT, SQUARES_OF_DITCH } from './board.ts';
import { legalDitches } from './legality.ts';
import { areaOf, areaPoints, findAreas, isWatered } from './score.ts';
import { cropAt, isFree, isPlantation, marksAt, markersAt, planted, planterAt } from './state/square.ts';
import { markersFor as markersForKind } from './state/tiles.ts';
import { copy, type State } from './state/state.ts';
import {
  type Crop,
  CROPS,
  type Ditch,
  ditchIndex,
  DITCHES,
  type Square,
  squareIndex,
  SQUARES,
  type Tile,
  tileIndex,
} from './vocabulary.ts';

/**
 * What the screen, the bots and the teacher ask beside legality. Everything follows from a state as somebody knows it
 * (`canals.known(view)`), so a page may ask as well as the server. Points "now" are those of a match that ends now:
 * what is dry is lost [C51]. Points "watered" count every plantation, as if all of them were irrigated.
 */

/** [C47] The plantations that are irrigated. */
export const irrigated = (state: State): Square[] =>
  SQUARES.filter((_, square) => isPlantation(state.squares[square]!) && isWatered(state, square));

/** A plantation without water, and what becomes of it if it gets none. */
export interface DryPlantation {
  readonly square: Square;
  readonly markers: number;
  /** [C48][C51] It is desert at the end of the round that comes so many rounds after this one; 0 is this round. */
  readonly lostIn: number;
  /** [C3] The two places where a canal would water it; `legal` are those where one may be built now. */
  readonly ditches: readonly Ditch[];
  readonly legal: readonly Ditch[];
}

/** The round whose drying comes next: after the last extra canal it is the one to come. */
const currentRound = (state: State): number => (state.phase === 'reveal' ? state.round + 1 : state.round);

/** [C48] A marker a round, then the tile; [C51] at the end of the match all that is dry. */
const lostIn = (state: State, markers: number): number =>
  Math.min(markers, state.rounds - currentRound(state));

export const dryPlantations = (state: State): DryPlantation[] =>
  [...bitsOf(state.dryLow), ...bitsOf(state.dryHigh).map((bit) => bit + HALF)].map((square) => {
    const markers = markersAt(state.squares[square]!);
    return {
      square: SQUARES[square]!,
      markers,
      lostIn: lostIn(state, markers),
      ditches: ditchNames(DITCHES_OF_SQUARE[square]!),
      legal: ditchNames(DITCHES_OF_SQUARE[square]! & legalDitches(state)),
    };
  });

const ditchNames = (mask: number): Ditch[] => bitsOf(mask).map((ditch) => DITCHES[ditch]!);

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

/** [C52] The areas of all plantations; with `wateredOnly` as they were if the match ended now [C51]. */
export const areas = (state: State, wateredOnly: 0 | 1 = 0): Area[] => {
  const found = Array.from({ length: findAreas(state, wateredOnly) }, (): number[] => []);
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (areaOf[square]! >= 0) found[areaOf[square]!]!.push(square);
  }
  return found.map((squares) => describeArea(state, squares));
};

const describeArea = (state: State, squares: readonly number[]): Area => {
  const marks = Array.from({ length: state.players }, () => 0);
  for (const square of squares) {
    const packed = state.squares[square]!;
    if (marksAt(packed) > 0) marks[planterAt(packed)]! += marksAt(packed);
  }
  return {
    crop: CROPS[cropAt(state.squares[squares[0]!]!)]!,
    squares: squares.map((square) => SQUARES[square]!),
    dry: squares.filter((square) => !isWatered(state, square)).map((square) => SQUARES[square]!),
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
  const found = areas(state, 1);
  const watered = points(state, 0);
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

const scratch = new Int32Array(5);

const points = (state: State, wateredOnly: 0 | 1): number[] => {
  areaPoints(state, wateredOnly, scratch);
  return [...scratch.subarray(0, state.players)];
};

/** By seat: how points from areas change. */
export interface Change {
  readonly now: readonly number[];
  readonly watered: readonly number[];
}

const change = (before: State, after: State): Change => {
  const difference = (wateredOnly: 0 | 1): number[] => {
    const old = points(before, wateredOnly);
    return points(after, wateredOnly).map((worth, seat) => worth - old[seat]!);
  };
  return { now: difference(1), watered: difference(0) };
};

/** [C24][C28] The markers this tile would get from the one who plants now; none on the tile that is left over. */
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

/** Asked while somebody is to plant: what would his tile on this free square change? */
export const plantingEffect = (state: State, tile: Tile, square: Square): PlantingEffect => {
  const index = squareIndex(square);
  const markers = markersFor(state, tile);
  const after = copy(state);
  after.lay(index, planted(state.squares[index]!, tileIndex(tile), markers, state.actor));
  return {
    ...change(state, after),
    markers,
    irrigated: isWatered(state, index),
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

/** What would a canal on this ditch change? The place need not be legal. */
export const canalEffect = (state: State, ditch: Ditch): CanalEffect => {
  const index = ditchIndex(ditch);
  const after = copy(state);
  after.canals |= 1 << index;
  const along = SQUARES_OF_DITCH[index]!.filter((square) => !isWatered(state, square));
  const waters = along.filter((square) => isPlantation(state.squares[square]!));
  const markers = Array.from({ length: state.players }, () => 0);
  for (const square of waters) {
    const packed = state.squares[square]!;
    if (markersAt(packed) > 0) markers[planterAt(packed)]! += markersAt(packed);
  }
  const name = (square: number): Square => SQUARES[square]!;
  return {
    ...change(state, after),
    waters: waters.map(name),
    markers,
    saves: waters.filter((square) => lostIn(state, markersAt(state.squares[square]!)) === 0).map(name),
    opens: along.filter((square) => isFree(state.squares[square]!)).map(name),
  };
};
