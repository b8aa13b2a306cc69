import type { Random } from '@santiago/kernel';
import {
  HAND,
  HAND_JOKERS,
  HAND_SIZE,
  JOKER_SINCE,
  PLAYERS,
  poolAt,
  RECYCLE,
  SINCE,
  type State,
  TABLE,
  WHAT,
  whatCard,
  whatLaid,
  whatOwner,
} from './state.ts';
import { cardAt, JOKER, rankOf, SUIT_SIZE, suitOf, UNKNOWN } from './vocabulary.ts';
import { known, type View } from './view.ts';

/**
 * What an eye can work out about the cards of another seat. A card of his that lies open nowhere is in his hand or face
 * down on the table. One that came back to his hand before all eyes can only lie where a card was laid later. So a place
 * admits a card if it was laid after the card came back, and the later a place was laid, the more cards it admits.
 */
interface Hidden {
  readonly seat: number;
  /** Slots of his cards that the eye does not know, in the order in which they were laid. */
  readonly slots: readonly number[];
  /** His unseen cards, jokers last; and since when each may be where it is. */
  readonly cards: readonly number[];
  readonly since: readonly number[];
}

/** Cards of the seat's suit that lie open, as ranks. */
const openRanks = (n: Int32Array, seat: number): number => {
  let ranks = n[poolAt(RECYCLE, seat)]!;
  for (let other = 0; other < n[PLAYERS]!; other++) ranks |= n[poolAt(other, seat)]!;
  for (let slot = 0; slot < n[TABLE]!; slot++) {
    const card = whatCard(n[WHAT + slot]!);
    if (card !== UNKNOWN && card !== JOKER && suitOf(card) === seat) ranks |= 1 << rankOf(card);
  }
  return ranks;
};

const hiddenOf = (n: Int32Array, seat: number): Hidden => {
  const slots: number[] = [];
  for (let slot = 0; slot < n[TABLE]!; slot++) {
    const what = n[WHAT + slot]!;
    if (whatOwner(what) === seat && whatCard(what) === UNKNOWN) slots.push(slot);
  }
  slots.sort((a, b) => whatLaid(n[WHAT + a]!) - whatLaid(n[WHAT + b]!));
  const cards: number[] = [];
  const since: number[] = [];
  const open = openRanks(n, seat);
  for (let rank = 0; rank < SUIT_SIZE; rank++) {
    if ((open & (1 << rank)) !== 0) continue;
    cards.push(cardAt(seat, rank));
    since.push(n[SINCE + cardAt(seat, rank)]!);
  }
  for (const joker of [0, 1]) {
    const came = n[JOKER_SINCE + 2 * seat + joker]!;
    if (came === 0) continue;
    cards.push(JOKER);
    since.push(came);
  }
  return { seat, slots, cards, since };
};

/** True where the eye does not know this seat's hand and face-down cards. */
const isHidden = (view: View, seat: number): boolean => view.seats[seat]!.hand === null;

/** How likely the owner of what lies in a slot was to lay this card there: a whole number from 1, against the others. */
export type Likelihood = (what: number, card: number) => number;

const EVENLY: Likelihood = () => 1;

/**
 * Fills the slots, each with one of the cards it admits that are still left. Gives what lies where, and the cards left
 * over.
 */
const deal = (
  n: Int32Array,
  { slots, cards, since }: Hidden,
  random: Random,
  likely: Likelihood,
): { readonly dealt: readonly number[]; readonly left: readonly number[] } => {
  const left = cards.map((_, index) => index);
  const dealt = slots.map((slot) => {
    const what = n[WHAT + slot]!;
    const admitted = left.filter((index) => since[index]! < whatLaid(what));
    const weights = admitted.map((index) => likely(what, cards[index]!));
    let ticket = random.below(weights.reduce((sum, weight) => sum + weight, 0));
    const chosen = admitted[weights.findIndex((weight) => (ticket -= weight) < 0)]!;
    left.splice(left.indexOf(chosen), 1);
    return chosen;
  });
  return { dealt, left };
};

/**
 * Two jokers are alike: of the two ways to deal them that look the same only the one with the earlier joker in the earlier
 * place (the hand counts as the latest) is let stand, so that every table is as likely as every other.
 */
