import { type Seat, seatIndex } from '@santiago/kernel';
import { INNER, type Square } from './cross.ts';
import { codeAt, type Corner, cornerOf, type Place, placeCode } from './geometry.ts';
import { connectedWithout, ground, nextMet, ownSlot, survey } from './ground.ts';
import { possibleCards } from './hidden.ts';
import { quadrantOf } from './legality.ts';
import { slotAt, type State, WHAT, whatOwner, WHERE } from './state.ts';
import { type Card, cardName, cardNumber, valueOf } from './vocabulary.ts';

/**
 * What the screen, the bots and the teacher ask beside legality. Everything follows from a state as somebody knows it
 * (`cards.known(view)`), so a page may ask as well as the server.
 */

/** Of the 1296 ways four dice can fall, how many win, tie and lose for the attacker [X16]. */
export interface Rolls {
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
}

/** By sum of two dice, from 2: in how many ways it falls. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

export const rolls = (attack: number, defence: number): Rolls => {
  let [wins, ties, losses] = [0, 0, 0];
  for (const [own, ways] of WAYS.entries()) {
    for (const [other, otherWays] of WAYS.entries()) {
      const lead = attack + own - defence - other;
      if (lead > 0) wins += ways * otherWays;
      else if (lead === 0) ties += ways * otherWays;
      else losses += ways * otherWays;
    }
  }
  return { wins, ties, losses };
};

/** [X16] The chance that the attacker wins a fight of these values; ties roll again. */
export const winChance = (attack: number, defence: number): number => {
  const { wins, losses } = rolls(attack, defence);
  return wins / (wins + losses);
};

/** A card that may lie somewhere, and how likely that is. */
export interface Possible {
  readonly card: Card;
  readonly chance: number;
}

const slotOf = (n: Int32Array, { x, y }: Corner): number => {
  const slot = slotAt(n, codeAt(x, y, 0));
  if (slot < 0) throw new RangeError(`no card lies at ${x},${y}`);
  return slot;
};

/** [X31] What the card here may be, as far as this state knows: one card where it can be no other. */
export const possibleAt = (state: State, at: Corner): Possible[] =>
  [...possibleCards(state, slotOf(state.n, at))].map(([card, chance]) => ({
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

const cornersOf = (n: Int32Array, own: number): Corner[] =>
  [...ownSlot.subarray(0, ground.count)]
    .filter((_, card) => (own & (1 << card)) !== 0)
    .map((slot) => cornerOf(n[WHERE + slot]!));

/** [X13] The seat's cards that are connected to its base, the base included. */
export const connectedCards = (state: State, seat: Seat): Corner[] => {
  const { n } = state;
  survey(n, seatIndex(seat));
  return cornersOf(n, ground.connected);
};

/** [X20] The cards that would be cut off from their base if the card here fell; all of them if it is the base. */
export const strandedBy = (state: State, at: Corner): Corner[] => {
  const { n } = state;
  const slot = slotOf(n, at);
  survey(n, whatOwner(n[WHAT + slot]!));
  const card = ownSlot.subarray(0, ground.count).indexOf(slot);
  return cornersOf(n, ground.connected & ~connectedWithout(card) & ~(1 << card));
};

/** [X14] The enemy cards that a card of the seat would touch here. */
export const touchedFrom = (state: State, seat: Seat, place: Place): Corner[] => {
  const { n } = state;
  const index = seatIndex(seat);
  const code = placeCode(place);
  const touched: Corner[] = [];
  for (let slot = nextMet(n, index, code, 0); slot >= 0; slot = nextMet(n, index, code, slot + 1)) {
    touched.push(cornerOf(n[WHERE + slot]!));
  }
  return touched;
};

/** [X8] The empty square between two arms of the cross that the seat's base lies around. */
export const innerSquare = (players: number, seat: Seat): Square =>
  INNER[quadrantOf(players, seatIndex(seat))];
