import { draw, owes, play, type State } from '@santiago/canals/engine';
import { CHANCE, lowestSeat, OWES_CHANCE, type Random } from '@santiago/kernel';
import type { Heuristic } from '../value/heuristic.ts';

/** Plays on by the heuristic until chance acts after the round, or to the end of the match. */
export const playRound = (s: State, heuristic: Heuristic, random: Random, noise: number): void => {
  heuristic.forget();
  for (;;) {
    const owing = owes(s);
    if (owing === 0 || owing === OWES_CHANCE) return;
    const seat = lowestSeat(owing);
    play(s, seat, heuristic.choose(s, seat, random, noise));
  }
};

/** Plays on by the heuristic to the end of the match. */
export const playOut = (s: State, heuristic: Heuristic, random: Random, noise: number): void => {
  for (;;) {
    playRound(s, heuristic, random, noise);
    if (s.phase === 'over') return;
    play(s, CHANCE, draw(s, random));
  }
};
