import {
  countOf,
  cropAt,
  cropOfKind,
  DITCHES_NEAR,
  DITCHES_OF_SQUARE,
  hasPalm,
  isFree,
  isPlantation,
  kindInSlot,
  markersAt,
  NEIGHBOURS,
  planterAt,
  SQUARE_COUNT,
  type State,
} from '@santiago/canals/engine';
import { lowestBit } from '@santiago/kernel';
import type { Weights } from './weights.ts';

export const SEAT_COUNT = 5;
export const CROP_COUNT = 5;

/** Four neighbours for each square, −1 where there are fewer. One flat table is faster than lists. */
const NEAR = Int32Array.from({ length: 4 * SQUARE_COUNT }, (_, i) => NEIGHBOURS[i >> 2]![i & 3] ?? -1);

/** How near water a square is. */
export const WET = 0;
const NEAR_TWICE = 1;
const NEAR_ONCE = 2;
export const FAR = 3;
const REMOTE = 4;
export const NEARNESSES = 5;

/** The ditches that a canal on any ditch in reach would bring into reach. */
const secondReach = (reach: number): number => {
  let wider = reach;
  for (let m = reach; m !== 0; m &= m - 1) wider |= DITCHES_NEAR[lowestBit(m)]!;
  return wider;
};

const nearnessOf = (ditches: number, canals: number, reach: number, wider: number): number => {
  if ((ditches & canals) !== 0) return WET;
  if ((ditches & reach) === ditches) return NEAR_TWICE;
  if ((ditches & reach) !== 0) return NEAR_ONCE;
  return (ditches & wider) === 0 ? REMOTE : FAR;
};

const clamp = (chance: number): number => Math.max(0, Math.min(1, chance));

