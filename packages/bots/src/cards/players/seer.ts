import type { CardsTypes } from '@santiago/cards';
import { PHASES } from '@santiago/cards/engine';
import type { Bot } from '../../bot.ts';
import { Heuristic } from '../value/heuristic.ts';
import { ratedActions } from '../value/rated.ts';
import { halving, type Search, weighing } from '../search/world-search.ts';
import { JACK_BASE } from '../value/tuned.ts';

const CANDIDATES = 8;
const EVALUATIONS = 96;
const heuristic = new Heuristic(JACK_BASE);

const search: Search = {
  // Hundreds of bases are about equally good: the heuristic decides alone.
  propose: (state, seat) =>
    ratedActions(heuristic, state, seat).slice(0, state.phaseNumber === PHASES.base ? 1 : CANDIDATES),
  turns: 8,
  model: (state, seat) => heuristic.choose(state, seat),
};

/** Information-set search: deals the hidden cards again and again and follows each action for some turns. */
export const seer: Bot<CardsTypes> = {
  name: 'seer',
  about: 'Imagines again and again what may lie hidden, and follows each idea for some turns.',
  evaluations: EVALUATIONS,
  choose: halving(search, EVALUATIONS),
  weigh: weighing(search, EVALUATIONS),
};
