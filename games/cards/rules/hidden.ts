import type { Random } from '@santiago/kernel';
import type { State } from './state/state.ts';
import type { Table } from './state/table.ts';
import {
  JOKER,
  JOKERS_AT_MOST,
  ownCard,
  rankOf,
  SUIT_SIZE,
  suitOf,
  suitOfSeat,
  UNKNOWN,
} from './vocabulary.ts';
import { known, type View } from './view.ts';

/**
 * What an eye can work out about the cards of another seat. A card of that suit which nobody sees is in the hand or face
 * down on the table. If everybody saw it come back to the hand, it can only lie where a card was placed later. So a slot
 * admits a card if it was filled after the card came back, and the later it was filled, the more cards it admits.
 */
interface Hidden {
  readonly seat: number;
  /** Slots of cards that the eye does not know, in the order in which they were placed. */
  readonly slots: readonly number[];
  /** The seat's unseen cards, jokers last; and since when each may be where it is. */
  readonly cards: readonly number[];
  readonly since: readonly number[];
}

/** Ranks of the seat's suit that everybody can see. */
const openRanks = ({ table, pools }: State, seat: number): number => {
  const suit = suitOfSeat(seat);
  let ranks = pools.everywhere(suit);
  for (let slot = 0; slot < table.count; slot++) {
    const card = table.card(slot);
    if (card !== UNKNOWN && card !== JOKER && suitOf(card) === suit) ranks |= 1 << rankOf(card);
  }
  return ranks;
};

const hiddenSlots = ({ table }: State, seat: number): number[] => {
  const slots: number[] = [];
  for (let slot = 0; slot < table.count; slot++)
    if (table.owner(slot) === seat && table.card(slot) === UNKNOWN) slots.push(slot);
  return slots.sort((a, b) => table.placed(a) - table.placed(b));
};

const hiddenOf = (state: State, seat: number): Hidden => {
  const { hands } = state;
  const cards: number[] = [];
  const since: number[] = [];
  const open = openRanks(state, seat);
  for (let rank = 0; rank < SUIT_SIZE; rank++) {
    if ((open & (1 << rank)) !== 0) continue;
    cards.push(ownCard(seat, rank));
    since.push(hands.cameBack(ownCard(seat, rank)));
  }
  for (let which = 0; which < JOKERS_AT_MOST; which++) {
    const came = hands.jokerCame(seat, which);
    if (came === 0) continue;
    cards.push(JOKER);
    since.push(came);
  }
  return { seat, slots: hiddenSlots(state, seat), cards, since };
};

/** How likely the owner of the card in a slot was to place this card there: a whole number from 1, against the others. */
export type Likelihood = (table: Table, slot: number, card: number) => number;

const EVENLY: Likelihood = () => 1;

/**
 * Fills the slots, each with one of the cards it admits that are still left. Returns what lies where, and the cards left
 * over.
 */
const deal = (
  { table }: State,
  { slots, cards, since }: Hidden,
  random: Random,
  likely: Likelihood,
): { readonly dealt: readonly number[]; readonly left: readonly number[] } => {
  const left = cards.map((_, index) => index);
  const dealt = slots.map((slot) => {
    const admitted = left.filter((index) => since[index]! < table.placed(slot));
    const weights = admitted.map((index) => likely(table, slot, cards[index]!));
    let ticket = random.below(weights.reduce((sum, weight) => sum + weight, 0));
    const chosen = admitted[weights.findIndex((weight) => (ticket -= weight) < 0)]!;
    left.splice(left.indexOf(chosen), 1);
    return chosen;
  });
  return { dealt, left };
};

/**
 * Two jokers are alike. Of the two ways to deal them that look the same only one counts: the earlier joker in the slot
 * that was filled earlier (the hand counts as the latest). So every table is as likely as every other.
 */
const isDouble = ({ cards }: Hidden, dealt: readonly number[]): boolean => {
  const first = cards.indexOf(JOKER);
  if (first < 0 || first === cards.length - 1) return false;
  const earlier = dealt.indexOf(first);
  const later = dealt.indexOf(first + 1);
  return later >= 0 && (earlier < 0 || earlier > later);
};

