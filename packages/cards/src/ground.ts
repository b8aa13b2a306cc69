import { lowestBit } from '@santiago/kernel';
import { ADJOINING, ALL_STEPS, cornerSpot, spotDir, STEP_OFFSETS } from './geometry.ts';
import { EDGE, relation, sharedSteps, TOUCH, TOUCH_SHIFT } from './relations.ts';
import type { Table } from './state/table.ts';

/** A suit and both jokers are 15 cards. */
const WIDE = 16;

/**
 * One seat's cards on the table: which of them are neighbours, which are connected to the base, and where around them
 * there is room. `survey` fills it; it stays as it is until the next survey. Whoever needs one makes it once and keeps
 * it. The seat's cards count from 0 in the order of their slots; sets of them are bit masks.
 */
export class Ground {
  /** How many cards there are. */
  count = 0;
  /** The card that is the base; −1 without one. */
  base = -1;
  /** [X13] Cards that are connected to the base. */
  connected = 0;
  private readonly slots = new Int32Array(WIDE);
  private readonly spots = new Int32Array(WIDE);
  /** [X13] By card: cards that it shares a stretch of edge with. */
  private readonly neighbours = new Int32Array(WIDE);
  /** By card: which of its adjoining spots opponents' cards overlap, and which of them would touch one. */
  private readonly blockedByOpponents = new Int32Array(WIDE);
  private readonly touching = new Int32Array(WIDE);
  /** By card: which of them the seat's own cards overlap, and which of them more than one does. */
  private readonly blockedByOwn = new Int32Array(WIDE);
  private readonly crowded = new Int32Array(WIDE);
  /** By two cards: which adjoining spots of the first the second overlaps, and which they have in common. */
  private readonly overlapped = new Int32Array(WIDE * WIDE);
  private readonly shared = new Int32Array(WIDE * WIDE);
  private readonly scratch = new Int32Array(WIDE * ADJOINING);

  survey(table: Table, seat: number): void {
    this.findCards(table, seat);
    for (let card = 0; card < this.count; card++) this.surveyCard(table, seat, card);
    this.connected = this.base < 0 ? 0 : this.reachable(this.base, -1);
  }

  slot(card: number): number {
    return this.slots[card]!;
  }

  spot(card: number): number {
    return this.spots[card]!;
  }

  /** The card in this slot; −1 if it is not the seat's. */
  cardIn(slot: number): number {
    for (let card = 0; card < this.count; card++) if (this.slots[card] === slot) return card;
    return -1;
  }

  /** [X12] Which of a card's adjoining spots are free. */
  freeSteps(card: number): number {
    return ALL_STEPS & ~(this.blockedByOpponents[card]! | this.blockedByOwn[card]!);
  }

  /** [X14] Which of a card's adjoining spots would touch an opponent's card. */
  touchingSteps(card: number): number {
    return this.touching[card]!;
  }

  /** [X13][X20] Cards that stay connected to the base when one is gone; none when it is the base. */
  connectedWithout(gone: number): number {
    return this.base < 0 || this.base === gone ? 0 : this.reachable(this.base, ~(1 << gone));
  }

  /** [X28] Cards that may be moved: connected, and not the base. */
  get movable(): number {
    return this.base < 0 ? 0 : this.connected & ~(1 << this.base);
  }

  /** [X11][X12] Writes every spot where a card may be placed, each once; returns how many there are. */
  writeSpots(out: Int32Array): number {
    const { connected } = this;
    let length = 0;
    for (let m = connected; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      const steps = this.withoutShared(card, this.freeSteps(card), connected & ((1 << card) - 1));
      length = this.writeSteps(card, steps, out, length);
    }
    return length;
  }

  /** [X11] There is a spot where a card may be placed. */
  get hasSpot(): boolean {
    for (let m = this.connected; m !== 0; m &= m - 1) if (this.freeSteps(lowestBit(m)) !== 0) return true;
    return false;
  }

  /** [X28] There is a card that may be moved. */
  get hasMove(): boolean {
    for (let m = this.movable; m !== 0; m &= m - 1)
      if (this.writeMoves(lowestBit(m), this.scratch) > 0) return true;
    return false;
  }

  /** [X28] Writes every spot that a card may be moved to, each once; returns how many there are. */
  writeMoves(lifted: number, out: Int32Array): number {
    const anchors = this.anchorsOf(lifted);
    const old = this.spots[lifted]!;
    let length = 0;
    for (let m = anchors; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      const steps = this.freeWithout(card, lifted);
      if (steps === 0) continue;
      const first = length;
      const earlier = anchors & ((1 << card) - 1);
      length = this.writeSteps(card, this.withoutShared(card, steps, earlier), out, first);
      for (let i = first; i < length; i++) if (out[i] === old) out.copyWithin(i, i + 1, length--);
    }
    return length;
  }

