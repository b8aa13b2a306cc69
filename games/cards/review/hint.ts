import { likelihood } from '@santiago/cards/bots/opponents';
import { Stream } from '@santiago/bots/search';
import {
  type Action,
  cardAtCorner,
  cards,
  type Card,
  type Corner,
  type Place,
  touchedFrom,
  type View,
} from '@santiago/cards';
import { imagineBy } from '@santiago/cards/engine';
import { type Seat, seatIndex } from '@santiago/kernel';
import { believedFight } from './instruments.ts';
import { cardsJudge } from './judge.ts';

/** Where to look: the first step of a hint. */
export type CardsLook =
  /** The own quarter, and the bases of the others. */
  | { readonly kind: 'bases' }
  /** The cards of one opponent. */
  | { readonly kind: 'opponent'; readonly owner: Seat }
  /** The end of the own line, the hand, the pools, the fights that are due. */
  | { readonly kind: 'line' | 'hand' | 'pools' | 'fights' };

/** What to consider: the second step. It names no action. */
export type CardsConsider =
  /** [X16] The chance of the best attack. */
  | { readonly kind: 'chance'; readonly chance: number }
  /** [X7] What a base costs; weak cards walk; [X22] no change; [X18] a fight that is lost is the last; to wait. */
  | { readonly kind: 'base' | 'walk' | 'change' | 'order' | 'wait' };

/** A hint in three steps, each telling more. */
export interface CardsHint {
  readonly look: CardsLook;
  readonly consider: CardsConsider;
  /** The action, in notation. */
  readonly move: string;
}

/** Rows of a match that gets the full effort of the judge. */
const SHORT = 1;

/** What the seat whose view this is had best do, in three steps; null where it owes no decision. */
export const cardsHint = (view: View, seed: number): CardsHint | null => {
  const seat = view.eye as Seat;
  const world = cards.known(view);
  const offer = cards.offer(world, seatIndex(seat));
  if (offer === null) return null;
  const [first] = cards.expand(offer);
  // The judge deals worlds of its own; it only needs one to begin with that has no card unknown.
  const stream = new Stream();
  stream.begin(seed, 0);
  imagineBy(view, likelihood)(world, stream);
  const weighing = cardsJudge(seed, SHORT).weigh(world, seatIndex(seat), cards.encode(first!));
  weighing.refine(0);
  weighing.refine(1);
  const move = weighing.candidates()[0]!.action;
  return { ...stepsFor(view, seat, cards.parse(move)!), move };
};

type Steps = Pick<CardsHint, 'look' | 'consider'>;

const stepsFor = (view: View, seat: Seat, action: Action): Steps => {
  switch (action.kind) {
    case 'base':
      return { look: { kind: 'bases' }, consider: { kind: 'base' } };
    case 'place':
      return laid(view, seat, action.card, action.place);
    case 'move':
      return laid(view, seat, cardAtCorner(view, action.from)!.card as Card, action.place);
    case 'fight':
      return { look: { kind: 'fights' }, consider: { kind: 'order' } };
    case 'give':
    case 'take':
    case 'close':
    case 'pick':
    case 'done':
      return { look: { kind: 'pools' }, consider: { kind: 'change' } };
    case 'pass':
    case 'end':
    case 'resign':
    case 'first':
    case 'dice':
      return { look: { kind: 'hand' }, consider: { kind: 'wait' } };
  }
};

/** A card that comes to lie here attacks what it touches, or else goes on. */
const laid = (view: View, seat: Seat, card: Card, place: Place): Steps => {
  const state = cards.known(view);
  const targets = touchedFrom(state, seat, place);
  if (targets.length === 0) return { look: { kind: 'line' }, consider: { kind: 'walk' } };
  const chanceAt = (at: Corner): number => believedFight(state, card, at).chance;
  const target = targets.toSorted((a, b) => chanceAt(b) - chanceAt(a))[0]!;
  return {
    look: { kind: 'opponent', owner: cardAtCorner(view, target)!.owner },
    consider: { kind: 'chance', chance: chanceAt(target) },
  };
};
