import type { Setup } from '@santiago/kernel';
import { cornerCode } from './geometry.ts';
import { SUIT_SIZE, SUITS, WHOLE_SUIT } from './vocabulary.ts';

/**
 * The compact state: one block of whole numbers, so that a copy is one `set`. Names and plain data exist only in views.
 * What an eye does not know is missing: a card on the table is then UNKNOWN, and a hand has more cards than its ranks
 * and jokers make.
 */
export interface State {
  setup: Setup;
  readonly n: Int32Array;
}

export const PHASE_FIRST = 0;
export const PHASE_BASE = 1;
export const PHASE_ACT = 2;
export const PHASE_GIVE = 3;
export const PHASE_TAKE = 4;
export const PHASE_FIGHT = 5;
export const PHASE_DICE = 6;
export const PHASE_PICK = 7;
export const PHASE_AFTER = 8;
export const PHASE_OVER = 9;

/** Their names, by number. */
export const PHASE_KINDS = [
  'first',
  'base',
  'act',
  'give',
  'take',
  'fight',
  'dice',
  'pick',
  'after',
  'over',
] as const;

/** How a match ended. */
export const ENDINGS = [null, 'destroyed', 'resigned', 'passes', 'quiet', 'hundred'] as const;
export type Ending = NonNullable<(typeof ENDINGS)[number]>;

const SEATS_AT_MOST = 4;
const SUIT_COUNT = SUITS.length;

export const PHASE = 0;
export const PLAYERS = 1;
/** Who has to act, or whose turn it is while chance acts. */
export const ACTOR = 2;
/** [X5] −1 until drawn. */
export const FIRST_SEAT = 3;
/** 1 once the turn's action is done: purchases from then on are those after it [X10]. */
export const ACTED = 4;
/** Slots of the two cards that fight; −1 without a fight. */
export const ATTACKER = 5;
export const TARGET = 6;
/** [X24] Whose base was destroyed while his destroyer picks; −1 otherwise. */
export const LOSER = 7;
export const JOKERS_LEFT = 8;
/** How many cards have been laid so far, bases included: the clock of what can be where. */
export const LAID = 9;
/** [X30] Passes in a row that no purchase has come between. */
export const PASSES = 10;
/** [X30] Whole turns in a row without placement, fight or purchase. */
export const QUIET = 11;
/** 1 once the running turn has seen a placement, a fight or a purchase. */
export const STIRRED = 12;
/** 1 once the running turn has seen a purchase. */
export const BOUGHT = 13;
export const ENDING = 14;
export const APART = 15;
export const MOVES = 16;
/** How many cards lie on the table. */
export const TABLE = 17;
/** The purchase under way: ranks given by suit, and own ranks taken [X22]. */
export const GIVEN = 18;
export const TAKEN = GIVEN + SUIT_COUNT;

/** By seat. */
export const IN = TAKEN + 1;
/** Ranks of the own suit in hand. The hand of a player who is out stays here, out of the game. */
export const HAND = IN + SEATS_AT_MOST;
export const HAND_JOKERS = HAND + SEATS_AT_MOST;
export const HAND_SIZE = HAND_JOKERS + SEATS_AT_MOST;
export const TURNS = HAND_SIZE + SEATS_AT_MOST;
/** By seat, two each: when a joker came that nobody has seen since, as LAID was then; 0 for none. */
export const JOKER_SINCE = TURNS + SEATS_AT_MOST;
/** By seat, then by suit: ranks in the buy-back pool. The recycle pool follows as if it were a fifth seat's. */
export const POOL = JOKER_SINCE + 2 * SEATS_AT_MOST;
export const RECYCLE = 4;
/** By card number: when it last came back to the hand before all eyes, as LAID was then; 0 if it never did. */
export const SINCE = POOL + (SEATS_AT_MOST + 1) * SUIT_COUNT;

/** A suit has 13 cards, and there are two jokers. */
export const TABLE_AT_MOST = SUIT_COUNT * SUIT_SIZE + 2;

/** By slot: where a card lies, and what it is. A card that goes is replaced by the one in the last slot. */
export const WHERE = SINCE + 1 + SUIT_COUNT * SUIT_SIZE;
export const WHAT = WHERE + TABLE_AT_MOST;
export const SIZE = WHAT + TABLE_AT_MOST;

/** What: bits 0–5 card, bit 6 face up, bits 7–8 owner, bit 9 base, from bit 10 when it was laid (from 1). */
export const CARD_MASK = 63;
export const UP = 1 << 6;
export const OWNER_SHIFT = 7;
export const IS_BASE = 1 << 9;
export const LAID_SHIFT = 10;

export const whatCard = (what: number): number => what & CARD_MASK;
export const whatOwner = (what: number): number => (what >> OWNER_SHIFT) & 3;
export const whatLaid = (what: number): number => what >> LAID_SHIFT;

export const poolAt = (seat: number, suit: number): number => POOL + seat * SUIT_COUNT + suit;

/** The state before the first row. */
export const start = (setup: Setup): State => {
  const { players, options } = setup;
  const n = new Int32Array(SIZE);
  n[PHASE] = PHASE_FIRST;
  n[PLAYERS] = players;
  n[ACTOR] = n[FIRST_SEAT] = n[ATTACKER] = n[TARGET] = n[LOSER] = -1;
  n[JOKERS_LEFT] = Number(options['jokers']);
  n[APART] = options['bases'] === 'free' ? 0 : 1;
  n[MOVES] = options['moves'] === 'off' ? 0 : 1;
  for (let seat = 0; seat < players; seat++) {
    n[IN + seat] = 1;
    n[HAND + seat] = WHOLE_SUIT;
    n[HAND_SIZE + seat] = SUIT_SIZE;
  }
  return { setup, n };
};

export const copy = (state: State): State => ({ setup: state.setup, n: state.n.slice() });

export const assign = (target: State, source: State): void => {
  target.setup = source.setup;
  target.n.set(source.n);
};

/** The slot of the card whose lower-left corner this is, or −1. */
export const slotAt = (n: Int32Array, place: number): number => {
  const corner = cornerCode(place);
  const cards = n[TABLE]!;
  for (let slot = 0; slot < cards; slot++) if (cornerCode(n[WHERE + slot]!) === corner) return slot;
  return -1;
};

export const playersIn = (n: Int32Array): number => {
  let seats = 0;
  for (let seat = 0; seat < SEATS_AT_MOST; seat++) seats += n[IN + seat]!;
  return seats;
};
