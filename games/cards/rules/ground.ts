import * as kernel from '@santiago/kernel';
import * as code from './code.ts';
import * as geometry from './geometry.ts';
import * as relations from './relations.ts';
import type { Table } from './state/table.ts';
import * as layouts from './state/layout.ts';

// Local names for what is imported: V8 folds a constant of the module but looks an import up at every use
// (research/notes/engine.md).
const { lowestBit } = kernel;
const { moveAction, moveOffset } = code;
const {
  ADJOINING,
  adjoining,
  ALL_STEPS,
  cornerSpot,
  SIDEWAYS,
  spotAt,
  spotDir,
  spotX,
  spotY,
  STEP_OFFSETS,
  UPRIGHT,
} = geometry;
const { EDGE, relation, sharedSteps, stepOnto, TOUCH, TOUCH_SHIFT } = relations;
const { SLOTS } = layouts;

/** A suit and both jokers are 15 cards. */
const WIDE = 16;
const NOBODY = -1;

/** What to add to a move to an adjoining spot's card for a move to the spot itself; as STEP_OFFSETS. */
const STEP_MOVES = Int32Array.from(
  [UPRIGHT, SIDEWAYS].flatMap((dir) =>
    Array.from({ length: ADJOINING }, (_, step) => {
      const spot = adjoining(spotAt(0, 0, dir), step);
      return moveOffset(spotX(spot), spotY(spot), spotDir(spot));
    }),
  ),
);

/**
 * One seat's cards on the table: which of them are neighbours, which are connected to the base, and where around them
 * there is room. Whoever needs one makes it once and keeps it; it stays as it is until the next survey. The seat's cards
 * count from 0 in the order of their slots; sets of them are bit masks.
 *
 * A survey remembers the table. The next one compares slot by slot and works out only what has changed: from one turn to
 * the next that is a card or two of fifty.
 */
export class Ground {
  /** How many cards there are. */
  count = 0;
  /** The card that is the base; −1 without one. */
  base = -1;
  /** [X13] Cards that are connected to the base. */
  connected = 0;
  /** By number of a spot that was written last: the card it adjoins × 12 + which of its adjoining spots it is. */
  readonly steps = new Uint8Array(WIDE * ADJOINING);
  private seat = NOBODY;
  private readonly slots = new Int32Array(WIDE);
  private spots = new Int32Array(WIDE);
  private oldSpots = new Int32Array(WIDE);
  /** By card: which number it had before the last count. */
  private readonly numbers = new Int32Array(WIDE);

  /** The table as it was surveyed: how many cards, and by slot their spot, their side and which of the seat's they are. */
  private seen = 0;
  private readonly seenSpots = new Int32Array(SLOTS);
  private readonly seenSides = new Int32Array(SLOTS);
  private readonly cardBySlot = new Int32Array(SLOTS);
  private readonly changed = new Int32Array(SLOTS);
  /** During a survey: cards whose row must be filled, and cards whose row has changed. */
  private fresh = 0;
  private stale = 0;
  /** Cards whose common spots are not known yet: not every caller needs them. */
  private unshared = 0;

  /** By card and slot: the entry of the relation table for the two. What it says of a card and itself is never used. */
  private rows = new Int32Array(WIDE * SLOTS);
  private spareRows = new Int32Array(WIDE * SLOTS);

  /** [X13] By card: cards that it shares a stretch of edge with. */
  private readonly neighbours = new Int32Array(WIDE);
  /** By card: which of its adjoining spots opponents' cards overlap, and which of them would touch one. */
  private readonly blockedByOpponents = new Int32Array(WIDE);
  private readonly touching = new Int32Array(WIDE);
  /** By card: which of them the seat's own cards overlap, and which of them more than one does. */
  private readonly blockedByOwn = new Int32Array(WIDE);
  private readonly crowded = new Int32Array(WIDE);
  /** By card: cards that it has adjoining spots in common with; by two cards, which of the first one's these are. */
  private readonly sharers = new Int32Array(WIDE);
  private readonly shared = new Int32Array(WIDE * WIDE);
  /** By card: where a lifted card may be placed against it. */
  private readonly landings = new Int32Array(WIDE);

  survey(table: Table, seat: number): void {
    if (seat !== this.seat) this.forget(seat);
    const changes = this.findChanges(table);
    if (changes === 0) return;
    this.fresh = this.stale = 0;
    this.findCards(table, changes);
    this.updateColumns(table, changes);
    for (let m = this.fresh; m !== 0; m &= m - 1) this.fillRow(table, lowestBit(m));
    for (let m = this.stale; m !== 0; m &= m - 1) this.combine(lowestBit(m));
    this.unshared = (this.unshared | this.stale) & ((1 << this.count) - 1);
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
    return this.cardBySlot[slot]!;
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
    if (this.base < 0 || this.base === gone) return 0;
    const around = this.neighbours[gone]! & this.connected;
    // No other card depends on the end of a line.
    if ((around & (around - 1)) === 0) return this.connected & ~(1 << gone);
    return this.reachable(this.base, ~(1 << gone));
  }

