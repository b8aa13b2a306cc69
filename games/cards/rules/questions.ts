import { bitsOf, type Seat, seatIndex } from '@santiago/kernel';
import { INNER, quadrantOf, type Square } from './cross.ts';
import { winChance } from './fight.ts';
import { type Corner, cornerOf, type Place, spotOf, spotOfCorner } from './geometry.ts';
import { Ground, nextTouched } from './ground.ts';
import { possibleCards } from './hidden.ts';
import type { State } from './state/state.ts';
import { type Card, cardName, cardNumber, UNKNOWN, valueOf } from './vocabulary.ts';

/**
 * What the page, the bots and the review ask besides what is legal. Everything follows from a state as somebody knows
 * it (`cards.known(view)`), so the page can ask as well as the server.
 */

/** A card that may lie somewhere, and how likely that is. */
export interface Possible {
  readonly card: Card;
  readonly chance: number;
}

const slotOf = ({ table }: State, corner: Corner): number => {
  const slot = table.slotAt(spotOfCorner(corner));
  if (slot < 0) throw new RangeError(`no card lies at ${corner.x},${corner.y}`);
  return slot;
};

/** [X31] What the card here may be, as far as this state knows: one card where it can be no other. */
export const possibleAt = (state: State, at: Corner): Possible[] =>
  [...possibleCards(state, slotOf(state, at))].map(([card, chance]) => ({
    card: cardName(card),
    chance,
  }));

/** The chance that a card of this name wins against the one here, whatever that may be. */
export const fightChance = (state: State, card: Card, target: Corner): number => {
  const attack = valueOf(cardNumber(card));
  return possibleAt(state, target).reduce(
    (sum, possible) => sum + possible.chance * winChance(attack, valueOf(cardNumber(possible.card))),
    0,
  );
};

const groundOf = ({ table }: State, seat: number): Ground => {
  const ground = new Ground();
  ground.survey(table, seat);
  return ground;
};

const cornersOf = (ground: Ground, cards: number): Corner[] =>
  bitsOf(cards).map((card) => cornerOf(ground.spot(card)));

/** [X13] The seat's cards that are connected to its base, the base included. */
export const connectedCards = (state: State, seat: Seat): Corner[] => {
  const ground = groundOf(state, seatIndex(seat));
  return cornersOf(ground, ground.connected);
};

/** The total value of a seat's connected cards, as far as a state knows it. */
export interface Strength {
  /** Of the cards that are known. */
  readonly known: number;
  /** How many others there are. */
  readonly hidden: number;
  /** The least and the most that the total may be. */
  readonly least: number;
  readonly most: number;
}

/** [X30] What would count for the seat if the match ended now and the strongest table won. */
export const strengthNow = (state: State, seat: Seat): Strength => {
  const { table } = state;
  const ground = groundOf(state, seatIndex(seat));
  const slots = bitsOf(ground.connected).map((card) => ground.slot(card));
  const hidden = slots.filter((slot) => table.card(slot) === UNKNOWN);
  const values = hidden.map((slot) => [...possibleCards(state, slot).keys()].map(valueOf));
  const known = slots.reduce((sum, slot) => sum + valueOf(table.card(slot)), 0);
  return {
    known,
    hidden: hidden.length,
    least: values.reduce((sum, each) => sum + Math.min(...each), known),
    most: values.reduce((sum, each) => sum + Math.max(...each), known),
  };
};

/** [X20] The cards that would be cut off from their base if the card here were beaten; all of them if it is the base. */
export const strandedBy = (state: State, at: Corner): Corner[] => {
  const slot = slotOf(state, at);
  const ground = groundOf(state, state.table.owner(slot));
  const card = ground.cardIn(slot);
  return cornersOf(ground, ground.connected & ~ground.connectedWithout(card) & ~(1 << card));
};

/** [X14] The opponents' cards that a card of the seat would touch here. */
export const touchedFrom = ({ table }: State, seat: Seat, place: Place): Corner[] => {
  const index = seatIndex(seat);
  const spot = spotOf(place);
  const touched: Corner[] = [];
  for (
    let slot = nextTouched(table, index, spot, 0);
    slot >= 0;
    slot = nextTouched(table, index, spot, slot + 1)
  )
    touched.push(cornerOf(table.spot(slot)));
  return touched;
};

/** [X8] The empty square between two arms of the cross next to which the seat's base lies. */
export const innerSquare = (players: number, seat: Seat): Square =>
  INNER[quadrantOf(players, seatIndex(seat))];
