import type { Card } from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import type { Fact } from '@santiago/review/fact.ts';

/**
 * Facts about the card game, from what the deciding seat could know: a card face down may be any of its possible
 * cards with equal chance. Chances are whole percent, values whole numbers [X2].
 */

/** [X16] A fight that this brings: the odds, and the values that are won and lost on average. */
export interface FightOdds extends Fact {
  readonly kind: 'fight-odds';
  readonly card: Card;
  readonly owner: Seat;
  /** Null for a card face down. */
  readonly target: Card | null;
  readonly base: boolean;
  readonly percent: number;
  readonly gain: number;
  readonly loss: number;
  /** [X20] Cards that would be cut off. */
  readonly cuts: number;
}

/** [X7] A base, and how often an ace takes it. */
export interface BaseCard extends Fact {
  readonly kind: 'base-card';
  readonly card: Card;
  readonly value: number;
  readonly percent: number;
}

/** A fact about the table after a card was placed or moved. */
interface Placed extends Fact {
  /** Whether the card must win its fights first. */
  readonly won: boolean;
}

/** How many cards it takes at least to attack the nearest enemy base: before, and afterwards. */
export interface Advance extends Placed {
  readonly kind: 'advance';
  readonly enemy: Seat;
  readonly before: number;
  readonly after: number;
}

/** The player's own card that an enemy could attack next: of several, the one whose loss would cost most. */
export interface Exposed extends Placed {
  readonly kind: 'exposed';
  readonly card: Card;
  readonly enemy: Seat;
  /** The chance that it loses, averaged over the unseen cards of the enemy's suit. */
  readonly percent: number;
  /** [X20] The player's own cards that would then be cut off. */
  readonly cuts: number;
}

/** The placed card soon lost a fight: within the next two turns of its owner. */
export interface CardLost extends Fact {
  readonly kind: 'card-lost';
  readonly card: Card;
  readonly by: Seat;
  readonly attacker: Card;
  /** [X20] Cards that were cut off by it. */
  readonly cuts: number;
}

/** The best card then in hand could attack an enemy base with the next placement, if nothing changes. */
export interface Threat extends Placed {
  readonly kind: 'threat';
  readonly card: Card;
  readonly enemy: Seat;
  readonly percent: number;
}

/** An enemy could attack the player's own base with the next card; how often an ace takes it. */
export interface BaseOpen extends Placed {
  readonly kind: 'base-open';
  readonly enemy: Seat;
  readonly value: number;
  readonly percent: number;
}

/**
 * How many cards the nearest enemy needs at least to attack the player's own base, cards in the way counted as far as
 * that matters.
 */
export interface BaseFar extends Placed {
  readonly kind: 'base-far';
  readonly enemy: Seat;
  readonly cards: number;
}

/** A strong card that the other choice spends stays in hand. */
export interface InHand extends Fact {
  readonly kind: 'in-hand';
  readonly card: Card;
}

/** [X28] The line gets one card more; the other choice moves one that lies there already. */
export interface LineGrows extends Fact {
  readonly kind: 'line-grows';
  /** The card that stays where it lies. */
  readonly card: Card;
}

/** [X28] A move that cuts off the player's own cards. */
export interface MoveStrands extends Fact {
  readonly kind: 'move-strands';
  readonly cards: number;
}

/** [X30] A pass: what stays in hand, and how many of the passes that end the match there are then. */
export interface PassHand extends Fact {
  readonly kind: 'pass-hand';
  readonly cards: number;
  readonly worth: number;
  readonly passes: number;
  readonly players: number;
}

/** [X29] What is given up. */
export interface Resigned extends Fact {
  readonly kind: 'resigned';
  readonly hand: number;
  readonly table: number;
}

/** [X22] A card was paid: what there is to spend then, and the best card that it can buy, if any. */
export interface PoolGive extends Fact {
  readonly kind: 'pool-give';
  readonly card: Card;
  readonly value: number;
  readonly spend: number;
  readonly best: Card | null;
  readonly bestValue: number;
  /** What would be left of it, and lost. */
  readonly lost: number;
}

/** [X22] A card was taken, and what is left to spend. */
export interface PoolTake extends Fact {
  readonly kind: 'pool-take';
  readonly card: Card;
  readonly value: number;
  readonly left: number;
}

/** [X22] A buy-back was closed: what was paid and not spent. */
export interface PoolClose extends Fact {
  readonly kind: 'pool-close';
  readonly lost: number;
}

/** [X10] A turn ended without a buy-back: the value of the pool, and the best card it could buy. */
export interface PoolEnd extends Fact {
  readonly kind: 'pool-end';
  readonly worth: number;
  readonly best: Card;
  readonly bestValue: number;
}

/** [X10] A buy-back is still possible after the action: the value of the pool now, and the best card it can buy. */
export interface PoolLater extends Fact {
  readonly kind: 'pool-later';
  readonly worth: number;
  readonly best: Card;
  readonly bestValue: number;
}

/** [X25] A card picked. */
export interface PoolPick extends Fact {
  readonly kind: 'pool-pick';
  readonly card: Card;
  readonly value: number;
}

/** [X25] Cards of the player's own suit left in the pools when the pick ends. */
export interface PoolDone extends Fact {
  readonly kind: 'pool-done';
  readonly cards: number;
  readonly worth: number;
}

export type CardsReason =
  | FightOdds
  | BaseCard
  | Advance
  | Exposed
  | CardLost
  | Threat
  | BaseOpen
  | BaseFar
  | InHand
  | LineGrows
  | MoveStrands
  | PassHand
  | Resigned
  | PoolGive
  | PoolTake
  | PoolClose
  | PoolEnd
  | PoolLater
  | PoolPick
  | PoolDone;
