import { canals } from '@santiago/canals';
import { FastRandom } from '@santiago/kernel';
import { bestAnswer, type Known } from '@santiago/canals/review/search.ts';
import { playMatch, setupOf } from './matches.ts';

const PLAYERS = ['random', 'novice', 'steward', 'novice'];

/** Positions of last rounds whose best answer is known, so many of each phase. */
export const endgames = (each: number, seed: number, positions: number): Known[] => {
  const random = new FastRandom(seed);
  const found: Known[] = [];
  const enough = (phase: string): boolean => found.filter((one) => one.phase === phase).length >= each;
  const phases = ['planting', 'bribing', 'decision', 'extra'];
  for (let match = 0; !phases.every(enough); match++) {
    const setup = setupOf(2 + random.below(4));
    const names = Array.from({ length: 5 }, () => PLAYERS[random.below(PLAYERS.length)]!);
    const { rows } = playMatch(setup, names, seed * 1009 + match);
    const state = canals.start(setup);
    for (const { who, action } of rows) {
      const seat = who === '*' ? -1 : Number(who.slice(1)) - 1;
      const phase = state.phase === 'leftover' ? 'planting' : state.phase;
      if (state.round === state.rounds && seat >= 0 && phases.includes(phase) && !enough(phase)) {
        const known = bestAnswer(state, seat, positions);
        if (known !== null) found.push(known);
      }
      canals.play(state, seat, canals.encode(action));
    }
  }
  return found;
};