/** What the board is expected to become: areas with expected sizes and markers, and their value for each seat. */
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
  /** By free square: the different areas beside it, four places a square, and how many; room to grow around it. */
  readonly beside = new Int32Array(4 * SQUARE_COUNT);
  readonly besideCount = new Int32Array(SQUARE_COUNT);
  readonly room = new Float64Array(SQUARE_COUNT);
  /** By area × nearness: growth it loses when an open square of this nearness is filled. */
  readonly loss = new Float64Array(SQUARE_COUNT * NEARNESSES);
  /** By crop: tiles still to come, those on offer included. */
  readonly coming = new Int32Array(CROP_COUNT);
  /** By seat: expected points from areas. */
  readonly worth = new Float64Array(SEAT_COUNT);
  /** By nearness × 4 + markers: the chance that a tile stays, and the markers expected to stay on it. */
  keep: Float64Array;
  stayingMarks: Float64Array;
  /** By nearness: what a free square is worth as room to grow. */
  readonly openness: Float64Array;

  private readonly weights: Weights;
  private readonly keepBefore: Float64Array;
  private readonly keepLast: Float64Array;
  private readonly marksBefore: Float64Array;
  private readonly marksLast: Float64Array;
  private wider = 0;
  /** The canals and ditches in reach that `nearness` was read for. */
  private canals = -1;
  private reach = -1;
  /** Squares where water could change something; −1 where they are not listed yet. */
  private readonly dry = new Int32Array(SQUARE_COUNT);
  private dryCount = -1;
  /** By area: what a canal changes; and the areas it touches. */
  private readonly moreSize = new Float64Array(SQUARE_COUNT);
  private readonly moreOpen = new Float64Array(SQUARE_COUNT);
  private readonly moreMarks = new Float64Array(SQUARE_COUNT * SEAT_COUNT);
  private readonly touched = new Int32Array(SQUARE_COUNT);
  private readonly isTouched = new Uint8Array(SQUARE_COUNT);
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
    this.stayingMarks = this.marksBefore;
    this.openness = Float64Array.of(1, weights.openNear, weights.openNear, weights.openFar, weights.openFar);
  }

  /** Reads the board of a state, and what it is worth to each seat. */
  read(s: State): void {
    this.readBoard(s);
    this.readWorth(s.players);
  }

  readBoard(s: State): void {
    const last = s.round === s.rounds;
    this.keep = last ? this.keepLast : this.keepBefore;
    this.stayingMarks = last ? this.marksLast : this.marksBefore;
    this.readNearness(s.canals, s.reach);
    this.readAreas(s);
    this.readComing(s);
    this.readOpen(s);
    this.dryCount = -1;
  }

  /**
   * What each seat would gain by a canal on this ditch, written into `gains`. Canals divide no area [C52], so only
   * the squares near the new canal are counted again.
   */
  canalGains(s: State, ditch: number, gains: Float64Array): void {
    const { areaAt, nearness, keep, stayingMarks, openness, beside, besideCount } = this;
    const { moreSize, moreMarks, moreOpen, touched, isTouched } = this;
    const canals = s.canals | (1 << ditch);
    const reach = s.reach | DITCHES_NEAR[ditch]!;
    const wider = this.wider | secondReach(reach & ~s.reach);
    const changed = (1 << ditch) | (reach & ~s.reach) | (wider & ~this.wider);
    let count = 0;
    if (this.dryCount < 0) this.listDry(s);
    for (let k = 0; k < this.dryCount; k++) {
      const square = this.dry[k]!;
      const ditches = DITCHES_OF_SQUARE[square]!;
      if ((ditches & changed) === 0) continue;
      const before = nearness[square]!;
      const now = nearnessOf(ditches, canals, reach, wider);
      if (now === before) continue;
      const tile = s.squares[square]!;
      if (isFree(tile)) {
        const room = openness[now]! - openness[before]!;
        for (let i = 4 * square; i < 4 * square + besideCount[square]!; i++) {
          const area = beside[i]!;
          if (isTouched[area] === 0) isTouched[(touched[count++] = area)] = 1;
          moreOpen[area]! += room;
        }
      } else if (areaAt[square]! >= 0) {
        const area = areaAt[square]!;
        const markers = markersAt(tile);
        const stays = keep[4 * now + markers]! - keep[4 * before + markers]!;
        if (isTouched[area] === 0) isTouched[(touched[count++] = area)] = 1;
        moreSize[area]! += stays;
        if (markers === 0) continue;
        const staying = stayingMarks[4 * now + markers]! - stayingMarks[4 * before + markers]!;
        moreMarks[SEAT_COUNT * area + planterAt(tile)]! += staying + (hasPalm(tile) ? stays : 0);
      }
    }
    gains.fill(0);
    for (let i = 0; i < count; i++) this.areaGains(touched[i]!, s.players, gains);
  }

  /** Lists the squares where water could change something. */
  private listDry({ squares }: State): void {
    const { nearness, areaAt, besideCount, dry } = this;
    let count = 0;
    for (let square = 0; square < SQUARE_COUNT; square++) {
      if (nearness[square] === WET) continue;
      if (isFree(squares[square]!) ? besideCount[square]! > 0 : areaAt[square]! >= 0) dry[count++] = square;
    }
    this.dryCount = count;
  }

  /** Adds what a changed area brings each seat, and clears the change. */
  private areaGains(area: number, players: number, gains: Float64Array): void {
    const { size, growth, open, crop, marks, moreSize, moreMarks, moreOpen } = this;
    const before = size[area]! + growth[area]!;
    const room = moreOpen[area]!;
    const grown = room === 0 ? growth[area]! : this.growthOf(crop[area]!, open[area]! + room);
    const now = size[area]! + moreSize[area]! + grown;
    for (let seat = 0; seat < players; seat++) {
      const at = SEAT_COUNT * area + seat;
      gains[seat]! += now * (marks[at]! + moreMarks[at]!) - before * marks[at]!;
      moreMarks[at] = 0;
    }
    moreSize[area] = moreOpen[area] = this.isTouched[area] = 0;
  }

  /** How many more tiles an area of this crop with this much room attracts. */
  growthOf(crop: number, open: number): number {
    const { growth, growthRoom } = this.weights;
    return (growth * this.coming[crop]! * open) / (open + growthRoom);
  }

  private readNearness(canals: number, reach: number): void {
    const { nearness } = this;
    if (canals === this.canals && reach === this.reach) return;
    this.canals = canals;
    this.reach = reach;
    const wider = secondReach(reach);
    this.wider = wider;
    for (let square = 0; square < SQUARE_COUNT; square++)
      nearness[square] = nearnessOf(DITCHES_OF_SQUARE[square]!, canals, reach, wider);
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
    const { areaAt, nearness, size, marks, allMarks, crop, stack, keep, stayingMarks } = this;
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
        const staying = stayingMarks[entry]! + (hasPalm(tile) ? keep[entry]! : 0);
        marks[SEAT_COUNT * area + planterAt(tile)]! += staying;
        allMarks[area]! += staying;
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
    for (let slot = 0; slot < s.tileCount; slot++) coming[cropOfKind(kindInSlot(s.tiles, slot))]!++;
  }

  private readOpen({ squares }: State): void {
    const { areaAt, open, growth, crop, nearness, openness, areas, beside, besideCount } = this;
    open.fill(0, 0, areas);
    for (let square = 0; square < SQUARE_COUNT; square++) {
      if (!isFree(squares[square]!)) continue;
      const room = openness[nearness[square]!]!;
      const from = 4 * square;
      let count = 0;
      for (let i = from; i < from + 4; i++) {
        const near = NEAR[i]!;
        const area = near < 0 ? -1 : areaAt[near]!;
        if (area < 0) continue;
        let k = 0;
        while (k < count && beside[from + k] !== area) k++;
        if (k < count) continue;
        beside[from + count++] = area;
        open[area]! += room;
      }
      besideCount[square] = count;
    }
    for (let area = 0; area < areas; area++) growth[area] = this.growthOf(crop[area]!, open[area]!);
  }

  /** Reads what only plantings need: the room around each square, and what filling a square takes from other areas. */
  readRoom({ squares }: State): void {
    const { open, growth, crop, nearness, openness, areas, loss, room } = this;
    for (let area = 0; area < areas; area++) {
      for (let near = 0; near < NEARNESSES; near++) {
        const left = Math.max(0, open[area]! - openness[near]!);
        loss[NEARNESSES * area + near] = growth[area]! - this.growthOf(crop[area]!, left);
      }
    }
    for (let square = 0; square < SQUARE_COUNT; square++) {
      if (!isFree(squares[square]!)) continue;
      let around = 0;
      for (let i = 4 * square; i < 4 * square + 4; i++) {
        const near = NEAR[i]!;
        if (near >= 0 && isFree(squares[near]!)) around += openness[nearness[near]!]!;
      }
      room[square] = around;
    }
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
