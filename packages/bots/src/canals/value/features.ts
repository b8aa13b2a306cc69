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
import { Heuristic } from './heuristic.ts';
import { FAR, SEAT_COUNT, type Survey, WET } from './survey.ts';
import { TUNED } from './tuned.ts';

/** Numbers a seat is described by, and numbers that describe the table. */
export const SEAT_FEATURES = 32;
export const TABLE_FEATURES = 16;
export const FEATURES = SEAT_FEATURES + TABLE_FEATURES;

/** Changes whenever a feature does: weights trained on others are refused. */
export const FEATURES_VERSION = 2;

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
  private readonly seat = new Float64Array(SEAT_COUNT * SEAT_FEATURES);
  private readonly table = new Float64Array(TABLE_FEATURES);

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
    this.readPurses(s);
    this.readProspects(s);
    this.compare(players);
    for (let seat = 0; seat < players; seat++) {
      const at = FEATURES * seat;
      for (let i = 0; i < SEAT_FEATURES; i++) this.values[at + i] = this.seat[SEAT_FEATURES * seat + i]!;
      for (let i = 0; i < TABLE_FEATURES; i++) this.values[at + SEAT_FEATURES + i] = this.table[i]!;
    }
  }

  private readTable(s: State): void {
    const { table } = this;
    const left = s.rounds - s.round;
    table[0] = left / 10;
    table[1] = left === 1 ? 1 : 0;
    table[2] = left === 2 ? 1 : 0;
    table[3] = left <= 4 ? 1 : 0;
    for (let players = 2; players <= SEAT_COUNT; players++)
      table[2 + players] = s.players === players ? 1 : 0;
    table[8] = bitCount(s.canals) / 15;
    table[9] = bitCount(legalDitches(s)) / 12;
    table[10] = bitCount(s.extras) / s.players;
  }

  /** Seats' marks by how wet they stand, and what lies open. */
  private readTiles(s: State): void {
    const { seat, table, survey } = this;
    const { nearness, areaAt, size } = survey;
    for (let square = 0; square < SQUARE_COUNT; square++) {
      const tile = s.squares[square]!;
      if (isFree(tile)) {
        if (nearness[square] === WET) table[11]! += 1 / 20;
        else if (nearness[square]! < FAR) table[12]! += 1 / 20;
        if (hasPalm(tile)) table[13]! += 1 / 3;
        continue;
      }
      if (!isPlantation(tile)) continue;
      const markers = markersAt(tile);
      if (nearness[square] !== WET) table[14]! += 1 / 8;
      if (markers === 0) {
        table[15]! += 1 / 10;
        continue;
      }
      const at = SEAT_FEATURES * planterAt(tile);
      if (hasPalm(tile)) seat[at]! += 1 / 2;
      if (nearness[square] === WET) seat[at + 1]! += markers / 12;
      else {
        seat[at + (nearness[square]! < FAR ? 2 : 3)]! += markers / 4;
        if (markers === 1) seat[at + 4]! += 1 / 3;
        seat[at + 5]! += (markers * size[areaAt[square]!]!) / 12;
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
        const at = SEAT_FEATURES * i;
        const worth = own * size[area]!;
        seat[at + 6]! += (own * growth[area]!) / 15;
        seat[at + 7]! += (own * still * room) / 100;
        seat[at + 8]! += (own * open[area]!) / 40;
        seat[at + 9]! += (own * (allMarks[area]! - own)) / 30;
        seat[at + 10]! += 1 / 6;
        if (worth / 30 > seat[at + 11]!) {
          seat[at + 12] = seat[at + 11]!;
          seat[at + 11] = worth / 30;
        } else if (worth / 30 > seat[at + 12]!) seat[at + 12] = worth / 30;
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
        const at = SEAT_FEATURES * i + 13;
        seat[at] = Math.max(seat[at]!, saved[i]!);
      }
    }
  }
  private readonly saved = new Float64Array(SEAT_COUNT);

  private readPurses(s: State): void {
    const { seat, points, survey } = this;
    for (let i = 0; i < s.players; i++) {
      const at = SEAT_FEATURES * i;
      const cash = s.cash[i]!;
      seat[at + 14] = cash / 15;
      seat[at + 15] = Math.min(cash, 6) / 6;
      seat[at + 16] = points[i]! / 50;
      seat[at + 17] = (survey.worth[i]! + cash) / 50;
      seat[at + 18] = (s.extras >> i) & 1;
      // Who bids when: the overseer last, the one to his left first.
      seat[at + 19] = i === s.overseer ? 1 : 0;
      seat[at + 20] = ((i - s.overseer + s.players - 1) % s.players) / (s.players - 1);
    }
  }

  /** What the next tile and the next canal may bring a seat at their best, by the heuristic. */
  private readProspects(s: State): void {
    const { seat, prospects, survey } = this;
    this.heuristic.prospects(s, prospects);
    for (let i = 0; i < s.players; i++) seat[SEAT_FEATURES * i + 26] = prospects[i]! / 15;
    for (let m = legalDitches(s); m !== 0; m &= m - 1) {
      survey.canalGains(s, lowestBit(m), prospects);
      for (let i = 0; i < s.players; i++) {
        const at = SEAT_FEATURES * i + 29;
        seat[at] = Math.max(seat[at]!, prospects[i]! / 8);
        seat[at + 1]! += prospects[i]! / 30;
      }
    }
  }
  private readonly prospects = new Float64Array(SEAT_COUNT);

  private compare(players: number): void {
    const { seat } = this;
    const relate = (of: number, to: number, scale: number): void => {
      for (let i = 0; i < players; i++) {
        let best = Number.NEGATIVE_INFINITY;
        let sum = 0;
        for (let j = 0; j < players; j++) {
          if (j === i) continue;
          best = Math.max(best, seat[SEAT_FEATURES * j + of]!);
          sum += seat[SEAT_FEATURES * j + of]!;
        }
        const own = seat[SEAT_FEATURES * i + of]!;
        seat[SEAT_FEATURES * i + to] = (own - best) * scale;
        seat[SEAT_FEATURES * i + to + 1] = (own - sum / (players - 1)) * scale;
      }
    };
    relate(17, 21, 3);
    relate(14, 23, 1.5);
    relate(26, 27, 1);
    for (let i = 0; i < players; i++) {
      seat[SEAT_FEATURES * i + 25] = seat[SEAT_FEATURES * i + 21]! > 0 ? 1 : 0;
      seat[SEAT_FEATURES * i + 31] = seat[SEAT_FEATURES * i + 23]! > 0 ? 1 : 0;
    }
  }
}
