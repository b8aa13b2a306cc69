import { type Eye, type Seat, seatIndex, seatName, seatsOf, type Setup } from '@santiago/kernel';
import { type Corner, cornerOf, codeAt, type Place, placeCode, placeOf } from './geometry.ts';
import * as at from './state.ts';
import {
  type Ending,
  ENDINGS,
  PHASE_KINDS,
  poolAt,
  slotAt,
  start,
  type State,
  whatCard,
  whatLaid,
  whatOwner,
} from './state.ts';
import {
  type Card,
  cardAt,
  cardName,
  cardNumber,
  JOKER,
  rankOf,
  SUIT_SIZE,
  suitCards,
  suitOf,
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
  /** When it was laid: 1 for the first base of the match. */
  readonly laid: number;
}

/** A card that came back to a hand before all eyes, and how many cards had been laid by then. */
export interface Returned {
  readonly card: Card;
  readonly laid: number;
}

export interface SeatView {
  /** False once his base has fallen or he has resigned. */
  readonly in: boolean;
  /** [X31] How many cards the hand holds; those of a player who is out are out of the game. */
  readonly handSize: number;
  /** [X31] Null where this eye may not know it. */
  readonly hand: readonly Card[] | null;
  /** The buy-back pool. */
  readonly pool: readonly Card[];
  readonly turns: number;
  /** Since then they may lie face down wherever a card was laid later. */
  readonly returned: readonly Returned[];
}

/** Where the match stands; each phase carries its own data. */
export type Phase =
  /** [X5] Chance draws who begins. */
  | { readonly kind: 'first' }
  /** [X7] */
  | { readonly kind: 'base'; readonly by: Seat }
  /** [X10] Before the action. */
  | { readonly kind: 'act'; readonly by: Seat }
  /** [X22] `acted`: the turn's action is done. */
  | { readonly kind: 'give'; readonly by: Seat; readonly acted: boolean; readonly given: readonly Card[] }
  | {
      readonly kind: 'take';
      readonly by: Seat;
      readonly acted: boolean;
      readonly given: readonly Card[];
      readonly taken: readonly Card[];
    }
  /** [X15] The attacker chooses whom to fight next. */
  | { readonly kind: 'fight'; readonly by: Seat; readonly attacker: Corner }
  /** [X16] Chance rolls. */
  | { readonly kind: 'dice'; readonly by: Seat; readonly attacker: Corner; readonly target: Corner }
  /** [X25] */
  | { readonly kind: 'pick'; readonly by: Seat; readonly attacker: Corner; readonly loser: Seat }
  /** [X10] After the last fight, where a purchase is possible. */
  | { readonly kind: 'after'; readonly by: Seat }
  | { readonly kind: 'over'; readonly ending: Ending };

/** What one eye may know of a match. Plain data; made of everything there is for the eye `all`. */
export interface View {
  readonly game: 'cards';
  readonly eye: Eye;
  readonly setup: Setup;
  readonly phase: Phase;
  readonly first: Seat | null;
  /** In the order in which the engine holds them, which depends on what all can see alone. */
  readonly table: readonly TableCard[];
  readonly seats: readonly SeatView[];
  readonly recycle: readonly Card[];
  /** [X3] Jokers that lie aside. */
  readonly jokers: number;
  /** How many cards have been laid. */
  readonly laid: number;
  /** [X30] What a draw is counted by, and what the running turn has seen so far. */
  readonly calm: {
    readonly passes: number;
    readonly quiet: number;
    readonly stirred: boolean;
    readonly bought: boolean;
  };
}

/** [X31] Whether the eye may know hand and face-down cards of a seat. When the match is over all may. */
const mayKnow = (n: Int32Array, eye: Eye, seat: number): boolean =>
  eye === 'all' || eye === seatName(seat) || n[at.PHASE] === at.PHASE_OVER;

const cornerAt = (n: Int32Array, slot: number): Corner => cornerOf(n[at.WHERE + slot]!);

const givenCards = (n: Int32Array): Card[] =>
  SUITS.flatMap((_, suit) => suitCards(suit, n[at.GIVEN + suit]!));

