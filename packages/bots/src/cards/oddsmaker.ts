import { cards, type CardsTypes } from '@santiago/cards';
import type { Bot } from '../bot.ts';
import { seatOf } from '../random.ts';
import { Judge } from './judge.ts';
import { rated } from './rated.ts';
import { weighing } from './search.ts';
import { TUNED } from './tuned.ts';

const CANDIDATES = 8;
const TURNS = 8;
const EVALUATIONS = 64;
const judge = new Judge(TUNED);

/** Knows the odds of every fight, and what a card face down is likely to be; never looks ahead. */
export const oddsmaker: Bot<CardsTypes> = {
  name: 'oddsmaker',
  about: 'Works out the odds of every fight, and guesses what lies face down.',
  evaluations: 0,
  choose: ({ view }) => ({
    action: cards.decode(judge.choose(cards.known(view).n, seatOf(cards, view))),
    spent: 0,
    cut: false,
  }),
  weigh: weighing(
    {
      propose: (state, seat) => rated(judge, state.n, seat).slice(0, CANDIDATES),
      turns: TURNS,
      model: ({ n }, seat) => judge.choose(n, seat),
    },
    EVALUATIONS,
  ),
};
