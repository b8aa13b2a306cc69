import { cards, SEATS_AT_MOST } from '@santiago/cards';
import { Ground, PHASES, play, type State, writeShares } from '@santiago/cards/engine';
import { CHANCE, lowestSeat, OWES_CHANCE, type Random } from '@santiago/kernel';
import type { Result } from '@santiago/bots/search/trials.ts';

/** The model that answers for a seat while a match is played on. */
export type Model = (state: State, seat: number, random: Random) => number;

/** Turns of all seats together. */
export const turnsPlayed = (state: State): number => {
  let turns = 0;
  for (let seat = 0; seat < state.players; seat++) turns += state.turns(seat);
  return turns;
};

/** Plays on for this many turns of all seats together, or to the end of the match, every seat by the same model. */
export const playOn = (state: State, model: Model, turns: number, random: Random): void => {
  const last = turnsPlayed(state) + turns;
  for (;;) {
    const owes = cards.owes(state);
    if (owes === 0 || (state.phaseNumber === PHASES.act && turnsPlayed(state) >= last)) return;
    if (owes === OWES_CHANCE) {
      play(state, CHANCE, cards.draw(state, random));
      continue;
    }
    const seat = lowestSeat(owes);
    const only = cards.forced(state, seat);
    play(state, seat, only >= 0 ? only : model(state, seat, random));
  }
};

const grounds = Array.from({ length: SEATS_AT_MOST }, () => new Ground());

/** [X29][X30] Writes the shares of a match that is over; they are its score too. */
export const readShares = (state: State, { shares, scores }: Result): void => {
  writeShares(state, shares, grounds);
  scores.set(shares);
};
