import {
  hasPalm,
  isFree,
  isPlantation,
  legalDitches,
  markersAt,
  planterAt,
  scores,
  SQUARE_COUNT,
  SQUARES_OF_DITCH,
  type State,
} from '@santiago/canals/engine';
import { bitCount, lowestBit } from '@santiago/kernel';
import { FEATURES, SEAT_INDEXES, SEAT_SIZE, TABLE_INDEXES, TABLE_SIZE } from './feature-names.ts';
import { Heuristic } from './heuristic.ts';
import { FAR, SEAT_COUNT, type Survey, WET } from './survey.ts';
import { TUNED } from './tuned.ts';

// Constants of the module, which the engine folds. The compiler reports a name that does not exist, one that is left out
// (`others` must be empty) and one that nothing writes (unused).
const {
  palms: PALMS,
  wateredMarkers: WATERED_MARKERS,
  nearMarkers: NEAR_MARKERS,
  farMarkers: FAR_MARKERS,
  lastMarkers: LAST_MARKERS,
  dryWorth: DRY_WORTH,
  growth: GROWTH,
  tilesToCome: TILES_TO_COME,
  openSquares: OPEN_SQUARES,
  rivalMarkers: RIVAL_MARKERS,
  areas: AREAS,
  bestArea: BEST_AREA,
  secondArea: SECOND_AREA,
  bestRescue: BEST_RESCUE,
  money: MONEY,
  smallMoney: SMALL_MONEY,
  points: POINTS,
  expectedPoints: EXPECTED_POINTS,
  hasExtraCanal: HAS_EXTRA_CANAL,
  isOverseer: IS_OVERSEER,
  biddingOrder: BIDDING_ORDER,
  expectedLead: EXPECTED_LEAD,
  expectedAboveMean: EXPECTED_ABOVE_MEAN,
  moneyLead: MONEY_LEAD,
  moneyAboveMean: MONEY_ABOVE_MEAN,
  isAhead: IS_AHEAD,
  nextTile: NEXT_TILE,
  nextTileLead: NEXT_TILE_LEAD,
  nextTileAboveMean: NEXT_TILE_ABOVE_MEAN,
  bestCanal: BEST_CANAL,
  allCanals: ALL_CANALS,
  isRichest: IS_RICHEST,
  ...otherSeatFeatures
} = SEAT_INDEXES;
const {
  roundsLeft: ROUNDS_LEFT,
  oneRoundLeft: ONE_ROUND_LEFT,
  twoRoundsLeft: TWO_ROUNDS_LEFT,
  fourRoundsLeft: FOUR_ROUNDS_LEFT,
  twoPlayers: TWO_PLAYERS,
  threePlayers: THREE_PLAYERS,
  fourPlayers: FOUR_PLAYERS,
  fivePlayers: FIVE_PLAYERS,
  canals: CANALS,
  ditchesInReach: DITCHES_IN_REACH,
  extraCanals: EXTRA_CANALS,
  wateredFree: WATERED_FREE,
  nearFree: NEAR_FREE,
  freePalms: FREE_PALMS,
  dryPlantations: DRY_PLANTATIONS,
  neutralPlantations: NEUTRAL_PLANTATIONS,
  ...otherTableFeatures
} = TABLE_INDEXES;
otherSeatFeatures satisfies Readonly<Record<string, never>>;
otherTableFeatures satisfies Readonly<Record<string, never>>;

/** The features that compare one feature with the same of the other seats. */
const COMPARISONS = [
  { of: EXPECTED_POINTS, lead: EXPECTED_LEAD, aboveMean: EXPECTED_ABOVE_MEAN, scale: 3 },
  { of: MONEY, lead: MONEY_LEAD, aboveMean: MONEY_ABOVE_MEAN, scale: 1.5 },
  { of: NEXT_TILE, lead: NEXT_TILE_LEAD, aboveMean: NEXT_TILE_ABOVE_MEAN, scale: 1 },
] as const;

/** By number of players: the feature that says so. */
const PLAYERS_AT = [TWO_PLAYERS, THREE_PLAYERS, FOUR_PLAYERS, FIVE_PLAYERS] as const;
const FEWEST_PLAYERS = 2;

/**
 * A position between two rounds in numbers of about 1, seat by seat: what the seat has, what it may still get, and
 * how that compares with the others. The net reads nothing else.
 */
