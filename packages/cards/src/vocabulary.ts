/** The names of things, in the order in which every list counts them. */

/** [X1] By seat: p1 spades, p2 hearts, p3 clubs, p4 diamonds. */
export const SUITS = ['S', 'H', 'C', 'D'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export type SuitCard = `${Suit}${Rank}`;
/** `S2` … `SA`, `H…`, `C…`, `D…`; both jokers are `JK`. */
export type Card = SuitCard | 'JK';

/** [X2] By rank; thirteen is skipped. */
const RANK_VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15] as const;
/** [X27] */
const JOKER_VALUE = 15;

export const SUIT_SIZE = RANKS.length;
export const WHOLE_SUIT = (1 << SUIT_SIZE) - 1;

/**
 * Inside the engine a card is 1 + 13 · suit + rank, a joker 53; 0 is a card face down whose value is not known to the
 * eye whose knowledge the state is.
 */
export const UNKNOWN = 0;
export const JOKER = 1 + SUITS.length * SUIT_SIZE;
export const cardAt = (suit: number, rank: number): number => 1 + suit * SUIT_SIZE + rank;
export const suitOf = (card: number): number => Math.floor((card - 1) / SUIT_SIZE);
export const rankOf = (card: number): number => (card - 1) % SUIT_SIZE;

/** By number, 0 for the unknown one. */
export const VALUES = Int32Array.from([0, ...SUITS.flatMap(() => RANK_VALUES), JOKER_VALUE]);
export const valueOf = (card: number): number => VALUES[card]!;

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
export const suitCards = (suit: number, ranks: number): Card[] => {
  const names: Card[] = [];
  for (let rank = 0; rank < SUIT_SIZE; rank++) {
    if ((ranks & (1 << rank)) !== 0) names.push(cardName(cardAt(suit, rank)));
  }
  return names;
};
