import { Beliefs } from '@santiago/cards/bots/opponents';
import {
  type Card,
  cardNumber,
  type Corner,
  type State,
  strandedBy,
  valueOf,
  winChance,
} from '@santiago/cards';
import { spotOfCorner } from '@santiago/cards/engine';
import type { FightWorth } from './fight.ts';

/** Odds and worth of a fight, where a card face down is weighed by how people place their cards. */
export const believedFight = (state: State, card: Card, target: Corner): FightWorth => {
  const slot = state.table.slotAt(spotOfCorner(target));
  const beliefs = new Beliefs();
  beliefs.look(state, state.table.owner(slot));
  const attack = valueOf(cardNumber(card));
  let [chance, gain, loss] = [0, 0, 0];
  for (const possible of beliefs.possibleIn(state, slot)) {
    const wins = possible.chance * winChance(attack, possible.value);
    chance += wins;
    gain += wins * possible.value;
    loss += (possible.chance - wins) * attack;
  }
  return { chance, gain, loss, balance: gain - loss, cuts: strandedBy(state, target) };
};