const phaseOf = (n: Int32Array): Phase => {
  const kind = PHASE_KINDS[n[at.PHASE]!];
  if (kind === undefined) throw new RangeError(`no phase has the number ${n[at.PHASE]}`);
  if (kind === 'first') return { kind };
  if (kind === 'over') return { kind, ending: ENDINGS[n[at.ENDING]!]! };
  const by = seatName(n[at.ACTOR]!);
  const acted = n[at.ACTED] === 1;
  switch (kind) {
    case 'base':
    case 'act':
    case 'after':
      return { kind, by };
    case 'give':
      return { kind, by, acted, given: givenCards(n) };
    case 'take':
      return { kind, by, acted, given: givenCards(n), taken: suitCards(n[at.ACTOR]!, n[at.TAKEN]!) };
    case 'fight':
      return { kind, by, attacker: cornerAt(n, n[at.ATTACKER]!) };
    case 'dice':
      return { kind, by, attacker: cornerAt(n, n[at.ATTACKER]!), target: cornerAt(n, n[at.TARGET]!) };
    case 'pick':
      return { kind, by, attacker: cornerAt(n, n[at.ATTACKER]!), loser: seatName(n[at.LOSER]!) };
  }
};

const tableCard = (n: Int32Array, eye: Eye, slot: number): TableCard => {
  const what = n[at.WHAT + slot]!;
  const owner = whatOwner(what);
  const up = (what & at.UP) !== 0;
  const card = whatCard(what);
  return {
    ...placeOf(n[at.WHERE + slot]!),
    owner: seatName(owner),
    card: (up || mayKnow(n, eye, owner)) && card !== UNKNOWN ? cardName(card) : '?',
    up,
    base: (what & at.IS_BASE) !== 0,
    laid: whatLaid(what),
  };
};

const pile = (n: Int32Array, pool: number): Card[] =>
  SUITS.flatMap((_, suit) => suitCards(suit, n[poolAt(pool, suit)]!));

/** The cards of a hand that is known, lowest first, jokers last. */
export const handOf = (n: Int32Array, seat: number): Card[] => [
  ...suitCards(seat, n[at.HAND + seat]!),
  ...Array.from({ length: n[at.HAND_JOKERS + seat]! }, () => 'JK' as const),
];

const returnedTo = (n: Int32Array, seat: number): Returned[] => {
  const returned: Returned[] = [];
  for (let rank = 0; rank < SUIT_SIZE; rank++) {
    const card = cardAt(seat, rank);
    const laid = n[at.SINCE + card]!;
    if (laid > 0) returned.push({ card: cardName(card), laid });
  }
  for (const joker of [0, 1]) {
    const laid = n[at.JOKER_SINCE + 2 * seat + joker]!;
    if (laid > 0) returned.push({ card: 'JK', laid });
  }
  return returned;
};

const seatView = (n: Int32Array, eye: Eye, seat: number): SeatView => ({
  in: n[at.IN + seat] === 1,
  handSize: n[at.HAND_SIZE + seat]!,
  hand: mayKnow(n, eye, seat) ? handOf(n, seat) : null,
  pool: pile(n, seat),
  turns: n[at.TURNS + seat]!,
  returned: returnedTo(n, seat),
});

export const viewOf = ({ setup, n }: State, eye: Eye): View => ({
  game: 'cards',
  eye,
  setup,
  phase: phaseOf(n),
  first: n[at.FIRST_SEAT]! < 0 ? null : seatName(n[at.FIRST_SEAT]!),
  table: Array.from({ length: n[at.TABLE]! }, (_, slot) => tableCard(n, eye, slot)),
  seats: seatsOf(setup.players).map((_, seat) => seatView(n, eye, seat)),
  recycle: pile(n, at.RECYCLE),
  jokers: n[at.JOKERS_LEFT]!,
  laid: n[at.LAID]!,
  calm: {
    passes: n[at.PASSES]!,
    quiet: n[at.QUIET]!,
    stirred: n[at.STIRRED] === 1,
    bought: n[at.BOUGHT] === 1,
  },
});

