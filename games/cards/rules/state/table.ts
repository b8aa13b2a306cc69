import { cornerSpot } from '../geometry.ts';
import { LAYOUT } from './layout.ts';

const { spots: SPOT, whats: WHAT, slotCount: COUNT } = LAYOUT.at;

/** What: bits 0–5 card, bit 6 face up, bits 7–8 owner, bit 9 base, from bit 10 when it was placed. */
const CARD_MASK = 63;
const UP = 1 << 6;
const OWNER_SHIFT = 7;
const OWNER_MASK = 3;
const SIDE_MASK = 7;
const BASE = 1 << 9;
const PLACED_SHIFT = 10;

/**
 * The cards on the table. Each has a slot, from 0; a card that goes is replaced by the one in the last slot. So the
 * slots follow from what everybody can see.
 */
export class Table {
  private readonly n: Int32Array;

  constructor(n: Int32Array) {
    this.n = n;
  }

  /** How many cards lie on the table. */
  get count(): number {
    return this.n[COUNT]!;
  }

  spot(slot: number): number {
    return this.n[SPOT + slot]!;
  }

  /** The card, or UNKNOWN. */
  card(slot: number): number {
    return this.n[WHAT + slot]! & CARD_MASK;
  }

  owner(slot: number): number {
    return (this.n[WHAT + slot]! >> OWNER_SHIFT) & OWNER_MASK;
  }

  /** Owner and base together: whether this is still the same kind of card for whoever remembers the table. */
  side(slot: number): number {
    return (this.n[WHAT + slot]! >> OWNER_SHIFT) & SIDE_MASK;
  }

  isUp(slot: number): boolean {
    return (this.n[WHAT + slot]! & UP) !== 0;
  }

  /** The base of a player who is in. */
  isBase(slot: number): boolean {
    return (this.n[WHAT + slot]! & BASE) !== 0;
  }

  /** When it was placed: 1 for the first card of the match. */
  placed(slot: number): number {
    return this.n[WHAT + slot]! >> PLACED_SHIFT;
  }

  /** The slot of the card that has its lower-left corner here, whatever its direction; −1 without one. */
  slotAt(spot: number): number {
    const corner = cornerSpot(spot);
    for (let slot = 0; slot < this.count; slot++) if (cornerSpot(this.spot(slot)) === corner) return slot;
    return -1;
  }

  /** Puts a card face down on the table; returns its slot. */
  add(owner: number, card: number, spot: number, placed: number): number {
    const slot = this.count;
    this.n[COUNT] = slot + 1;
    this.n[SPOT + slot] = spot;
    this.n[WHAT + slot] = card | (owner << OWNER_SHIFT) | (placed << PLACED_SHIFT);
    return slot;
  }

  remove(slot: number): void {
    const last = this.count - 1;
    this.n[COUNT] = last;
    this.n[SPOT + slot] = this.n[SPOT + last]!;
    this.n[WHAT + slot] = this.n[WHAT + last]!;
    this.n[SPOT + last] = this.n[WHAT + last] = 0;
  }

  move(slot: number, spot: number): void {
    this.n[SPOT + slot] = spot;
  }

  turnUp(slot: number): void {
    this.n[WHAT + slot] = this.n[WHAT + slot]! | UP;
  }

  /** A card that was UNKNOWN is now known. */
  learn(slot: number, card: number): void {
    this.n[WHAT + slot] = this.n[WHAT + slot]! | card;
  }

  makeBase(slot: number): void {
    this.n[WHAT + slot] = this.n[WHAT + slot]! | BASE;
  }

  /** [X29] The seat's base becomes a card like any other. */
  unmakeBase(seat: number): void {
    for (let slot = 0; slot < this.count; slot++) {
      if (this.owner(slot) === seat) this.n[WHAT + slot] = this.n[WHAT + slot]! & ~BASE;
    }
  }
}
