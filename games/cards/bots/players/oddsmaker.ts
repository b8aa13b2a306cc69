import { cards, type CardsTypes } from '@santiago/cards';
import type { Bot } from '@santiago/bots/bot.ts';
import { seatOf } from '@santiago/bots/players/random.ts';
import { heuristicsBy } from '../value/heuristics.ts';
import { ratedActions } from '../value/rated.ts';
import { weighing } from '../search/world-search.ts';
import { TO_WIN } from '../value/tuned.ts';

const CANDIDATES = 8;
const TURNS = 8;
const EVALUATIONS = 64;
const CONTEMPT = 0.4;
const heuristicOf = heuristicsBy(TO_WIN);

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
      contempt: CONTEMPT,
      model: (state, seat) => heuristicOf(state).choose(state, seat),
    },
    EVALUATIONS,
  ),
};
