import {
  cardAt,
  JOKER,
  ownCard,
  rankOf,
  SUIT_SIZE,
  suitOf,
  suitOfSeat,
  UNKNOWN,
  valueOf,
} from '@santiago/cards';
import type { Likelihood, State } from '@santiago/cards/engine';
import { VALUES_TO, winOdds } from '../value/odds.ts';

/**
 * How likely a rank is to be placed, compared with the others: as a base, and on the way, where no fight is intended.
 * Some players use a number card as a base and some their best card; weak cards extend the line, strong ones wait for
 * a fight.
 */
const AS_BASE = [3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 6, 10, 40, 40] as const;
const ON_THE_WAY = [128, 100, 80, 60, 45, 32, 23, 16, 12, 8, 6, 4, 3, 3] as const;

/** Kinds of card: thirteen ranks, and the joker. */
const KINDS = SUIT_SIZE + 1;
const JOKER_KIND = SUIT_SIZE;
const kindOf = (card: number): number => (card === JOKER ? JOKER_KIND : rankOf(card));
const KIND_VALUES = Int32Array.from({ length: KINDS }, (_, kind) =>
  valueOf(kind === JOKER_KIND ? JOKER : cardAt(0, kind)),
);

/** How likely the owner was to place that card on this spot. */
export const likelihood: Likelihood = (table, slot, card) =>
  (table.isBase(slot) ? AS_BASE : ON_THE_WAY)[kindOf(card)]!;

const SLOTS = 64;
/** Facts about a seat beside its cards on the table: see `hasChanged`. */
const FACTS = SUIT_SIZE + 5;
const NO_CARD = -1;

/**
 * What one seat's hidden cards may be, from what everybody can see: a chance for each rank on each spot. The spots
 * are handled in the order in which they were filled, each without what lies on the earlier ones; what is left over
 * is the hand.
 */
export class Beliefs {
  /** By slot and kind of card. */
  private readonly chances = new Float64Array(SLOTS * KINDS);
  /** By slot and attacking value: the chance to beat the card there; computed on request. */
  private readonly odds = new Float64Array(SLOTS * VALUES_TO);
  private readonly isKnown = new Uint8Array(SLOTS);
  /** By kind: the chance that it is in the hand. */
  private readonly left = new Float64Array(KINDS);
  private readonly since = new Int32Array(KINDS);
  private readonly hidden = new Int32Array(SLOTS);
  /** Everything that the beliefs follow from, as it was when they were worked out. */
  private readonly seen = new Int32Array(FACTS + SLOTS);
  /** By defending value: the chance that the seat's best card in hand beats it. */
  readonly strike = new Float64Array(VALUES_TO);

  look(state: State, seat: number): void {
    if (!this.hasChanged(state, seat)) return;
    const count = this.findHidden(state, seat);
    for (let i = 0; i < count; i++) this.believe(state, this.hidden[i]!);
    this.findStrike(state.hands.size(seat));
  }

  /** The chance that a card of this value beats the card in the slot. */
  beats({ table }: State, value: number, slot: number): number {
    if (table.isUp(slot)) return winOdds(value, valueOf(table.card(slot)));
    if (this.isKnown[slot] === 0) this.findOdds(slot);
    return this.odds[slot * VALUES_TO + value]!;
  }

  /** What may lie in the slot, by value, and how likely that is. */
  possibleIn({ table }: State, slot: number): { readonly value: number; readonly chance: number }[] {
    if (table.isUp(slot)) return [{ value: valueOf(table.card(slot)), chance: 1 }];
    return Array.from(KIND_VALUES, (value, kind) => ({ value, chance: this.chances[slot * KINDS + kind]! }));
  }

