import { lowestBit, refusal, type Refusal, seatIndex, seatName } from '@santiago/kernel';
import type { ActionOf } from '../action.ts';
import { addTakes, budget, regain, takeable } from '../buying.ts';
import { cardIn, CLOSE } from '../code.ts';
import { PHASES, type State } from '../state/state.ts';
import { afterAction } from '../turn.ts';
import {
  type Card,
  cardNumber,
  JOKER,
  rankOf,
  ranksOf,
  suitCards,
  suitOf,
  suitOfSeat,
  SUITS,
  valueOf,
} from '../vocabulary.ts';
import type { ActionRules, SeatPhase } from './phase.ts';

const play = (state: State, _: number, action: number): void => {
  state.pools.taken |= 1 << rankOf(cardIn(action));
  state.phaseNumber = PHASES.take;
};

const refuse = (state: State, seat: number, { card }: ActionOf<'take'>): Refusal => {
  const number = cardNumber(card);
  const rank = 1 << rankOf(number);
  if (number === JOKER || suitOf(number) !== suitOfSeat(seat))
    return refusal('not-your-suit', `You can only take cards of your own suit, not ${card}.`, { card });
  if ((state.pools.taken & rank) !== 0)
    return refusal('taken-already', `You have already taken ${card}.`, { card });
  if ((takeable(state, seat) & rank) === 0)
    return refusal('not-in-pools', `${card} is not in any pool.`, { card });
  const left = budget(state);
  const text = `${card} is worth ${valueOf(number)}; you have ${left} to spend.`;
  return refusal('too-dear', text, { card, left });
};

/** [X22] Taking a card of the seat's own suit. */
export const takeRules: ActionRules<'take'> = { play, refuse };

/** [X22] Only now do the cards change places. */
const close = (state: State, seat: number): void => {
  for (let m = state.pools.settle(seat); m !== 0; m &= m - 1) regain(state, seat, lowestBit(m));
  state.stirred = state.bought = true;
  if (state.acted) afterAction(state);
  else state.phaseNumber = PHASES.act;
};

const writeMenu: SeatPhase<'take'>['menu'] = (state, seat, menu) => {
  addTakes(state, seat, menu);
  menu.add(CLOSE);
};

/** The cards given so far, as a view shows them. */
export const givenCards = ({ pools }: State): Card[] =>
  SUITS.flatMap((_, suit) => suitCards(suit, pools.given(suit)));

export const restoreGiven = ({ pools }: State, given: readonly Card[]): void => {
  for (const card of given) pools.give(cardNumber(card));
};

/** [X22] A buy-back in which a card has been taken. */
export const take: SeatPhase<'take'> = {
  decides: 'seat',
  expected: 'A buy-back is under way: take more, or close it.',
  menu: writeMenu,
  actions: { take: takeRules, close: { play: close } },
  show: (state) => ({
    kind: 'take',
    by: seatName(state.actor),
    acted: state.acted,
    given: givenCards(state),
    taken: suitCards(suitOfSeat(state.actor), state.pools.taken),
  }),
  restore: (state, { by, acted, given, taken }) => {
    state.actor = seatIndex(by);
    state.acted = acted;
    restoreGiven(state, given);
    state.pools.taken = ranksOf(taken);
  },
};
