import { CHANCE, OWES_CHANCE, type Random, type Setup } from '@santiago/kernel';
import { cards } from './cards.ts';
import { eager } from './eager.ts';
import { assign, start } from './state.ts';

/** What a number of matches came to. Whoever holds a clock makes rates of it. */
export interface Tally {
  readonly matches: number;
  /** Answers of seats. */
  readonly decisions: number;
  /** Those, and the rows of chance. */
  readonly rows: number;
  readonly won: number;
}

/** Plays matches between eager seats to their end, through the contract as a runner would. */
export const playEager = (setup: Setup, matches: number, random: Random): Tally => {
  const fresh = start(setup);
  const state = start(setup);
  let decisions = 0;
  let draws = 0;
  let won = 0;
  for (let match = 0; match < matches; match++) {
    assign(state, fresh);
    for (let owes = cards.owes(state); owes !== 0; owes = cards.owes(state)) {
      if (owes === OWES_CHANCE) {
        cards.play(state, CHANCE, cards.draw(state, random));
        draws++;
      } else {
        const seat = 31 - Math.clz32(owes);
        cards.play(state, seat, eager(state, seat, random));
        decisions++;
      }
    }
    if (cards.outcome(state)!.shares.includes(1)) won++;
  }
  return { matches, decisions, rows: decisions + draws, won };
};