const fill = (state: State, hidden: Hidden, random: Random, likely: Likelihood): void => {
  const { table, hands } = state;
  const { seat, slots, cards } = hidden;
  let { dealt, left } = deal(state, hidden, random, likely);
  while (isDouble(hidden, dealt)) ({ dealt, left } = deal(state, hidden, random, likely));
  for (const [index, slot] of slots.entries()) table.learn(slot, cards[dealt[index]!]!);
  let [ranks, jokers] = [0, 0];
  for (const index of left) {
    const card = cards[index]!;
    if (card === JOKER) jokers++;
    else ranks |= 1 << rankOf(card);
  }
  hands.set(seat, ranks, jokers);
  if (left.length !== hands.size(seat)) throw new Error(`the unseen cards of seat ${seat} do not add up`);
};

/** Makes a state into a whole table that some eye cannot tell from the real one. */
export type Imagining = (target: State, random: Random) => void;

const hiddenFrom = (view: View, state: State): Hidden[] =>
  view.seats.flatMap(({ hand }, seat) => (hand === null ? [hiddenOf(state, seat)] : []));

/** Whole tables that the view's eye cannot tell from the real one, each as likely as its owners were to place it so. */
export const imagineBy = (view: View, likely: Likelihood): Imagining => {
  const base = known(view);
  const hidden = hiddenFrom(view, base);
  return (target, random) => {
    target.assign(base);
    for (const each of hidden) fill(target, each, random, likely);
  };
};

/** [X31] A whole table that the view's eye cannot tell from the real one, any of them equally likely. */
export const imagine = (view: View, random: Random): State => {
  const state = known(view);
  for (const each of hiddenFrom(view, state)) fill(state, each, random, EVENLY);
  return state;
};

/** In how many ways slots filled at these times can hold cards that came back at those. */
const ways = (placed: readonly number[], since: readonly number[]): number =>
  placed.reduce((product, time, earlier) => {
    const admitted = since.filter((came) => came < time).length;
    return product * Math.max(0, admitted - earlier);
  }, 1);

const without = <T>(values: readonly T[], ...indices: readonly number[]): T[] =>
  values.filter((_, index) => !indices.includes(index));

/** The sets of slots that the jokers can lie in, without those in hand; times and jokers rise. */
const jokerSpots = (placed: readonly number[], jokers: readonly number[]): number[][] => {
  const [first = Infinity, second = Infinity] = jokers;
  const spots: number[][] = [[]];
  for (const [spot, time] of placed.entries()) {
    if (time <= first) continue;
    spots.push([spot]);
    for (let later = spot + 1; later < placed.length; later++)
      if (placed[later]! > second) spots.push([spot, later]);
  }
  return spots;
};

/** What a card face down may be, and how likely each is when every possible table is as likely as every other. */
export const possibleCards = (state: State, slot: number): ReadonlyMap<number, number> => {
  const { table } = state;
  const card = table.card(slot);
  if (card !== UNKNOWN) return new Map([[card, 1]]);
  const { slots, cards, since } = hiddenOf(state, table.owner(slot));
  const placed = slots.map((each) => table.placed(each));
  const suited = cards.filter((each) => each !== JOKER);
  const suitedSince = since.slice(0, suited.length);
  const here = slots.indexOf(slot);
  const counts = new Map<number, number>();
  const add = (which: number, count: number): void => {
    if (count > 0) counts.set(which, (counts.get(which) ?? 0) + count);
  };
  for (const spots of jokerSpots(placed, since.slice(suited.length))) {
    if (spots.includes(here)) {
      add(JOKER, ways(without(placed, ...spots), suitedSince));
      continue;
    }
    for (const [index, which] of suited.entries()) {
      if (suitedSince[index]! < placed[here]!) {
        add(which, ways(without(placed, here, ...spots), without(suitedSince, index)));
      }
    }
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...counts].map(([which, count]) => [which, count / total]));
};
