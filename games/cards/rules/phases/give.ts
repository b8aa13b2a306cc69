import { refusal, type Refusal, seatIndex, seatName } from '@santiago/kernel';
import type { ActionOf } from '../action.ts';
import { addGives, addTakes, canBuy, poolWorth, takeable } from '../buying.ts';
import { cardIn } from '../code.ts';
import { PHASES, type State } from '../state/state.ts';
import { cardNumber, JOKER, rankOf, suitOf } from '../vocabulary.ts';
import type { ActionRules, SeatPhase } from './phase.ts';
import { givenCards, restoreGiven, takeRules } from './take.ts';

const play = (state: State, _: number, action: number): void => {
  state.pools.give(cardIn(action));
  state.phaseNumber = PHASES.give;
};

const refuse = (state: State, seat: number, { card }: ActionOf<'give'>): Refusal | null => {
  const { pools } = state;
  const number = cardNumber(card);
  const rank = 1 << rankOf(number);
  if (number === JOKER || (pools.ranks(seat, suitOf(number)) & rank) === 0)
    return refusal('not-in-pool', `${card} is not in your pool.`, { card });
  if ((pools.given(suitOf(number)) & rank) !== 0)
    return refusal('given-already', `You have already given ${card}.`, { card });
  if (takeable(state, seat) === 0)
    return refusal('nothing-to-buy', 'There is no card of your suit in any pool.');
  if (canBuy(state, seat)) return null;
  const worth = poolWorth(state, seat);
  return refusal('pool-too-small', `Your pool is worth ${worth}: not enough for any card.`, { worth });
};

/** [X22] Giving a card: it begins a buy-back before or after the turn's action, and goes on with one. */
export const giveRules: ActionRules<'give'> = { play, refuse };

const writeMenu: SeatPhase<'give'>['menu'] = (state, seat, menu) => {
  addGives(state, seat, menu);
  addTakes(state, seat, menu);
};

/** [X22] A buy-back has begun: cards have been given, none taken. */
export const give: SeatPhase<'give'> = {
  decides: 'seat',
  expected: 'A buy-back has begun: give more, or take.',
  menu: writeMenu,
  actions: { give: giveRules, take: takeRules },
  show: (state) => ({
    kind: 'give',
    by: seatName(state.actor),
    acted: state.acted,
    given: givenCards(state),
  }),
  restore: (state, { by, acted, given }) => {
    state.actor = seatIndex(by);
    state.acted = acted;
    restoreGiven(state, given);
  },
};