  /** The value to expect in the slot. */
  valueIn({ table }: State, slot: number): number {
    if (table.isUp(slot)) return valueOf(table.card(slot));
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++) sum += this.chances[slot * KINDS + kind]! * KIND_VALUES[kind]!;
    return sum;
  }

  /** Notes what everybody can see of the seat; false if all of it is as it was. */
  private hasChanged({ table, hands, pools }: State, seat: number): boolean {
    let changes = this.note(0, seat + 1);
    changes += this.note(1, pools.everywhere(suitOfSeat(seat)));
    changes += this.note(2, hands.size(seat));
    changes += this.note(3, hands.jokerCame(seat, 0));
    changes += this.note(4, hands.jokerCame(seat, 1));
    for (let rank = 0; rank < SUIT_SIZE; rank++)
      changes += this.note(5 + rank, hands.cameBack(ownCard(seat, rank)));
    let count = FACTS;
    for (let slot = 0; slot < table.count; slot++) {
      if (table.owner(slot) !== seat) continue;
      const card = table.isUp(slot) ? table.card(slot) : UNKNOWN;
      const look = card | (slot << 6) | (table.isBase(slot) ? 1 << 12 : 0);
      changes += this.note(count++, look | (table.placed(slot) << 13));
    }
    // Where there are fewer cards than before, the next place says so.
    if (count < FACTS + SLOTS) changes += this.note(count, NO_CARD);
    return changes > 0;
  }

  /** 1 where this has changed. */
  private note(at: number, fact: number): number {
    if (this.seen[at] === fact) return 0;
    this.seen[at] = fact;
    return 1;
  }

  /**
   * The seat's face-down cards in the order in which they were placed; the cards that may be hidden there are written
   * to `left`.
   */
  private findHidden(state: State, seat: number): number {
    const { left, since, hidden } = this;
    const { table, hands, pools } = state;
    const suit = suitOfSeat(seat);
    let open = pools.everywhere(suit);
    let count = 0;
    for (let slot = 0; slot < table.count; slot++) {
      if (table.owner(slot) !== seat) continue;
      if (table.isUp(slot)) {
        const card = table.card(slot);
        if (card !== JOKER && suitOf(card) === suit) open |= 1 << rankOf(card);
        continue;
      }
      let at = count++;
      for (; at > 0 && table.placed(hidden[at - 1]!) > table.placed(slot); at--) hidden[at] = hidden[at - 1]!;
      hidden[at] = slot;
    }
    for (let rank = 0; rank < SUIT_SIZE; rank++) {
      left[rank] = (open >> rank) & 1 ? 0 : 1;
      since[rank] = hands.cameBack(ownCard(seat, rank));
    }
    const [first, second] = [hands.jokerCame(seat, 0), hands.jokerCame(seat, 1)];
    left[JOKER_KIND] = (first > 0 ? 1 : 0) + (second > 0 ? 1 : 0);
    since[JOKER_KIND] = first;
    return count;
  }

  private believe({ table }: State, slot: number): void {
    const { left, since, chances } = this;
    const placed = table.placed(slot);
    const weights = table.isBase(slot) ? AS_BASE : ON_THE_WAY;
    const at = slot * KINDS;
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const weight = since[kind]! < placed ? weights[kind]! * left[kind]! : 0;
      chances[at + kind] = weight;
      sum += weight;
    }
    for (let kind = 0; kind < KINDS; kind++) {
      const chance = Math.min(chances[at + kind]! / sum, left[kind]!);
      chances[at + kind] = chance;
      left[kind]! -= chance;
    }
    this.isKnown[slot] = 0;
  }

  private findOdds(slot: number): void {
    this.isKnown[slot] = 1;
    for (let value = 2; value < VALUES_TO; value++) {
      let sum = 0;
      for (let kind = 0; kind < KINDS; kind++) {
        const chance = this.chances[slot * KINDS + kind]!;
        if (chance > 0) sum += chance * winOdds(value, KIND_VALUES[kind]!);
      }
      this.odds[slot * VALUES_TO + value] = sum;
    }
  }

  private findStrike(handSize: number): void {
    const { left, strike } = this;
    strike.fill(0);
    if (handSize === 0) return;
    let none = 1;
    for (let kind = KINDS - 1; kind >= 0 && none > 0.01; kind--) {
      const best = none * Math.min(1, left[kind]!);
      if (best === 0) continue;
      none -= best;
      for (let value = 2; value < VALUES_TO; value++)
        strike[value]! += best * winOdds(KIND_VALUES[kind]!, value);
    }
  }
}
