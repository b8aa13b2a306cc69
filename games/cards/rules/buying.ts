import type { Menu } from '@santiago/kernel';
import * as kernel from '@santiago/kernel';
import * as code from './code.ts';
import type { State } from './state/state.ts';
import * as vocabulary from './vocabulary.ts';

// Local names for what is imported: see ground.ts.
const { lowestBit } = kernel;
const { cardAction, GIVE, TAKE } = code;
const { cardAt, ownCard, SUIT_COUNT, suitOfSeat, ranksWorth, valueOf } = vocabulary;

/** [X22] Buying back: what may be given and taken, and what it is worth. */

/** Ranks of the seat's own suit that lie in pools and have not been taken already. */
export const takeable = ({ pools }: State, seat: number): number =>
  pools.everywhere(suitOfSeat(seat)) & ~pools.taken;

/** The value of a whole pool. */
export const poolWorth = ({ pools }: State, seat: number): number => {
  let worth = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) worth += ranksWorth(pools.ranks(seat, suit));
  return worth;
};

/** What has been given and not been spent yet. */
export const budget = ({ pools }: State): number => {
  let worth = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) worth += ranksWorth(pools.given(suit));
  return worth - ranksWorth(pools.taken);
};

/** The whole pool is worth at least the cheapest card that the seat could take. */
export const canBuy = (state: State, seat: number): boolean => {
  const ranks = takeable(state, seat);
  return ranks !== 0 && poolWorth(state, seat) >= valueOf(ownCard(seat, lowestBit(ranks)));
};

/** Ranks of a suit that the seat has in its pool and has not given yet. */
export const givable = ({ pools }: State, seat: number, suit: number): number =>
  pools.ranks(seat, suit) & ~pools.given(suit);

export const addGives = (state: State, seat: number, menu: Menu): void => {
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let m = givable(state, seat, suit); m !== 0; m &= m - 1)
      menu.add(cardAction(GIVE, cardAt(suit, lowestBit(m))));
  }
};

export const addTakes = (state: State, seat: number, menu: Menu): void => {
  const left = budget(state);
  for (let m = takeable(state, seat); m !== 0; m &= m - 1) {
    const card = ownCard(seat, lowestBit(m));
    if (valueOf(card) <= left) menu.add(cardAction(TAKE, card));
  }
};

/** [X22][X25] A card of the seat's suit goes from whichever pool holds it to the hand. */
export const regain = ({ pools, hands, placed }: State, seat: number, rank: number): void => {
  pools.remove(suitOfSeat(seat), 1 << rank);
  hands.addRank(seat, rank, placed);
};
