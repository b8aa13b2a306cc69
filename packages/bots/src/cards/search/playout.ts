import { cards } from '@santiago/cards';
import {
  forced,
  IN,
  PHASE,
  PHASE_ACT,
  play,
  PLAYERS,
  playersIn,
  type State,
  TURNS,
} from '@santiago/cards/engine';
import { CHANCE, lowestSeat, OWES_CHANCE, type Random } from '@santiago/kernel';
import type { Result } from '../../search/trials.ts';

/** Who answers for a seat while a match is played on. */
export type Model = (state: State, seat: number, random: Random) => number;

/** Turns of all seats together. */
export const turnsPlayed = (n: Int32Array): number => {
  let turns = 0;
  for (let seat = 0; seat < n[PLAYERS]!; seat++) turns += n[TURNS + seat]!;
  return turns;
};

/** Plays on for so many turns of all seats together, or to the end of the match, every seat by the same model. */
export const playOn = (state: State, model: Model, turns: number, random: Random): void => {
  const { n } = state;
  const last = turnsPlayed(n) + turns;
  for (;;) {
    const owes = cards.owes(state);
    if (owes === 0 || (n[PHASE] === PHASE_ACT && turnsPlayed(n) >= last)) return;
    if (owes === OWES_CHANCE) {
      play(n, CHANCE, cards.draw(state, random));
      continue;
    }
    const seat = lowestSeat(owes);
    const only = forced(n, seat);
    play(n, seat, only >= 0 ? only : model(state, seat, random));
  }
};

/** [X29][X30] Writes the shares of a match that is over; they are its score too. */
export const readShares = ({ n }: State, result: Result): void => {
  const sharing = playersIn(n);
  for (let seat = 0; seat < n[PLAYERS]!; seat++) {
    result.shares[seat] = result.scores[seat] = n[IN + seat]! / sharing;
  }
};
