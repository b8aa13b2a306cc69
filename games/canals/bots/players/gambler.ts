import { Heuristic } from '../value/heuristic.ts';
import { GAMBLER_MARGIN, GAMBLER_WIDTH } from '../value/evaluators.ts';
import { fullPlayouts } from '../search/full-playouts.ts';
import { searchingBot } from './searching-bot.ts';
import { TUNED } from '../value/tuned.ts';

const model = new Heuristic(TUNED);

/**
 * Monte Carlo: plays the match to its end many times. Playouts have no noise, so only the tiles differ, and all
 * candidates get the same tiles.
 */
export const gambler = searchingBot({
  name: 'gambler',
  about: 'Plays each idea to the end of the match many times over and takes what won most.',
  evaluations: 128,
  candidates: GAMBLER_WIDTH,
  marginShare: GAMBLER_MARGIN,
  trying: (position, seat, seed) => fullPlayouts(position, seat, model, seed, 0),
});
