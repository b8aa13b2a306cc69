import {
  countOf,
  cropAt,
  DITCHES_NEAR,
  DITCHES_OF_SQUARE,
  hasPalm,
  isFree,
  isPlantation,
  kindInSlot,
  lowestBit,
  markersAt,
  NEIGHBOURS,
  planterAt,
  SQUARE_COUNT,
  type State,
} from '@santiago/canals/engine';
import type { Weights } from './weights.ts';

export const SEAT_COUNT = 5;
export const CROP_COUNT = 5;

/** Neighbours four to a square, −1 where there are fewer: one flat table is quicker than lists. */
export const NEAR = Int32Array.from({ length: 4 * SQUARE_COUNT }, (_, i) => NEIGHBOURS[i >> 2]![i & 3] ?? -1);

/** How near water a square is. */
export const WET = 0;
const NEAR_TWICE = 1;
const NEAR_ONCE = 2;
const FAR = 3;
const REMOTE = 4;
const NEARNESSES = 5;

/** The ditches that a canal on any ditch in reach would bring into reach. */
export const secondReach = (reach: number): number => {
  let wider = reach;
  for (let m = reach; m !== 0; m &= m - 1) wider |= DITCHES_NEAR[lowestBit(m)]!;
  return wider;
};

const clamp = (chance: number): number => Math.max(0, Math.min(1, chance));

/** What the tiles on the board promise: areas with expected sizes and markers, and what they are worth to each seat. */
export class Survey {
  areas = 0;
  /** By square: its area, −1 without a plantation; and how near water it is. */
  readonly areaAt = new Int32Array(SQUARE_COUNT);
  readonly nearness = new Uint8Array(SQUARE_COUNT);
  /** By area: tiles expected to stay, tiles expected to join, open squares around it, crop. */
  readonly size = new Float64Array(SQUARE_COUNT);
  readonly growth = new Float64Array(SQUARE_COUNT);
  readonly open = new Float64Array(SQUARE_COUNT);
  readonly crop = new Int32Array(SQUARE_COUNT);
  /** By area and seat: marks expected to stay; and those of all seats together. */
  readonly marks = new Float64Array(SQUARE_COUNT * SEAT_COUNT);
  readonly allMarks = new Float64Array(SQUARE_COUNT);
  /** By crop: tiles still to come, those on offer included. */
  readonly coming = new Int32Array(CROP_COUNT);
  /** By seat: expected points from areas. */
  readonly worth = new Float64Array(SEAT_COUNT);
  /** By nearness × 4 + markers: the chance that a tile stays, and the markers expected to stay on it. */
  keep: Float64Array;
  keptMarks: Float64Array;
  /** By nearness: what a free square is worth as room to grow. */
  readonly openness: Float64Array;

  private readonly weights: Weights;
  private readonly keepBefore: Float64Array;
  private readonly keepLast: Float64Array;
  private readonly marksBefore: Float64Array;
  private readonly marksLast: Float64Array;
  private readonly stack = new Int32Array(SQUARE_COUNT);

  constructor(weights: Weights) {
    this.weights = weights;
    const { keepNearTwice, keepNear, keepFar, keepRemote, keepPerMarker, keepLast, dryLoss } = weights;
    const byNearness = [1, keepNearTwice, keepNear, keepFar, keepRemote];
    const inLast = [1, keepLast, keepLast, 0, 0];
    const table = (entry: (nearness: number, markers: number) => number): Float64Array =>
      Float64Array.from({ length: 4 * NEARNESSES }, (_, i) => entry(i >> 2, i & 3));
    this.keepBefore = table((near, markers) =>
      near === WET ? 1 : clamp(byNearness[near]! + keepPerMarker * (markers - 1)),
    );
    this.keepLast = table((near) => clamp(inLast[near]!));
    this.marksBefore = table((near, markers) =>
      near === WET ? markers : this.keepBefore[4 * near + markers]! * Math.max(0, markers - dryLoss),
    );
    this.marksLast = table((near, markers) => this.keepLast[4 * near]! * markers);
    this.keep = this.keepBefore;
    this.keptMarks = this.marksBefore;
    this.openness = Float64Array.of(1, weights.openNear, weights.openNear, weights.openFar, weights.openFar);
  }

  /** Reads the board of a state, with these canals and ditches in reach in place of its own. */
  read(s: State, canals: number, reach: number): void {
    const last = s.round === s.rounds;
    this.keep = last ? this.keepLast : this.keepBefore;
    this.keptMarks = last ? this.marksLast : this.marksBefore;
    this.readNearness(canals, reach);
    this.readAreas(s);
    this.readComing(s);
    this.readOpen(s);
    this.readWorth(s.players);
  }