  /** [X14][X28] The same for spots where the card would touch an opponent's card. */
  writeAttacks(lifted: number, out: Int32Array): number {
    const anchors = this.anchorsOf(lifted);
    let length = 0;
    for (let m = anchors; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      const steps = this.freeWithout(card, lifted) & this.touching[card]!;
      if (steps === 0) continue;
      const earlier = anchors & ((1 << card) - 1);
      length = this.writeSteps(card, this.withoutShared(card, steps, earlier), out, length);
    }
    return length;
  }

  private findCards(table: Table, seat: number): void {
    let count = 0;
    this.base = -1;
    for (let slot = 0; slot < table.count; slot++) {
      if (table.owner(slot) !== seat) continue;
      if (table.isBase(slot)) this.base = count;
      this.spots[count] = table.spot(slot);
      this.slots[count++] = slot;
    }
    this.count = count;
  }

  /** How one of the cards lies to all other cards on the table. */
  private surveyCard(table: Table, seat: number, card: number): void {
    const self = this.slots[card]!;
    const spot = this.spots[card]!;
    let other = 0;
    let neighbours = 0;
    let blockedByOwn = 0;
    let crowded = 0;
    let blockedByOpponents = 0;
    for (let slot = 0; slot < table.count; slot++) {
      const entry = slot === self ? 0 : relation(spot, table.spot(slot));
      if (table.owner(slot) !== seat) {
        blockedByOpponents |= entry;
        continue;
      }
      this.overlapped[card * WIDE + other] = entry;
      this.shared[card * WIDE + other] = entry === 0 ? 0 : sharedSteps(spot, table.spot(slot));
      crowded |= blockedByOwn & entry;
      blockedByOwn |= entry;
      if ((entry & EDGE) !== 0) neighbours |= 1 << other;
      other++;
    }
    this.neighbours[card] = neighbours;
    this.blockedByOwn[card] = blockedByOwn & ALL_STEPS;
    this.crowded[card] = crowded & ALL_STEPS;
    this.blockedByOpponents[card] = blockedByOpponents & ALL_STEPS;
    this.touching[card] = (blockedByOpponents >> TOUCH_SHIFT) & ALL_STEPS;
  }

  /** [X13] Cards reached from one through those in a set. */
  private reachable(from: number, through: number): number {
    let reached = 1 << from;
    let edge = reached;
    while (edge !== 0) {
      const next = lowestBit(edge);
      edge &= edge - 1;
      const found = this.neighbours[next]! & through & ~reached;
      reached |= found;
      edge |= found;
    }
    return reached;
  }

  /** [X28] Cards that a lifted one may be placed against: its old neighbours, and their neighbours. */
  private anchorsOf(lifted: number): number {
    const old = this.neighbours[lifted]!;
    let anchors = old;
    for (let m = old; m !== 0; m &= m - 1) anchors |= this.neighbours[lowestBit(m)]!;
    return anchors & this.connectedWithout(lifted);
  }

  /** [X12] Free adjoining spots of a card when another one, which may be the only one in the way, has been lifted. */
  private freeWithout(card: number, lifted: number): number {
    const cleared = this.overlapped[card * WIDE + lifted]! & ~this.crowded[card]!;
    return ALL_STEPS & ~(this.blockedByOpponents[card]! | (this.blockedByOwn[card]! & ~cleared));
  }

  /** Steps of a card without those that lead to an adjoining spot of one of the others. */
  private withoutShared(card: number, steps: number, others: number): number {
    let left = steps;
    for (let m = others; m !== 0 && left !== 0; m &= m - 1) left &= ~this.shared[card * WIDE + lowestBit(m)]!;
    return left;
  }

  private writeSteps(card: number, steps: number, out: Int32Array, from: number): number {
    const spot = this.spots[card]!;
    const first = spotDir(spot) * ADJOINING;
    const corner = cornerSpot(spot);
    let length = from;
    for (let m = steps; m !== 0; m &= m - 1) out[length++] = corner + STEP_OFFSETS[first + lowestBit(m)]!;
    return length;
  }
}

/**
 * [X14] The first slot from `from` on whose card is an opponent's and touches a card of the seat at this spot; −1 if
 * there is none.
 */
export const nextTouched = (table: Table, seat: number, spot: number, from: number): number => {
  for (let slot = from; slot < table.count; slot++) {
    if (table.owner(slot) !== seat && (relation(spot, table.spot(slot)) & TOUCH) !== 0) return slot;
  }
  return -1;
};