  /** [X28] Cards that may be moved: connected, and not the base. */
  get movable(): number {
    return this.base < 0 ? 0 : this.connected & ~(1 << this.base);
  }

  /**
   * [X11][X12] Writes every spot where a card may be placed, each once, behind the first `from` numbers; returns the new
   * length.
   */
  writeSpots(out: Int32Array, from = 0): number {
    const { connected } = this;
    if (this.unshared !== 0) this.findShared();
    let length = from;
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
    for (let m = this.movable; m !== 0; m &= m - 1) if (this.lift(lowestBit(m)) !== 0) return true;
    return false;
  }

  /** [X28] Writes every spot that a card may be moved to, each once; returns how many there are. */
  writeMoves(lifted: number, out: Int32Array): number {
    return this.writeLandings(this.lift(lifted), out);
  }

  /** [X14][X28] The same for spots where the card would touch an opponent's card. */
  writeAttacks(lifted: number, out: Int32Array): number {
    const anchors = this.lift(lifted);
    for (let m = anchors; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      this.landings[card] = this.landings[card]! & this.touching[card]!;
    }
    return this.writeLandings(anchors, out);
  }

  /** [X28] Writes the moves of a card as actions, behind the first `from` numbers; returns the new length. */
  writeMoveActions(lifted: number, out: Int32Array, from: number): number {
    const { landings, spots } = this;
    const corner = cornerSpot(spots[lifted]!);
    let length = from;
    for (let m = this.lift(lifted); m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      const spot = spots[card]!;
      const head = moveAction(corner, cornerSpot(spot));
      const first = spotDir(spot) * ADJOINING;
      for (let s = landings[card]!; s !== 0; s &= s - 1)
        out[length++] = head + STEP_MOVES[first + lowestBit(s)]!;
    }
    return length;
  }

  private forget(seat: number): void {
    this.seat = seat;
    this.seen = this.count = this.connected = 0;
    this.base = -1;
  }

  /** Writes the slots that differ from what was seen to `changed`; returns how many there are. */
  private findChanges(table: Table): number {
    const { seen, seenSpots, seenSides, changed } = this;
    const { count } = table;
    const both = Math.min(count, seen);
    let changes = 0;
    for (let slot = 0; slot < both; slot++) {
      if (table.spot(slot) !== seenSpots[slot] || table.side(slot) !== seenSides[slot])
        changed[changes++] = slot;
    }
    for (let slot = both; slot < count || slot < seen; slot++) changed[changes++] = slot;
    return changes;
  }

  /**
   * Remembers the changed slots, and counts the seat's cards again where one of these slots is or was the seat's.
   */
  private findCards(table: Table, changes: number): void {
    const { seat, seenSpots, seenSides, cardBySlot, changed } = this;
    let own = 0;
    for (let i = 0; i < changes; i++) {
      const slot = changed[i]!;
      if (slot < this.seen && cardBySlot[slot]! >= 0) own++;
      if (slot >= table.count) continue;
      seenSpots[slot] = table.spot(slot);
      seenSides[slot] = table.side(slot);
      if (table.owner(slot) === seat) own++;
      else cardBySlot[slot] = -1;
    }
    this.seen = table.count;
    if (own > 0) this.recount(table);
  }

  /** Finds the seat's cards in the order of their slots. A card that stays on its spot keeps its row. */
  private recount(table: Table): void {
    const { seat, slots, cardBySlot, count: before, spots: old, oldSpots: spots, numbers } = this;
    let count = 0;
    let hasShifted = false;
    this.base = -1;
    for (let slot = 0; slot < table.count; slot++) {
      if (table.owner(slot) !== seat) continue;
      const spot = table.spot(slot);
      let number = count;
      if (count >= before || old[count] !== spot) {
        for (number = 0; number < before && old[number] !== spot; ) number++;
        if (number === before) this.fresh |= 1 << count;
        else hasShifted = true;
      }
      if (table.isBase(slot)) this.base = count;
      numbers[count] = number;
      cardBySlot[slot] = count;
      spots[count] = spot;
      slots[count++] = slot;
    }
    this.count = count;
    this.spots = spots;
    this.oldSpots = old;
    // Sets of cards mean other cards than before where one has another number now.
    this.stale = hasShifted ? this.moveRows(before) : this.fresh;
  }

  /**
   * Cards have other numbers: their rows move with them. Returns all cards, since no set of cards is valid any more.
   */
  private moveRows(before: number): number {
    const { rows, spareRows, numbers, count, seen } = this;
    for (let card = 0; card < count; card++) {
      const number = numbers[card]!;
      if (number === before) continue;
      const [from, to] = [number * SLOTS, card * SLOTS];
      for (let slot = 0; slot < seen; slot++) spareRows[to + slot] = rows[from + slot]!;
    }
    this.rows = spareRows;
    this.spareRows = rows;
    return (1 << count) - 1;
  }

