import { cards, type CardsTypes } from '@santiago/cards';
import type { Bot } from '../../bot.ts';
import { seatOf } from '../../players/random.ts';
import { Heuristic } from '../value/heuristic.ts';
import { ratedActions } from '../value/rated.ts';
import { weighing } from '../search/world-search.ts';
import { JACK_BASE, STRONG_BASE } from '../value/tuned.ts';

const CANDIDATES = 8;
const TURNS = 8;
const EVALUATIONS = 64;
const strongBase = new Heuristic(STRONG_BASE);
const jackBase = new Heuristic(JACK_BASE);

/** With three and four players strong bases are seldom destroyed, and most matches would end in a draw. */
const heuristicOf = (state: CardsTypes['State']): Heuristic => (state.players === 2 ? strongBase : jackBase);

/** Knows the odds of every fight and what a face-down card is likely to be. It never looks ahead. */
export const oddsmaker: Bot<CardsTypes> = {
  name: 'oddsmaker',
  about: 'Works out the odds of every fight, and guesses what lies face down.',
  evaluations: 0,
  choose: ({ view }) => {
    const state = cards.known(view);
    const action = heuristicOf(state).choose(state, seatOf(cards, view));
    return { action: cards.decode(action), spent: 0, cut: false };
  },
  weigh: weighing(
    {
      propose: (state, seat) => ratedActions(heuristicOf(state), state, seat).slice(0, CANDIDATES),
      turns: TURNS,
      model: (state, seat) => heuristicOf(state).choose(state, seat),
    },
    EVALUATIONS,
  ),
};
