import type { CardsTypes } from '@santiago/cards';
import { PHASES } from '@santiago/cards/engine';
import type { Bot } from '@santiago/bots/bot.ts';
import { heuristicsBy } from '../value/heuristics.ts';
import { ratedActions } from '../value/rated.ts';
import { halving, type Search, weighing } from '../search/world-search.ts';
import { TO_WIN } from '../value/tuned.ts';

const CANDIDATES = 8;
const EVALUATIONS = 128;
const CONTEMPT = 0.4;
const heuristicOf = heuristicsBy(TO_WIN);

const search: Search = {
  // Hundreds of bases are about equally good: the heuristic decides alone.
  propose: (state, seat) =>
    ratedActions(heuristicOf(state), state, seat).slice(
      0,
      state.phaseNumber === PHASES.base ? 1 : CANDIDATES,
    ),
  turns: 8,
  contempt: CONTEMPT,
  model: (state, seat) => heuristicOf(state).choose(state, seat),
};

/** Information-set search: deals the hidden cards again and again and follows each action for some turns. */
export const seer: Bot<CardsTypes> = {
  name: 'seer',
  about: 'Imagines many ways the hidden cards may lie, and follows each idea for some turns.',
  evaluations: EVALUATIONS,
  choose: halving(search, EVALUATIONS),
  weigh: weighing(search, EVALUATIONS),
};