export class Features {
  /** By seat × FEATURES. */
  readonly values = new Float64Array(SEAT_COUNT * FEATURES);
  private readonly heuristic = new Heuristic(TUNED);
  private readonly survey: Survey = this.heuristic.survey;
  private readonly points = new Int32Array(SEAT_COUNT);
  private readonly seat = new Float64Array(SEAT_COUNT * SEAT_SIZE);
  private readonly table = new Float64Array(TABLE_SIZE);

  read(s: State): void {
    const { players } = s;
    this.survey.read(s);
    scores(s, this.points);
    this.seat.fill(0);
    this.table.fill(0);
    this.readTable(s);
    this.readTiles(s);
    this.readAreas(players);
    this.readDitches(s);
    this.readMoney(s);
    this.readProspects(s);
    this.compare(players);
    for (let seat = 0; seat < players; seat++) {
      const at = FEATURES * seat;
      for (let i = 0; i < SEAT_SIZE; i++) this.values[at + i] = this.seat[SEAT_SIZE * seat + i]!;
      for (let i = 0; i < TABLE_SIZE; i++) this.values[at + SEAT_SIZE + i] = this.table[i]!;
    }
  }

  private readTable(s: State): void {
    const { table } = this;
    const left = s.rounds - s.round;
    table[ROUNDS_LEFT] = left / 10;
    table[ONE_ROUND_LEFT] = left === 1 ? 1 : 0;
    table[TWO_ROUNDS_LEFT] = left === 2 ? 1 : 0;
    table[FOUR_ROUNDS_LEFT] = left <= 4 ? 1 : 0;
    table[PLAYERS_AT[s.players - FEWEST_PLAYERS]!] = 1;
    table[CANALS] = bitCount(s.canals) / 15;
    table[DITCHES_IN_REACH] = bitCount(legalDitches(s)) / 12;
    table[EXTRA_CANALS] = bitCount(s.extras) / s.players;
  }

  /** Seats' marks by how wet they stand, and what lies open. */
  private readTiles(s: State): void {
    const { seat, table, survey } = this;
    const { nearness, areaAt, size } = survey;
    for (let square = 0; square < SQUARE_COUNT; square++) {
      const tile = s.squares[square]!;
      if (isFree(tile)) {
        if (nearness[square] === WET) table[WATERED_FREE]! += 1 / 20;
        else if (nearness[square]! < FAR) table[NEAR_FREE]! += 1 / 20;
        if (hasPalm(tile)) table[FREE_PALMS]! += 1 / 3;
        continue;
      }
      if (!isPlantation(tile)) continue;
      const markers = markersAt(tile);
      if (nearness[square] !== WET) table[DRY_PLANTATIONS]! += 1 / 8;
      if (markers === 0) {
        table[NEUTRAL_PLANTATIONS]! += 1 / 10;
        continue;
      }
      const at = SEAT_SIZE * planterAt(tile);
      if (hasPalm(tile)) seat[at + PALMS]! += 1 / 2;
      if (nearness[square] === WET) seat[at + WATERED_MARKERS]! += markers / 12;
      else {
        seat[at + (nearness[square]! < FAR ? NEAR_MARKERS : FAR_MARKERS)]! += markers / 4;
        if (markers === 1) seat[at + LAST_MARKERS]! += 1 / 3;
        seat[at + DRY_WORTH]! += (markers * size[areaAt[square]!]!) / 12;
      }
    }
  }

  private readAreas(players: number): void {
    const { seat, survey } = this;
    const { areas, size, growth, open, marks, allMarks, coming, crop } = survey;
    for (let area = 0; area < areas; area++) {
      const still = coming[crop[area]!]!;
      const room = Math.min(open[area]!, 3);
      for (let i = 0; i < players; i++) {
        const own = marks[SEAT_COUNT * area + i]!;
        if (own === 0) continue;
        const at = SEAT_SIZE * i;
        const worth = own * size[area]!;
        seat[at + GROWTH]! += (own * growth[area]!) / 15;
        seat[at + TILES_TO_COME]! += (own * still * room) / 100;
        seat[at + OPEN_SQUARES]! += (own * open[area]!) / 40;
        seat[at + RIVAL_MARKERS]! += (own * (allMarks[area]! - own)) / 30;
        seat[at + AREAS]! += 1 / 6;
        if (worth / 30 > seat[at + BEST_AREA]!) {
          seat[at + SECOND_AREA] = seat[at + BEST_AREA]!;
          seat[at + BEST_AREA] = worth / 30;
        } else if (worth / 30 > seat[at + SECOND_AREA]!) seat[at + SECOND_AREA] = worth / 30;
      }
    }
  }

