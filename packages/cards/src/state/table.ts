import { cornerSpot } from '../geometry.ts';
import { JOKERS_AT_MOST, SEATS_AT_MOST, SUIT_SIZE } from '../vocabulary.ts';

/** All suits and both jokers. */
const SLOTS = SEATS_AT_MOST * SUIT_SIZE + JOKERS_AT_MOST;

/** Where the block of the state holds, by slot, the spot of a card and what else there is to say of it. */
const SPOT = 0;
const WHAT = SLOTS;
export const TABLE_END = 2 * SLOTS;

/** What: bits 0–5 card, bit 6 face up, bits 7–8 owner, bit 9 base, from bit 10 when it was placed. */
const CARD_MASK = 63;
const UP = 1 << 6;
const OWNER_SHIFT = 7;
const OWNER_MASK = 3;
const BASE = 1 << 9;
const PLACED_SHIFT = 10;

/**
 * The cards on the table. Each has a slot, from 0; a card that goes is replaced by the one in the last slot. So the
 * slots follow from what everybody can see.
 */
export class Table {
  /** How many cards lie on the table. */
  count = 0;
  private readonly n: Int32Array;

  constructor(n: Int32Array) {
    this.n = n;
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
    const slot = this.count++;
    this.n[SPOT + slot] = spot;
    this.n[WHAT + slot] = card | (owner << OWNER_SHIFT) | (placed << PLACED_SHIFT);
    return slot;
  }

  remove(slot: number): void {
    const last = --this.count;
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