const ranksOf = (cards: readonly Card[]): number =>
  cards.reduce((ranks, card) => (card === 'JK' ? ranks : ranks | (1 << rankOf(cardNumber(card)))), 0);

const setPile = (n: Int32Array, at: number, cards: readonly Card[]): void => {
  for (const card of cards.map(cardNumber))
    n[at + suitOf(card)] = n[at + suitOf(card)]! | (1 << rankOf(card));
};

const slotOf = (n: Int32Array, { x, y }: Corner): number => slotAt(n, codeAt(x, y, 0));

const setPhase = (n: Int32Array, phase: Phase): void => {
  n[at.PHASE] = PHASE_KINDS.indexOf(phase.kind);
  if ('by' in phase) n[at.ACTOR] = seatIndex(phase.by);
  if ('acted' in phase) n[at.ACTED] = phase.acted ? 1 : 0;
  if ('given' in phase) setPile(n, at.GIVEN, phase.given);
  if ('taken' in phase) n[at.TAKEN] = ranksOf(phase.taken);
  if ('attacker' in phase) n[at.ATTACKER] = slotOf(n, phase.attacker);
  if ('target' in phase) n[at.TARGET] = slotOf(n, phase.target);
  if ('loser' in phase) n[at.LOSER] = seatIndex(phase.loser);
  if (phase.kind === 'fight' || phase.kind === 'dice' || phase.kind === 'pick' || phase.kind === 'after')
    n[at.ACTED] = 1;
  if (phase.kind === 'over') n[at.ENDING] = ENDINGS.indexOf(phase.ending);
};

const setTable = (n: Int32Array, table: readonly TableCard[]): void => {
  n[at.TABLE] = table.length;
  for (const [slot, card] of table.entries()) {
    n[at.WHERE + slot] = placeCode(card);
    n[at.WHAT + slot] =
      (card.card === '?' ? UNKNOWN : cardNumber(card.card)) |
      (card.up ? at.UP : 0) |
      (seatIndex(card.owner) << at.OWNER_SHIFT) |
      (card.base ? at.IS_BASE : 0) |
      (card.laid << at.LAID_SHIFT);
  }
};

const setReturned = (n: Int32Array, seat: number, returned: readonly Returned[]): void => {
  let joker = at.JOKER_SINCE + 2 * seat;
  for (const { card, laid } of returned) {
    const number = cardNumber(card);
    if (number === JOKER) n[joker++] = laid;
    else n[at.SINCE + number] = laid;
  }
};

export const setHand = (n: Int32Array, seat: number, hand: readonly Card[]): void => {
  n[at.HAND + seat] = ranksOf(hand);
  n[at.HAND_JOKERS + seat] = hand.filter((card) => card === 'JK').length;
};

const setSeat = (n: Int32Array, seat: number, view: SeatView): void => {
  n[at.IN + seat] = view.in ? 1 : 0;
  n[at.HAND_SIZE + seat] = view.handSize;
  n[at.TURNS + seat] = view.turns;
  setHand(n, seat, view.hand ?? []);
  setPile(n, poolAt(seat, 0), view.pool);
  setReturned(n, seat, view.returned);
};

/** The state as the view's eye knows it. */
export const known = (view: View): State => {
  const state = start(view.setup);
  const { n } = state;
  setTable(n, view.table);
  for (const [seat, each] of view.seats.entries()) setSeat(n, seat, each);
  setPile(n, poolAt(at.RECYCLE, 0), view.recycle);
  setPhase(n, view.phase);
  n[at.FIRST_SEAT] = view.first === null ? -1 : seatIndex(view.first);
  n[at.JOKERS_LEFT] = view.jokers;
  n[at.LAID] = view.laid;
  n[at.PASSES] = view.calm.passes;
  n[at.QUIET] = view.calm.quiet;
  n[at.STIRRED] = view.calm.stirred ? 1 : 0;
  n[at.BOUGHT] = view.calm.bought ? 1 : 0;
  return state;
};