  /** How many more tiles an area of this crop with so much room attracts. */
  growthOf(crop: number, open: number): number {
    const { growth, growthRoom } = this.weights;
    return (growth * this.coming[crop]! * open) / (open + growthRoom);
  }

  private readNearness(canals: number, reach: number): void {
    const { nearness } = this;
    const wider = secondReach(reach);
    for (let square = 0; square < SQUARE_COUNT; square++) {
      const ditches = DITCHES_OF_SQUARE[square]!;
      if ((ditches & canals) !== 0) nearness[square] = WET;
      else if ((ditches & reach) === ditches) nearness[square] = NEAR_TWICE;
      else if ((ditches & reach) !== 0) nearness[square] = NEAR_ONCE;
      else nearness[square] = (ditches & wider) === 0 ? REMOTE : FAR;
    }
  }

  private readAreas({ squares }: State): void {
    const { areaAt, size, marks, allMarks, crop } = this;
    let areas = 0;
    for (let square = 0; square < SQUARE_COUNT; square++) {
      areaAt[square] = isPlantation(squares[square]!) ? UNNUMBERED : -1;
    }
    for (let square = 0; square < SQUARE_COUNT; square++) {
      if (areaAt[square] !== UNNUMBERED) continue;
      crop[areas] = cropAt(squares[square]!);
      size[areas] = 0;
      allMarks[areas] = 0;
      for (let seat = 0; seat < SEAT_COUNT; seat++) marks[SEAT_COUNT * areas + seat] = 0;
      this.fill(squares, square, areas++);
    }
    this.areas = areas;
  }

  private fill(squares: Int32Array, from: number, area: number): void {
    const { areaAt, nearness, size, marks, allMarks, crop, stack, keep, keptMarks } = this;
    const wanted = crop[area]!;
    let depth = 1;
    stack[0] = from;
    areaAt[from] = area;
    while (depth > 0) {
      const square = stack[--depth]!;
      const tile = squares[square]!;
      const markers = markersAt(tile);
      const entry = 4 * nearness[square]! + markers;
      size[area]! += keep[entry]!;
      if (markers > 0) {
        const kept = keptMarks[entry]! + (hasPalm(tile) ? keep[entry]! : 0);
        marks[SEAT_COUNT * area + planterAt(tile)]! += kept;
        allMarks[area]! += kept;
      }
      for (let i = 4 * square; i < 4 * square + 4; i++) {
        const next = NEAR[i]!;
        if (next < 0 || areaAt[next] !== UNNUMBERED || cropAt(squares[next]!) !== wanted) continue;
        areaAt[next] = area;
        stack[depth++] = next;
      }
    }
  }

  private readComing(s: State): void {
    const { coming } = this;
    for (let crop = 0; crop < CROP_COUNT; crop++) {
      coming[crop] = countOf(s.unseen, 2 * crop) + countOf(s.unseen, 2 * crop + 1);
    }
    for (let slot = 0; slot < s.tiles; slot++) coming[kindInSlot(s.offer, slot) >> 1]!++;
  }

  private readOpen({ squares }: State): void {
    const { areaAt, open, growth, crop, nearness, openness, areas } = this;
    open.fill(0, 0, areas);
    for (let square = 0; square < SQUARE_COUNT; square++) {
      if (!isFree(squares[square]!)) continue;
      const room = openness[nearness[square]!]!;
      let a = -1;
      let b = -1;
      let c = -1;
      for (let i = 4 * square; i < 4 * square + 4; i++) {
        const near = NEAR[i]!;
        const area = near < 0 ? -1 : areaAt[near]!;
        if (area < 0 || area === a || area === b || area === c) continue;
        c = b;
        b = a;
        a = area;
        open[area]! += room;
      }
    }
    for (let area = 0; area < areas; area++) growth[area] = this.growthOf(crop[area]!, open[area]!);
  }

  private readWorth(players: number): void {
    const { size, growth, marks, worth, areas } = this;
    worth.fill(0);
    for (let area = 0; area < areas; area++) {
      const tiles = size[area]! + growth[area]!;
      for (let seat = 0; seat < players; seat++) worth[seat]! += tiles * marks[SEAT_COUNT * area + seat]!;
    }
  }
}

const UNNUMBERED = -2;