const isDouble = ({ cards }: Hidden, dealt: readonly number[]): boolean => {
  const first = cards.indexOf(JOKER);
  if (first < 0 || first === cards.length - 1) return false;
  const earlier = dealt.indexOf(first);
  const later = dealt.indexOf(first + 1);
  return later >= 0 && (earlier < 0 || earlier > later);
};

const fill = (n: Int32Array, hidden: Hidden, random: Random, likely: Likelihood): void => {
  const { seat, slots, cards } = hidden;
  let { dealt, left } = deal(n, hidden, random, likely);
  while (isDouble(hidden, dealt)) ({ dealt, left } = deal(n, hidden, random, likely));
  for (const [index, slot] of slots.entries()) n[WHAT + slot] = n[WHAT + slot]! | cards[dealt[index]!]!;
  for (const index of left) {
    const card = cards[index]!;
    if (card === JOKER) n[HAND_JOKERS + seat] = n[HAND_JOKERS + seat]! + 1;
    else n[HAND + seat] = n[HAND + seat]! | (1 << rankOf(card));
  }
  if (left.length !== n[HAND_SIZE + seat]) throw new Error(`the unseen cards of seat ${seat} do not add up`);
};

/** Makes a state into a whole table that some eye cannot tell from the real one. */
export type Imagining = (target: State, random: Random) => void;

const hiddenFrom = (view: View, n: Int32Array): Hidden[] =>
  view.seats.flatMap((_, seat) => (isHidden(view, seat) ? [hiddenOf(n, seat)] : []));

/** Whole tables that the view's eye cannot tell from the real one, each as likely as its owners were to lay it so. */
export const imagineBy = (view: View, likely: Likelihood): Imagining => {
  const { n } = known(view);
  const hidden = hiddenFrom(view, n);
  return (target, random) => {
    target.n.set(n);
    for (const each of hidden) fill(target.n, each, random, likely);
  };
};

/** [X31] A whole table that the view's eye cannot tell from the real one, any of them equally likely. */
export const imagine = (view: View, random: Random): State => {
  const state = known(view);
  for (const each of hiddenFrom(view, state.n)) fill(state.n, each, random, EVENLY);
  return state;
};

/** In how many ways places laid at these times can be filled with cards that came back at those. */
const ways = (laid: readonly number[], since: readonly number[]): number =>
  laid.reduce((product, time, earlier) => {
    const admitted = since.filter((came) => came < time).length;
    return product * Math.max(0, admitted - earlier);
  }, 1);

const without = <T>(values: readonly T[], ...indices: readonly number[]): T[] =>
  values.filter((_, index) => !indices.includes(index));

/** The sets of places that the jokers can lie in, those in hand left out; times and jokers rise. */
const jokerSpots = (laid: readonly number[], jokers: readonly number[]): number[][] => {
  const [first = Infinity, second = Infinity] = jokers;
  const spots: number[][] = [[]];
  for (const [spot, time] of laid.entries()) {
    if (time <= first) continue;
    spots.push([spot]);
    for (let later = spot + 1; later < laid.length; later++)
      if (laid[later]! > second) spots.push([spot, later]);
  }
  return spots;
};

/** What a card face down may be, and how likely each is when every possible table is as likely as every other. */
export const possibleCards = ({ n }: State, slot: number): ReadonlyMap<number, number> => {
  const card = whatCard(n[WHAT + slot]!);
  if (card !== UNKNOWN) return new Map([[card, 1]]);
  const { slots, cards, since } = hiddenOf(n, whatOwner(n[WHAT + slot]!));
  const laid = slots.map((each) => whatLaid(n[WHAT + each]!));
  const suited = cards.filter((each) => each !== JOKER);
  const suitedSince = since.slice(0, suited.length);
  const here = slots.indexOf(slot);
  const counts = new Map<number, number>();
  const add = (which: number, count: number): void => {
    if (count > 0) counts.set(which, (counts.get(which) ?? 0) + count);
  };
  for (const spots of jokerSpots(laid, since.slice(suited.length))) {
    if (spots.includes(here)) {
      add(JOKER, ways(without(laid, ...spots), suitedSince));
      continue;
    }
    for (const [index, which] of suited.entries()) {
      if (suitedSince[index]! < laid[here]!) {
        add(which, ways(without(laid, here, ...spots), without(suitedSince, index)));
      }
    }
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...counts].map(([which, count]) => [which, count / total]));
};
