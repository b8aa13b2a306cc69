import { Heuristic } from './heuristic.ts';
import { PLAIN_MARGIN, PLAIN_WIDTH } from './judges.ts';
import { fullPlayouts } from './montecarlo.ts';
import { searchingBot } from './search.ts';
import { TUNED } from './tuned.ts';

const model = new Heuristic(TUNED);

/**
 * Monte Carlo: plays the match to its end again and again. Playouts do not stray, so that only the tiles differ, and
 * those are the same for all candidates.
 */
export const gambler = searchingBot({
  name: 'gambler',
  about: 'Plays each idea to the end of the match many times over and takes what won most.',
  evaluations: 128,
  candidates: PLAIN_WIDTH,
  marginShare: PLAIN_MARGIN,
  trying: (position, seat, seed) => fullPlayouts(position, seat, model, seed, 0),
});