  /** What the best canal could save for a seat. */
  private readDitches(s: State): void {
    const { seat, survey, saved } = this;
    for (let m = legalDitches(s); m !== 0; m &= m - 1) {
      const squares = SQUARES_OF_DITCH[lowestBit(m)]!;
      saved.fill(0);
      for (let i = 0; i < squares.length; i++) {
        const square = squares[i]!;
        const tile = s.squares[square]!;
        if (survey.areaAt[square]! < 0 || survey.nearness[square] === WET || markersAt(tile) === 0) continue;
        saved[planterAt(tile)]! += (markersAt(tile) * survey.size[survey.areaAt[square]!]!) / 12;
      }
      for (let i = 0; i < s.players; i++) {
        const at = SEAT_SIZE * i + BEST_RESCUE;
        seat[at] = Math.max(seat[at]!, saved[i]!);
      }
    }
  }
  private readonly saved = new Float64Array(SEAT_COUNT);

  private readMoney(s: State): void {
    const { seat, points, survey } = this;
    for (let i = 0; i < s.players; i++) {
      const at = SEAT_SIZE * i;
      const cash = s.cash[i]!;
      seat[at + MONEY] = cash / 15;
      seat[at + SMALL_MONEY] = Math.min(cash, 6) / 6;
      seat[at + POINTS] = points[i]! / 50;
      seat[at + EXPECTED_POINTS] = (survey.worth[i]! + cash) / 50;
      seat[at + HAS_EXTRA_CANAL] = (s.extras >> i) & 1;
      // Who bids when: the overseer last, the seat to the left first.
      seat[at + IS_OVERSEER] = i === s.overseer ? 1 : 0;
      seat[at + BIDDING_ORDER] = ((i - s.overseer + s.players - 1) % s.players) / (s.players - 1);
    }
  }

  /** What the next tile and the next canal may bring a seat at their best, by the heuristic. */
  private readProspects(s: State): void {
    const { seat, prospects, survey } = this;
    this.heuristic.prospects(s, prospects);
    for (let i = 0; i < s.players; i++) seat[SEAT_SIZE * i + NEXT_TILE] = prospects[i]! / 15;
    for (let m = legalDitches(s); m !== 0; m &= m - 1) {
      survey.canalGains(s, lowestBit(m), prospects);
      for (let i = 0; i < s.players; i++) {
        const at = SEAT_SIZE * i;
        seat[at + BEST_CANAL] = Math.max(seat[at + BEST_CANAL]!, prospects[i]! / 8);
        seat[at + ALL_CANALS]! += prospects[i]! / 30;
      }
    }
  }
  private readonly prospects = new Float64Array(SEAT_COUNT);

  private compare(players: number): void {
    const { seat } = this;
    for (const { of, lead, aboveMean, scale } of COMPARISONS) {
      for (let i = 0; i < players; i++) {
        let best = Number.NEGATIVE_INFINITY;
        let sum = 0;
        for (let j = 0; j < players; j++) {
          if (j === i) continue;
          best = Math.max(best, seat[SEAT_SIZE * j + of]!);
          sum += seat[SEAT_SIZE * j + of]!;
        }
        const own = seat[SEAT_SIZE * i + of]!;
        seat[SEAT_SIZE * i + lead] = (own - best) * scale;
        seat[SEAT_SIZE * i + aboveMean] = (own - sum / (players - 1)) * scale;
      }
    }
    for (let i = 0; i < players; i++) {
      seat[SEAT_SIZE * i + IS_AHEAD] = seat[SEAT_SIZE * i + EXPECTED_LEAD]! > 0 ? 1 : 0;
      seat[SEAT_SIZE * i + IS_RICHEST] = seat[SEAT_SIZE * i + MONEY_LEAD]! > 0 ? 1 : 0;
    }
  }
}
