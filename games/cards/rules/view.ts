import { type Eye, type Seat, seatIndex, seatName, seatsOf, type Setup } from '@santiago/kernel';
import { type Place, placeOf, spotOf } from './geometry.ts';
import { restorePhase, showPhase } from './phases/index.ts';
import type { Phase } from './phases/phase.ts';
import { NONE, RECYCLE } from './state/layout.ts';
import type { Pools } from './state/pools.ts';
import { PHASES, State } from './state/state.ts';
import {
  type Card,
  cardName,
  cardNumber,
  JOKER,
  JOKERS_AT_MOST,
  ownCard,
  ranksOf,
  SUIT_SIZE,
  suitCards,
  suitOfSeat,
  SUITS,
  UNKNOWN,
} from './vocabulary.ts';

/** A card on the table. */
export interface TableCard extends Place {
  readonly owner: Seat;
  /** `?` for a card face down that this eye may not know. */
  readonly card: Card | '?';
  readonly up: boolean;
  /** The base of a player who is in. */
  readonly base: boolean;
  /** When it was placed: 1 for the first base of the match. */
  readonly laid: number;
}

/** A card that everybody saw coming back to a hand, and how many cards had been placed by then. */
export interface Returned {
  readonly card: Card;
  readonly laid: number;
}

export interface SeatView {
  /** False once the base has been destroyed or the player has resigned. */
  readonly in: boolean;
  /** [X31] How many cards the hand holds; those of a player who is out are out of the match. */
  readonly handSize: number;
  /** [X31] Null where this eye may not know it. */
  readonly hand: readonly Card[] | null;
  /** The buy-back pool. */
  readonly pool: readonly Card[];
  readonly turns: number;
  /** These may lie face down wherever a card was placed later. */
  readonly returned: readonly Returned[];
}

/** What one eye may know of a match. Plain data; for the eye `all` it says everything. */
export interface View {
  readonly game: 'cards';
  readonly eye: Eye;
  readonly setup: Setup;
  readonly phase: Phase;
  readonly first: Seat | null;
  /** In the order of the engine's slots, which follows from what everybody can see. */
  readonly table: readonly TableCard[];
  readonly seats: readonly SeatView[];
  readonly recycle: readonly Card[];
  /** [X3] Jokers that nobody has yet. */
  readonly jokers: number;
  /** How many cards have been placed. */
  readonly laid: number;
  /** [X30] The counts towards a draw, and what this turn has seen so far. */
  readonly calm: {
    readonly passes: number;
    readonly quiet: number;
    readonly stirred: boolean;
    readonly bought: boolean;
  };
}

/** [X31] Whether the eye may know hand and face-down cards of a seat. When the match is over all may. */
const mayKnow = ({ phaseNumber }: State, eye: Eye, seat: number): boolean =>
  eye === 'all' || eye === seatName(seat) || phaseNumber === PHASES.over;

const tableCard = (state: State, eye: Eye, slot: number): TableCard => {
  const { table } = state;
  const [owner, up, card] = [table.owner(slot), table.isUp(slot), table.card(slot)];
  return {
    ...placeOf(table.spot(slot)),
    owner: seatName(owner),
    card: (up || mayKnow(state, eye, owner)) && card !== UNKNOWN ? cardName(card) : '?',
    up,
    base: table.isBase(slot),
    laid: table.placed(slot),
  };
};

const poolCards = ({ pools }: State, pool: number): Card[] =>
  SUITS.flatMap((_, suit) => suitCards(suit, pools.ranks(pool, suit)));

/** The cards of a hand that is known, lowest first, jokers last. */
export const handOf = ({ hands }: State, seat: number): Card[] => [
  ...suitCards(suitOfSeat(seat), hands.ranks(seat)),
  ...Array.from({ length: hands.jokers(seat) }, () => 'JK' as const),
];

const returnedTo = ({ hands }: State, seat: number): Returned[] => {
  const suited = Array.from({ length: SUIT_SIZE }, (_, rank) => ownCard(seat, rank));
  const all = [
    ...suited.map((card) => ({ card: cardName(card), laid: hands.cameBack(card) })),
    ...Array.from({ length: JOKERS_AT_MOST }, (_, which) => ({
      card: 'JK' as const,
      laid: hands.jokerCame(seat, which),
    })),
  ];
  return all.filter(({ laid }) => laid > 0);
};

const seatView = (state: State, eye: Eye, seat: number): SeatView => ({
  in: state.isIn(seat),
  handSize: state.hands.size(seat),
  hand: mayKnow(state, eye, seat) ? handOf(state, seat) : null,
  pool: poolCards(state, seat),
  turns: state.turns(seat),
  returned: returnedTo(state, seat),
});

export const viewOf = (state: State, eye: Eye): View => ({
  game: 'cards',
  eye,
  setup: state.setup,
  phase: showPhase(state, eye),
  first: state.first === NONE ? null : seatName(state.first),
  table: Array.from({ length: state.table.count }, (_, slot) => tableCard(state, eye, slot)),
  seats: seatsOf(state.players).map((_, seat) => seatView(state, eye, seat)),
  recycle: poolCards(state, RECYCLE),
  jokers: state.jokersLeft,
  laid: state.placed,
  calm: {
    passes: state.passes,
    quiet: state.quiet,
    stirred: state.stirred,
    bought: state.bought,
  },
});

const restorePool = (pools: Pools, pool: number, cards: readonly Card[]): void => {
  for (const card of cards) pools.add(pool, cardNumber(card));
};

const restoreTable = ({ table }: State, cards: readonly TableCard[]): void => {
  for (const card of cards) {
    const number = card.card === '?' ? UNKNOWN : cardNumber(card.card);
    const slot = table.add(seatIndex(card.owner), number, spotOf(card), card.laid);
    if (card.up) table.turnUp(slot);
    if (card.base) table.makeBase(slot);
  }
};

const restoreReturned = ({ hands }: State, seat: number, returned: readonly Returned[]): void => {
  let joker = 0;
  for (const { card, laid } of returned) {
    const number = cardNumber(card);
    if (number === JOKER) hands.setJokerCame(seat, joker++, laid);
    else hands.setCameBack(number, laid);
  }
};

/** Sets the cards of a hand; its size is set apart, since it is always known. */
export const restoreHand = ({ hands }: State, seat: number, hand: readonly Card[]): void =>
  hands.set(seat, ranksOf(hand), hand.filter((card) => card === 'JK').length);

const restoreSeat = (state: State, seat: number, view: SeatView): void => {
  if (!view.in) state.putOut(seat);
  state.hands.setSize(seat, view.handSize);
  state.setTurns(seat, view.turns);
  restoreHand(state, seat, view.hand ?? []);
  restorePool(state.pools, seat, view.pool);
  restoreReturned(state, seat, view.returned);
};

/** The state as the view's eye knows it. */
export const known = (view: View): State => {
  const state = new State(view.setup);
  restoreTable(state, view.table);
  for (const [seat, each] of view.seats.entries()) restoreSeat(state, seat, each);
  restorePool(state.pools, RECYCLE, view.recycle);
  restorePhase(state, view.phase);
  state.first = view.first === null ? NONE : seatIndex(view.first);
  state.jokersLeft = view.jokers;
  state.placed = view.laid;
  state.passes = view.calm.passes;
  state.quiet = view.calm.quiet;
  state.stirred = view.calm.stirred;
  state.bought = view.calm.bought;
  return state;
};
