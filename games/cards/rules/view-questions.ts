import { type Seat, seatIndex, seatName, seatsOf } from '@santiago/kernel';
import type { Dice } from './action.ts';
import { fightTotals } from './fight.ts';
import { cards } from './game.ts';
import type { Corner, Place } from './geometry.ts';
import { connectedCards, strengthNow } from './questions.ts';
import type { State } from './state/state.ts';
import { TURNS_AT_MOST } from './turn.ts';
import type { TableCard, View } from './view.ts';
import { type Card, cardNumber, suitOf, valueOf } from './vocabulary.ts';

/** What a screen asks about a view and about cards by name, so that it need not know a rule. */

/** [X1] The seat whose suit a card is of; null for a joker, which belongs to no suit. */
export const suitSeat = (card: Card): Seat | null =>
  card === 'JK' ? null : seatName(suitOf(cardNumber(card)));

/** [X2] What cards are worth together. */
export const worthOf = (list: readonly Card[]): number =>
  list.reduce((sum, card) => sum + valueOf(cardNumber(card)), 0);

/** Who decides now; null while chance does, and when the match is over. */
export const actorOf = ({ phase }: View): Seat | null => ('by' in phase ? phase.by : null);

/** [X10] Which turn of the acting player this is, counted from 1; 0 while bases are placed and after the end. */
export const turnNumber = ({ phase, seats }: View): number =>
  'by' in phase && phase.kind !== 'base' ? seats[seatIndex(phase.by)]!.turns + 1 : 0;

/** The card that lies with this corner. */
export const cardAtCorner = ({ table }: View, { x, y }: Corner): TableCard | null =>
  table.find((card) => card.x === x && card.y === y) ?? null;

/** A fight after a roll. */
export interface Roll {
  readonly attacker: TableCard;
  readonly target: TableCard;
  readonly dice: Dice;
  /** The attacker's total first. */
  readonly totals: readonly [number, number];
  /** Null for a tie: the dice are rolled again. */
  readonly loser: TableCard | null;
  readonly winner: TableCard | null;
}

/** [X16] How the fight that the view waits for goes with these dice; null where it waits for no dice. */
export const rollOf = (view: View, dice: Dice): Roll | null => {
  if (view.phase.kind !== 'dice') return null;
  const attacker = cardAtCorner(view, view.phase.attacker)!;
  const target = cardAtCorner(view, view.phase.target)!;
  const worth = ({ card }: TableCard): number => (card === '?' ? 0 : worthOf([card]));
  const { attack, defence } = fightTotals(worth(attacker), worth(target), dice);
  const totals = [attack, defence] as const;
  const sides = { attacker, target, dice, totals };
  if (totals[0] === totals[1]) return { ...sides, loser: null, winner: null };
  return totals[0] > totals[1]
    ? { ...sides, loser: target, winner: attacker }
    : { ...sides, loser: attacker, winner: target };
};

/** A card in a pool; `from` is null for the recycle pool. */
export interface PooledCard {
  readonly card: Card;
  readonly from: Seat | null;
}

/** [X22][X25] The cards of the seat's suit that lie in pools and could come back to its hand. */
export const comingBack = (view: View, seat: Seat): PooledCard[] => {
  const pools: readonly { readonly cards: readonly Card[]; readonly from: Seat | null }[] = [
    ...seatsOf(view.setup.players).map((from, index) => ({ cards: view.seats[index]!.pool, from })),
    { cards: view.recycle, from: null },
  ];
  return pools.flatMap((pool) =>
    pool.cards.filter((card) => suitSeat(card) === seat).map((card) => ({ card, from: pool.from })),
  );
};

/** What a buy-back has paid and taken so far. */
export interface Purchase {
  readonly given: readonly Card[];
  readonly taken: readonly Card[];
}

/** [X22] The buy-back in progress; empty if there is none. */
export const purchaseOf = ({ phase }: View): Purchase => {
  if (phase.kind === 'give') return { given: phase.given, taken: [] };
  if (phase.kind === 'take') return { given: phase.given, taken: phase.taken };
  return { given: [], taken: [] };
};

/** What a buy-back lacks: a card to pay with, a card to take, or value. */
export type PurchaseFault =
  | { readonly kind: 'give' | 'take' }
  | { readonly kind: 'short'; readonly by: number };

/** [X22] What is wrong with a buy-back as a whole; null if it is possible. */
export const purchaseFault = ({ given, taken }: Purchase): PurchaseFault | null => {
  const short = worthOf(taken) - worthOf(given);
  if (given.length === 0) return { kind: 'give' };
  if (short > 0) return { kind: 'short', by: short };
  return taken.length === 0 ? { kind: 'take' } : null;
};

const keyOf = ({ x, y }: Corner): string => `${x},${y}`;

/** [X28] The seat's cards that moving one of them would cut off from the base. */
export const strandedByMove = (state: State, seat: Seat, from: Corner, place: Place): Corner[] => {
  const before = connectedCards(state, seat);
  const moved = cards.copy(state);
  cards.play(moved, seatIndex(seat), cards.encode({ kind: 'move', from, place }));
  const after = new Set(connectedCards(moved, seat).map(keyOf));
  return before.filter((corner) => keyOf(corner) !== keyOf(from) && !after.has(keyOf(corner)));
};

/** How near a match is to an end that nobody wins by force [X30]. */
export interface Countdown {
  /** Whole turns of each player without a card placed, a fight or a buy-back; the match ends after QUIET_TURNS. */
  readonly quietTurns: number;
  /** How many turns the player with the fewest turns can still have. */
  readonly turnsLeft: number;
}

export const countdownOf = ({ calm, seats }: View): Countdown => {
  const left = seats.filter((seat) => seat.in);
  return {
    quietTurns: Math.floor(calm.quiet / left.length),
    turnsLeft: TURNS_AT_MOST - Math.min(...left.map(({ turns }) => turns)),
  };
};

/** [X30] The sums that decided a match that nobody won by force, the highest first; null where none did. */
export const decidingSums = (view: View): readonly number[] | null => {
  const left = seatsOf(view.setup.players).filter((_, seat) => view.seats[seat]!.in);
  if (view.phase.kind !== 'over' || left.length === 1) return null;
  const state = cards.known(view);
  if (!state.hasStrength) return null;
  return left.map((seat) => strengthNow(state, seat).known).toSorted((a, b) => b - a);
};

/** Whether a player's action ends the match, as far as the asker knows. */
export const endsMatch = (state: State, seat: Seat, action: Parameters<typeof cards.encode>[0]): boolean => {
  const after = cards.copy(state);
  cards.play(after, seatIndex(seat), cards.encode(action));
  return cards.outcome(after) !== null;
};
