import type { Card } from '@santiago/cards';
import type { Seat } from '@santiago/kernel';
import type { Fact } from '../fact.ts';

/**
 * Facts of the card game, from what the deciding seat could know: a card face down is as likely one of those it may be
 * as any other. Chances are whole percent, values whole numbers [X2].
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

/** How many cards it takes at least to attack the enemy base that is then nearest: before, and afterwards. */
export interface Advance extends Fact {
  readonly kind: 'advance';
  readonly card: Card;
  readonly enemy: Seat;
  readonly before: number;
  readonly after: number;
}

/** An own card that an enemy could attack with the next card: of those the one whose loss would cost most. */
export interface Exposed extends Fact {
  readonly kind: 'exposed';
  readonly card: Card;
  readonly enemy: Seat;
  /** The chance that it loses, whichever card of the enemy's suit that was not seen yet attacks. */
  readonly percent: number;
  /** [X20] Own cards that would be cut off then. */
  readonly cuts: number;
}

/** The card that was placed lost a fight soon after: within the next two turns of whoever placed it. */
export interface CardLost extends Fact {
  readonly kind: 'card-lost';
  readonly card: Card;
  readonly by: Seat;
  readonly attacker: Card;
  /** [X20] Cards that were cut off by it. */
  readonly cuts: number;
}

/** The best card then in hand could strike an enemy base with the next placement, if nothing changes. */
export interface Threat extends Fact {
  readonly kind: 'threat';
  readonly card: Card;
  readonly enemy: Seat;
  readonly percent: number;
}

/** An enemy could strike the own base with the next card laid; how often an ace takes it. */
export interface BaseOpen extends Fact {
  readonly kind: 'base-open';
  readonly enemy: Seat;
  readonly value: number;
  readonly percent: number;
}

/** [X28] A move that cuts own cards off. */
export interface MoveStrands extends Fact {
  readonly kind: 'move-strands';
  readonly cards: number;
}

/** [X30] A pass: what stays in hand, and how many passes in a row there are then of those that make a draw. */
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

/** [X22] A card given: what there is to spend then, and the best card that can be had for it, if any. */
export interface PoolGive extends Fact {
  readonly kind: 'pool-give';
  readonly card: Card;
  readonly value: number;
  readonly spend: number;
  readonly best: Card | null;
  readonly bestValue: number;
}

/** [X22] A card taken, and what is left to spend. */
export interface PoolTake extends Fact {
  readonly kind: 'pool-take';
  readonly card: Card;
  readonly value: number;
  readonly left: number;
}

/** [X22] A purchase closed: what was given and not spent. */
export interface PoolClose extends Fact {
  readonly kind: 'pool-close';
  readonly lost: number;
}

/** [X10] A turn ended without buying: what the pool is worth, and the best card it could buy. */
export interface PoolEnd extends Fact {
  readonly kind: 'pool-end';
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

/** [X25] Cards of the own suit left in the pools when the pick ends. */
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
  | MoveStrands
  | PassHand
  | Resigned
  | PoolGive
  | PoolTake
  | PoolClose
  | PoolEnd
  | PoolPick
  | PoolDone;
