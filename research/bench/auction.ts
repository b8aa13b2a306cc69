import { canals } from '@santiago/canals';
import { draw, owes, play } from '@santiago/canals/engine';
import { bidTable, exploitability, mixedBids } from '@santiago/canals/bots/search';
import { Heuristic, trainedEvaluators, TUNED } from '@santiago/canals/bots/value';
import { CHANCE, FastRandom, lowestSeat, makeSetup, OWES_CHANCE } from '@santiago/kernel';

/** [C40] How much chance of winning a perfect answer takes from the mixed strategies of secret auctions. */
export interface Auctions {
  readonly tables: number;
  readonly mean: number;
  readonly worst: number;
}

/** The secret auctions of stewards' matches for two. */
export const measureAuctions = (tables: number): Auctions => {
  const setup = makeSetup(canals.setup, { players: 2 });
  if (!setup.ok) throw new Error(setup.fault.text);
  const random = new FastRandom(3);
  const [player, model] = [new Heuristic(TUNED), new Heuristic(TUNED)];
  const found: number[] = [];
  while (found.length < tables) {
    const s = canals.start(setup.value);
    let round = 0;
    for (let owing = owes(s); owing !== 0; owing = owes(s)) {
      if (owing === OWES_CHANCE) {
        play(s, CHANCE, draw(s, random));
        continue;
      }
      const seat = lowestSeat(owing);
      if (s.phase === 'sealed' && s.round !== round) {
        round = s.round;
        const table = bidTable(s, seat, model, trainedEvaluators().searchers);
        found.push(exploitability(table, mixedBids(table)));
      }
      player.forget();
      play(s, seat, player.choose(s, seat, random, s.phase === 'sealed' ? 2 : 0.5));
    }
  }
  return {
    tables: found.length,
    mean: found.reduce((sum, each) => sum + each, 0) / found.length,
    worst: Math.max(...found),
  };
};
