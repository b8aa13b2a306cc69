import {
  codeX,
  codeY,
  freeSteps,
  ground,
  links,
  HEIGHTS,
  MEET_SHIFT,
  ownPlace,
  ownSlot,
  relation,
  survey,
  WIDTHS,
} from '@santiago/cards/engine';
import { lowestBit } from '@santiago/kernel';

const WIDE = 16;
const ALL_STEPS = (1 << 12) - 1;

/** How far apart two places are, along both ways together, in units. */
export const distance = (a: number, b: number): number => {
  const ax = codeX(a);
  const bx = codeX(b);
  const ay = codeY(a);
  const by = codeY(b);
  const x = Math.max(bx - ax - WIDTHS[(a & 1) as 0 | 1], ax - bx - WIDTHS[(b & 1) as 0 | 1], 0);
  const y = Math.max(by - ay - HEIGHTS[(a & 1) as 0 | 1], ay - by - HEIGHTS[(b & 1) as 0 | 1], 0);
  return x + y;
};

/** [X14] The steps from a card at `from` to adjoining places that would meet a card at `to`. */
export const meetingSteps = (from: number, to: number): number =>
  (relation(from, to) >> MEET_SHIFT) & ALL_STEPS;

/** One seat's cards on the table, kept while other seats are surveyed. Sets of its cards are bit masks. */
export class Side {
  count = 0;
  base = -1;
  connected = 0;
  readonly slots = new Int32Array(WIDE);
  readonly places = new Int32Array(WIDE);
  /** By card: its adjoining places that are free. */
  readonly free = new Int32Array(WIDE);
  /** By card: those it is linked to. */
  private readonly linked = new Int32Array(WIDE);

  look(n: Int32Array, seat: number): void {
    survey(n, seat);
    this.count = ground.count;
    this.base = ground.base;
    this.connected = ground.connected;
    for (let card = 0; card < ground.count; card++) {
      this.slots[card] = ownSlot[card]!;
      this.places[card] = ownPlace[card]!;
      this.free[card] = freeSteps(card);
      this.linked[card] = links[card]!;
    }
  }

  /** The card in this slot. */
  cardIn(slot: number): number {
    for (let card = 0; card < this.count; card++) if (this.slots[card] === slot) return card;
    return -1;
  }

  /** [X20] What stays connected to the base when a card is gone. */
  without(gone: number): number {
    const { base, linked } = this;
    if (base < 0 || base === gone) return 0;
    const through = this.connected & ~(1 << gone);
    let reached = 1 << base;
    for (let edge = reached; edge !== 0; ) {
      const found = linked[lowestBit(edge)]! & through & ~reached;
      reached |= found;
      edge = (edge & (edge - 1)) | found;
    }
    return reached;
  }

  /** How far the nearest of these cards is from a place. */
  reach(cards: number, place: number): number {
    let least = 999;
    for (let m = cards; m !== 0; m &= m - 1)
      least = Math.min(least, distance(this.places[lowestBit(m)]!, place));
    return least;
  }

  /** Those of the connected cards from which the next card laid could touch this place. */
  strikers(place: number): number {
    let found = 0;
    for (let m = this.connected; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      if ((meetingSteps(this.places[card]!, place) & this.free[card]!) !== 0) found |= 1 << card;
    }
    return found;
  }

  canStrike(place: number): boolean {
    for (let m = this.connected; m !== 0; m &= m - 1) {
      const card = lowestBit(m);
      if ((meetingSteps(this.places[card]!, place) & this.free[card]!) !== 0) return true;
    }
    return false;
  }
}