  /**
   * Works out again how the cards that have not moved lie to the changed slots, and notes for which of them that makes a
   * difference.
   */
  private updateColumns(table: Table, changes: number): void {
    const { count, spots, rows, changed, fresh } = this;
    for (let i = 0; i < changes; i++) {
      const slot = changed[i]!;
      const spot = table.spot(slot);
      for (let card = 0; card < count; card++) {
        if ((fresh & (1 << card)) !== 0) continue;
        const before = rows[card * SLOTS + slot]!;
        const after = relation(spots[card]!, spot);
        if (before === 0 && after === 0) continue;
        rows[card * SLOTS + slot] = after;
        this.stale |= 1 << card;
      }
    }
  }

  /** How a card lies to every card on the table. */
  private fillRow(table: Table, card: number): void {
    const { rows } = this;
    const spot = this.spots[card]!;
    const first = card * SLOTS;
    for (let slot = 0; slot < table.count; slot++) rows[first + slot] = relation(spot, table.spot(slot));
    // Not used, and 0 is passed over.
    rows[first + this.slots[card]!] = 0;
  }

  /** What a card's row comes to. */
  private combine(card: number): void {
    const { rows, seen, cardBySlot } = this;
    const first = card * SLOTS;
    let neighbours = 0;
    let blockedByOwn = 0;
    let crowded = 0;
    let blockedByOpponents = 0;
    for (let slot = 0; slot < seen; slot++) {
      const entry = rows[first + slot]!;
      if (entry === 0) continue;
      const other = cardBySlot[slot]!;
      if (other < 0) {
        blockedByOpponents |= entry;
        continue;
      }
      crowded |= blockedByOwn & entry;
      blockedByOwn |= entry;
      if ((entry & EDGE) !== 0) neighbours |= 1 << other;
    }
    this.neighbours[card] = neighbours;
    this.blockedByOwn[card] = blockedByOwn & ALL_STEPS;
    this.crowded[card] = crowded & ALL_STEPS;
    this.blockedByOpponents[card] = blockedByOpponents & ALL_STEPS;
    this.touching[card] = (blockedByOpponents >> TOUCH_SHIFT) & ALL_STEPS;
  }

  /** Finds out which adjoining spots the cards have in common, where that is not known yet. */
  private findShared(): void {
    const { count, rows, slots, spots, shared } = this;
    for (let m = this.unshared; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      let sharers = 0;
      for (let other = 0; other < count; other++) {
        if (rows[card * SLOTS + slots[other]!] === 0) continue;
        const common = sharedSteps(spots[card]!, spots[other]!);
        shared[card * WIDE + other] = common;
        if (common !== 0) sharers |= 1 << other;
      }
      this.sharers[card] = sharers;
    }
    this.unshared = 0;
  }

  /** [X13] Cards reached from one through those in a set. */
  private reachable(from: number, through: number): number {
    const { neighbours } = this;
    let reached = 1 << from;
    let edge = reached;
    while (edge !== 0) {
      const next = lowestBit(edge);
      edge &= edge - 1;
      const found = neighbours[next]! & through & ~reached;
      reached |= found;
      edge |= found;
    }
    return reached;
  }

  /**
   * [X28] Lifts a card and writes to `landings` where it may be placed against its old neighbours and their neighbours,
   * every spot once and not where it was. Returns the cards that have such spots.
   */
  private lift(lifted: number): number {
    const { rows, neighbours, crowded, blockedByOwn, blockedByOpponents, landings } = this;
    const slot = this.slots[lifted]!;
    if (this.unshared !== 0) this.findShared();
    let anchors = neighbours[lifted]!;
    for (let m = anchors; m !== 0; m &= m - 1) anchors |= neighbours[lowestBit(m)]!;
    anchors &= this.connectedWithout(lifted);
    let found = 0;
    for (let m = anchors; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      const entry = rows[card * SLOTS + slot]!;
      // [X12] The lifted card no longer blocks what it alone has blocked.
      const blocked = blockedByOwn[card]! & ~(entry & ~crowded[card]!);
      const free = ALL_STEPS & ~(blockedByOpponents[card]! | blocked);
      const steps = this.withoutShared(card, free, anchors & ((1 << card) - 1)) & ~stepOnto(entry);
      landings[card] = steps;
      if (steps !== 0) found |= 1 << card;
    }
    return found;
  }

  /** Steps of a card without those that lead to an adjoining spot of one of the others. */
  private withoutShared(card: number, steps: number, others: number): number {
    let left = steps;
    for (let m = others & this.sharers[card]!; m !== 0 && left !== 0; m &= m - 1)
      left &= ~this.shared[card * WIDE + lowestBit(m)]!;
    return left;
  }

  private writeLandings(anchors: number, out: Int32Array): number {
    let length = 0;
    for (let m = anchors; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      length = this.writeSteps(card, this.landings[card]!, out, length);
    }
    return length;
  }

  private writeSteps(card: number, steps: number, out: Int32Array, from: number): number {
    const spot = this.spots[card]!;
    const first = spotDir(spot) * ADJOINING;
    const corner = cornerSpot(spot);
    let length = from;
    for (let m = steps; m !== 0; m &= m - 1) {
      const step = lowestBit(m);
      this.steps[length] = card * ADJOINING + step;
      out[length++] = corner + STEP_OFFSETS[first + step]!;
    }
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
