import {
  type Action,
  type Card,
  cardAtCorner,
  cardNumber,
  cards,
  type Corner,
  type Place,
  placesOf,
  possibleAt,
  type Purchase,
  purchaseOf,
  type State,
  strandedBy,
  touchedFrom,
  valueOf,
  type View,
  winChance,
  worthOf,
} from '@santiago/cards';
import { type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import { fightWorth } from '../fight.ts';
import type { Goal } from './exercise.ts';

/** An answer that is not complete: a purchase goes on until it is closed. */
export const NOT_YET = 'not yet';

const valueAt = (card: Card): number => valueOf(cardNumber(card));

const knownCard = (view: View, at: Corner): Card | null => {
  const card = cardAtCorner(view, at)?.card ?? '?';
  return card === '?' ? null : card;
};

/** The card that an action brings into fights, and the place it then lies on. */
const attackOf = (view: View, action: Action): { readonly card: Card; readonly place: Place } | null => {
  if (action.kind === 'place') return { card: action.card, place: action.place };
  if (action.kind !== 'move') return null;
  const card = knownCard(view, action.from);
  return card === null ? null : { card, place: action.place };
};

/** The cards of others that an action touches with a card of one's own. */
const touchedBy = (
  view: View,
  seat: Seat,
  action: Action,
): { card: Card; targets: readonly TableTarget[] } | null => {
  const attack = attackOf(view, action);
  if (attack === null) return null;
  const targets = touchedFrom(cards.known(view), seat, attack.place).map((at) => cardAtCorner(view, at)!);
  return { card: attack.card, targets };
};
type TableTarget = NonNullable<ReturnType<typeof cardAtCorner>>;

/** [X24] The base is fought first. */
const destroyChance = (view: View, seat: Seat, enemy: Seat, action: Action): number => {
  const attack = touchedBy(view, seat, action);
  const base = attack?.targets.find((target) => target.base && target.owner === enemy);
  return attack === null || base === undefined ? 0 : fightWorth(cards.known(view), attack.card, base).chance;
};

/** [X20] Cards of the enemy's that would be cut off by the best fight of the action. */
const cutBy = (view: View, seat: Seat, enemy: Seat, action: Action): number => {
  const state = cards.known(view);
  const targets = touchedBy(view, seat, action)?.targets ?? [];
  const own = targets.filter(({ owner, base }) => owner === enemy && !base);
  return Math.max(0, ...own.map((target) => strandedBy(state, target).length));
};

/** [X17][X18] What fights against these, in the best order, win on average; a fight that is lost is the last one. */
const wonInOrder = (state: State, card: Card, targets: readonly Corner[]): number =>
  Math.max(0, ...targets.map((first) => wonBeginning(state, card, first, targets)));

const wonBeginning = (state: State, card: Card, first: Corner, targets: readonly Corner[]): number => {
  const rest = targets.filter((each) => each !== first);
  const later = wonInOrder(state, card, rest);
  return possibleAt(state, first).reduce((sum, possible) => {
    const value = valueAt(possible.card);
    return sum + possible.chance * winChance(valueAt(card), value) * (value + later);
  }, 0);
};

const wonByFight = (view: View, action: Action): number => {
  const { phase } = view;
  if (phase.kind !== 'fight' || action.kind !== 'fight') return 0;
  const targets = cards.offer(cards.known(view), seatIndex(phase.by))?.fight ?? [];
  const first = targets.find(({ x, y }) => x === action.target.x && y === action.target.y)!;
  return wonBeginning(cards.known(view), knownCard(view, phase.attacker)!, first, targets);
};

/** Whether the seat could bring a card against this one with its next action [X11][X28]. */
const canAttack = (state: State, seat: Seat, target: Place): boolean => {
  const offer = cards.offer(state, seatIndex(seat));
  if (offer === null) return false;
  const runs = [...(offer.lay?.runs ?? []), ...offer.moves.flatMap((move) => move.runs)];
  return placesOf(runs).some((place) =>
    touchedFrom(state, seat, place).some(({ x, y }) => x === target.x && y === target.y),
  );
};

/** 1 where nobody can attack the own base next, for certain: what brings a fight is left to the dice. */
const protects = (view: View, seat: Seat, action: Action): number => {
  if (action.kind === 'resign' || (touchedBy(view, seat, action)?.targets.length ?? 0) > 0) return 0;
  const state = cards.known(view);
  cards.play(state, seatIndex(seat), cards.encode(action));
  const base = view.table.find((card) => card.base && card.owner === seat)!;
  const others = seatsOf(view.setup.players).filter((each) => each !== seat && state.isIn(seatIndex(each)));
  return others.some((each) => canAttack(state, each, base)) ? 0 : 1;
};

/** [X22] What comes back, less the change that is lost. */
export const purchaseWorth = ({ given, taken }: Purchase): number => 2 * worthOf(taken) - worthOf(given);

/** The purchase that an action closes, by itself or because nothing else is left to do; null while it goes on. */
const closedBy = (view: View, seat: Seat, action: Action): Purchase | null => {
  const { given, taken } = purchaseOf(view);
  const now: Purchase = {
    given: action.kind === 'give' ? [...given, action.card] : given,
    taken: action.kind === 'take' ? [...taken, action.card] : taken,
  };
  const state = cards.known(view);
  cards.play(state, seatIndex(seat), cards.encode(action));
  for (let code = forcedIn(state, seat); code >= 0; code = forcedIn(state, seat))
    cards.play(state, seatIndex(seat), code);
  return isBuying(state) ? null : now;
};
const isBuying = ({ phase }: State): boolean => phase === 'give' || phase === 'take';
const forcedIn = (state: State, seat: Seat): number =>
  isBuying(state) ? cards.forced(state, seatIndex(seat)) : -1;

const bought = (view: View, seat: Seat, action: Action): number | typeof NOT_YET => {
  if (action.kind !== 'give' && action.kind !== 'take' && action.kind !== 'close') return 0;
  const purchase = closedBy(view, seat, action);
  return purchase === null ? NOT_YET : purchaseWorth(purchase);
};

/** What an answer is worth, by what the goal counts; from what the seat can know. */
export const answerWorth = (view: View, seat: Seat, goal: Goal, action: Action): number | typeof NOT_YET => {
  switch (goal.kind) {
    case 'destroy':
      return destroyChance(view, seat, goal.enemy, action);
    case 'cut':
      return cutBy(view, seat, goal.enemy, action);
    case 'order':
      return wonByFight(view, action);
    case 'protect':
      return protects(view, seat, action);
    case 'buy':
      return bought(view, seat, action);
  }
};

const CLOSE_ENOUGH = 1e-9;
export const isBest = (worth: number, best: number): boolean => worth > best - CLOSE_ENOUGH;
