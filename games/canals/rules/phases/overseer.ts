import { refusal, type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import { overseerCode, seatIn } from '../code.ts';
import { optionsOf } from '../options.ts';
import { PHASES, type State } from '../state/state.ts';
import type { ChancePhase, SetUpShown } from './phase.ts';

export type OverseerShown = SetUpShown<'overseer'>;

/** [C13] The seats that chance may make the first overseer. */
const candidates = ({ setup, players }: State): readonly Seat[] => {
  const { overseer } = optionsOf(setup);
  return overseer === 'random' ? seatsOf(players) : [overseer];
};

/** [C13] Chance names the first overseer. */
export const overseer: ChancePhase<OverseerShown> = {
  decides: 'chance',
  expected: 'Chance names the first overseer now.',
  draw: (s, random) => {
    const { overseer: option } = optionsOf(s.setup);
    const drawn = random.below(option === 'random' ? s.players : 1);
    return overseerCode(option === 'random' ? drawn : seatIndex(option));
  },
  actions: {
    overseer: {
      /** [C11] The spring is chance's to place, or the overseer's. */
      play: (s, _, action) => {
        const chosen = optionsOf(s.setup).spring === 'chosen';
        s.overseer = seatIn(action);
        s.actor = chosen ? s.overseer : -1;
        s.phaseNumber = chosen ? PHASES['choose-spring'] : PHASES['spring'];
      },
      refuse: (s, _, { seat }) =>
        candidates(s).includes(seat)
          ? null
          : refusal('impossible-chance', `${seat} cannot be the first overseer here.`),
    },
  },
  show: () => ({ kind: 'set-up', step: 'overseer' }),
};
