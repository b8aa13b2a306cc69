import { Heuristic } from './heuristic.ts';
import { fullPlayouts } from './montecarlo.ts';
import { searchingBot } from './search.ts';
import { TUNED } from './tuned.ts';

/** Points by which the heuristic strays, so that playouts differ. */
const NOISE = 0.3;
const model = new Heuristic(TUNED);

/** Monte Carlo: plays the match to its end again and again. */
export const gambler = searchingBot({
  name: 'gambler',
  about: 'Plays each idea to the end of the match many times over and takes what won most.',
  evaluations: 288,
  candidates: 10,
  marginShare: 1,
  trying: (position, seat, seed) => fullPlayouts(position, seat, model, seed, NOISE),
});
