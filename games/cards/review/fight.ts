import {
  type Card,
  cardNumber,
  type Corner,
  possibleAt,
  type State,
  strandedBy,
  valueOf,
  winChance,
} from '@santiago/cards';

/** What a fight may bring, as far as the asking player knows the cards. */
export interface FightWorth {
  /** [X16] The chance that the attacker wins. */
  readonly chance: number;
  /** [X17] The value that the attacker can expect to win for the pool, and the value at risk. */
  readonly gain: number;
  readonly loss: number;
  /** Gain less loss. */
  readonly balance: number;
  /** [X20] Enemy cards that would be cut off from their base if the defender lost. */
  readonly cuts: readonly Corner[];
}

/** Odds and worth of a fight of a card against the one that lies here. */
export const fightWorth = (state: State, card: Card, target: Corner): FightWorth => {
  const attack = valueOf(cardNumber(card));
  let [chance, gain, loss] = [0, 0, 0];
  for (const possible of possibleAt(state, target)) {
    const defence = valueOf(cardNumber(possible.card));
    const wins = possible.chance * winChance(attack, defence);
    chance += wins;
    gain += wins * defence;
    loss += (possible.chance - wins) * attack;
  }
  return { chance, gain, loss, balance: gain - loss, cuts: strandedBy(state, target) };
};
