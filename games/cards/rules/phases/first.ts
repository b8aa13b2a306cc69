import { refusal, seatIndex } from '@santiago/kernel';
import { FIRST, seatIn } from '../code.ts';
import { PHASES } from '../state/state.ts';
import type { ChancePhase } from './phase.ts';

/** [X5] Chance draws who goes first. */
export const first: ChancePhase<'first'> = {
  decides: 'chance',
  expected: 'The dice decide who goes first.',
  draw: ({ players }, random) => FIRST | random.below(players),
  actions: {
    first: {
      /** [X7] Whoever is last in the order of play places the first base. */
      play: (state, _, action) => {
        state.first = seatIn(action);
        state.actor = (state.first + state.players - 1) % state.players;
        state.phaseNumber = PHASES.base;
      },
      refuse: ({ players }, _, { seat }) =>
        seatIndex(seat) < players
          ? null
          : refusal('no-seat', `${seat} does not play in this match.`, { seat }),
    },
  },
  show: () => ({ kind: 'first' }),
};
