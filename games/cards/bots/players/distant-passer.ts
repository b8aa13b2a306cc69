import { cards, type CardsTypes, ownCard, SUIT_SIZE } from '@santiago/cards';
import {
  BASE,
  baseFits,
  baseSpotsOf,
  CROSS_MIDDLE,
  distance,
  PASS,
  PHASES,
  spotAction,
} from '@santiago/cards/engine';
import type { Bot } from '@santiago/bots/bot.ts';
import { randomBot, seatOf } from '@santiago/bots/players/random.ts';

type State = CardsTypes['State'];

const anything = randomBot(cards);

/** The ace, as far from the middle as it may lie. */
const distantBase = (state: State, seat: number): number => {
  const spots = [...baseSpotsOf(state, seat)].filter((spot) => baseFits(state, spot));
  const farthest = spots.reduce((far, spot) =>
    distance(spot, CROSS_MIDDLE) > distance(far, CROSS_MIDDLE) ? spot : far,
  );
  return spotAction(BASE, ownCard(seat, SUIT_SIZE - 1), farthest);
};

/** If it cannot pass, because it took over a buy-back or a fight, it takes the first legal action. */
const answer = (state: State, seat: number): number => {
  if (state.phaseNumber === PHASES.base) return distantBase(state, seat);
  if (state.phaseNumber === PHASES.act) return PASS;
  const actions = new Int32Array(cards.widest);
  cards.list(state, seat, actions);
  return actions[0]!;
};

/**
 * Places its ace in the far corner and then only passes. A bot that plays to win must not let it get away with that,
 * so it stays here as a sparring partner.
 */
export const distantPasser: Bot<CardsTypes> = {
  name: 'distant-passer',
  about: 'Places its ace far away as a base, then only passes.',
  evaluations: 0,
  choose: ({ view }) => {
    const state = cards.known(view);
    const action = answer(state, seatOf(cards, view));
    return { action: cards.decode(action), spent: 0, cut: false };
  },
  weigh: (question) => anything.weigh(question),
};
