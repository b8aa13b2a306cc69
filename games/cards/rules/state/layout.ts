import { layout, numbers } from '@santiago/kernel';
import { JOKERS_AT_MOST, SEATS_AT_MOST, SUIT_COUNT, SUIT_SIZE } from '../vocabulary.ts';

/** No more cards can lie on the table: all suits and both jokers. */
export const SLOTS = SEATS_AT_MOST * SUIT_SIZE + JOKERS_AT_MOST;

/** The recycle pool counts as the pool of a fifth seat. */
export const RECYCLE = SEATS_AT_MOST;

/** What a seat or slot is while there is none. */
export const NONE = -1;

/** The parts of a state. Those of table, hands and pools are read and written by these alone. */
export const LAYOUT = layout({
  /** table.ts: how many cards lie there; by slot the spot of a card, and what else there is to say. */
  slotCount: numbers(1),
  spots: numbers(SLOTS),
  whats: numbers(SLOTS),
  /** hands.ts, by seat: ranks, jokers and size of a hand. */
  ranks: numbers(SEATS_AT_MOST),
  jokers: numbers(SEATS_AT_MOST),
  sizes: numbers(SEATS_AT_MOST),
  /** By seat, two each: when a joker came that nobody has seen since. By card: when it last came back. 0 for never. */
  jokerCame: numbers(JOKERS_AT_MOST * SEATS_AT_MOST),
  cameBack: numbers(1 + SUIT_COUNT * SUIT_SIZE),
  /** pools.ts: ranks by pool and suit; those paid and taken in the running buy-back. */
  pools: numbers((RECYCLE + 1) * SUIT_COUNT),
  given: numbers(SUIT_COUNT),
  taken: numbers(1),
  /** Whole turns that each seat has had. */
  turns: numbers(SEATS_AT_MOST),
  /** [X5] Who goes first; NONE until drawn. */
  first: NONE,
  /** The slot of the card that attacks, and of the one that is attacked; NONE without a fight. */
  attacker: NONE,
  target: NONE,
  /** [X24] Whose base was destroyed, while the winner picks cards; otherwise NONE. */
  loser: NONE,
  /** [X3] Jokers that nobody has yet. */
  jokersLeft: 0,
  /** How many cards have been placed so far, bases included: the clock of what can lie where. */
  placed: 0,
  /** [X30] Passes in a row, with no buy-back in between. */
  passes: 0,
  /** [X30] Whole turns in a row without a card placed, a fight or a buy-back. */
  quiet: 0,
  /** Bits of the seats that are in. */
  playing: 0,
  /** 1 + the number in ENDINGS; 0 while the match runs. */
  endingNumber: 0,
  /** [X10] The turn's action is done: buy-backs from then on are those after it. */
  acted: false,
  /** [X30] This turn has seen a card placed, a fight or a buy-back. */
  stirred: false,
  /** [X30] This turn has seen a buy-back. */
  bought: false,
  /** [X8] Bases must be far apart. */
  isApart: false,
  /** [X28] Cards may be moved. */
  hasMoves: false,
  /** [X30] A match that nobody wins goes to the strongest table. */
  hasStrength: false,
});
