import { lowestBit, type Menu, refusal, type Refusal } from '@santiago/kernel';
import { spotAction } from '../code.ts';
import { type Corner, overlaps, type Place, spotOf } from '../geometry.ts';
import { formatCorner, formatPlace } from '../notation.ts';
import type { State } from '../state/state.ts';
import { type Card, cardNumber, JOKER, ownCard, rankOf, suitOf, suitOfSeat } from '../vocabulary.ts';

/** What placing a base, placing a card and moving one have in common. */

/** Adds a row for each card of the seat's hand, lowest first, one joker last; `kind` is BASE or PLACE. */
export const addHand = ({ hands }: State, seat: number, kind: number, menu: Menu): void => {
  const { values, used } = menu;
  let end = used;
  for (let m = hands.ranks(seat); m !== 0; m &= m - 1)
    values[end++] = spotAction(kind, ownCard(seat, lowestBit(m)), 0);
  if (hands.jokers(seat) > 0) values[end++] = spotAction(kind, JOKER, 0);
  menu.addWrittenRows(end - used);
};

export const holdsCards = ({ hands }: State, seat: number): boolean =>
  hands.ranks(seat) !== 0 || hands.jokers(seat) > 0;

/** [X9] A card goes from the hand to the table, face down; returns its slot. */
export const placeCard = (state: State, seat: number, card: number, spot: number): number => {
  state.placed++;
  state.hands.remove(seat, card);
  return state.table.add(seat, card, spot, state.placed);
};

export const refuseHand = ({ hands }: State, seat: number, card: Card): Refusal | null => {
  const number = cardNumber(card);
  const holds =
    number === JOKER
      ? hands.jokers(seat) > 0
      : suitOf(number) === suitOfSeat(seat) && (hands.ranks(seat) & (1 << rankOf(number))) !== 0;
  return holds ? null : refusal('not-in-hand', `${card} is not in your hand.`, { card });
};

/** [X12] Another card lies there. `lifted` is a slot to leave out, or NONE. */
export const refuseOverlap = ({ table }: State, place: Place, lifted: number): Refusal | null => {
  const spot = spotOf(place);
  for (let slot = 0; slot < table.count; slot++) {
    if (slot === lifted || !overlaps(spot, table.spot(slot))) continue;
    const text = formatPlace(place);
    return refusal('overlap', `There is no room at ${text}: another card is in the way.`, { place: text });
  }
  return null;
};

export const refuseEmpty = (corner: Corner): Refusal =>
  refusal('no-card', `There is no card at ${formatCorner(corner)}.`, { at: formatCorner(corner) });
