import { bitsOf, lowestBit } from '@santiago/kernel';

/** The names of things, in the order in which every list counts them. */

/** [X1] In the order of the seats: p1 has spades, p2 hearts, p3 clubs, p4 diamonds. */
export const SUITS = ['S', 'H', 'C', 'D'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export type SuitCard = `${Suit}${Rank}`;
/** `S2` … `SA`, `H…`, `C…`, `D…`; both jokers are `JK`. */
export type Card = SuitCard | 'JK';

/** [X2] By rank; there is no 13. */
const RANK_VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15] as const;
/** [X2][X27] An ace or a joker: no card is worth more. */
export const BEST_VALUE = 15;

export const SUIT_COUNT = SUITS.length;
/** [X1] There are as many suits as seats. */
export const SEATS_AT_MOST = 4;
export const SUIT_SIZE = RANKS.length;
/** [X3] */
export const JOKERS_AT_MOST = 2;
/** All ranks of a suit; sets of ranks are bit masks. */
export const WHOLE_SUIT = (1 << SUIT_SIZE) - 1;

/**
 * Inside the engine a card is 1 + 13 · suit + rank, and a joker is 53. 0 is a card face down that is not known in a
 * state made from a view.
 */
export const UNKNOWN = 0;
export const JOKER = 1 + SUITS.length * SUIT_SIZE;
export const cardAt = (suit: number, rank: number): number => 1 + suit * SUIT_SIZE + rank;
export const suitOf = (card: number): number => Math.floor((card - 1) / SUIT_SIZE);
export const rankOf = (card: number): number => (card - 1) % SUIT_SIZE;

/** [X1] The suit of a seat. */
export const suitOfSeat = (seat: number): number => seat;
export const ownCard = (seat: number, rank: number): number => cardAt(suitOfSeat(seat), rank);

/** By number, 0 for the unknown card. */
const VALUES = Int32Array.from([0, ...SUITS.flatMap(() => RANK_VALUES), BEST_VALUE]);
export const valueOf = (card: number): number => VALUES[card]!;

/** By set of ranks. */
const WORTHS = new Uint8Array(WHOLE_SUIT + 1);
// A set is worth its lowest rank and what is left without it.
for (let ranks = 1; ranks <= WHOLE_SUIT; ranks++)
  WORTHS[ranks] = WORTHS[ranks & (ranks - 1)]! + valueOf(cardAt(0, lowestBit(ranks)));

/** [X2] The value of a set of ranks: ranks are worth the same in every suit. */
export const ranksWorth = (ranks: number): number => WORTHS[ranks]!;

const CARDS: readonly Card[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}${rank}` as const)),
  'JK',
];
const CARD_NUMBERS: ReadonlyMap<string, number> = new Map(CARDS.map((card, index) => [card, index + 1]));

export const cardName = (card: number): Card => {
  const name = CARDS[card - 1];
  if (name === undefined) throw new RangeError(`no card has the number ${card}`);
  return name;
};

export const cardNumber = (name: Card): number => {
  const number = CARD_NUMBERS.get(name);
  if (number === undefined) throw new RangeError(`there is no ${String(name)}`);
  return number;
};

export const parseCard = (text: string): Card | null => CARDS[(CARD_NUMBERS.get(text) ?? 0) - 1] ?? null;

/** The names of a suit's cards in a set of ranks, lowest first. */
export const suitCards = (suit: number, ranks: number): Card[] =>
  bitsOf(ranks).map((rank) => cardName(cardAt(suit, rank)));

/** The ranks of these cards; jokers have none. */
export const ranksOf = (cards: readonly Card[]): number =>
  cards.reduce((ranks, card) => (card === 'JK' ? ranks : ranks | (1 << rankOf(cardNumber(card)))), 0);
