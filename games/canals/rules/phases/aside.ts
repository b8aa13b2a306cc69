import { asideCode, kindIn } from '../code.ts';
import { setsTileAside } from '../components.ts';
import { PHASES, type State } from '../state/state.ts';
import { kindOfTile, oneOf } from '../state/tiles.ts';
import type { ChancePhase, SetUpShown } from './phase.ts';

export type AsideShown = SetUpShown<'aside'>;

/** [C8] */
export const beginAside = (s: State): void => {
  s.phaseNumber = setsTileAside(s.players) ? PHASES.aside : PHASES.reveal;
};

/** [C8] Chance sets one tile aside, for everybody to see. */
export const aside: ChancePhase<AsideShown> = {
  decides: 'chance',
  expected: 'Chance sets a tile aside now.',
  draw: (s, random) => asideCode(kindOfTile(s.unseen, random.below(s.unseenCount))),
  actions: {
    aside: {
      play: (s, _, action) => {
        s.aside = kindIn(action);
        s.unseen -= oneOf(s.aside);
        s.unseenCount--;
        s.phaseNumber = PHASES.reveal;
      },
    },
  },
  show: () => ({ kind: 'set-up', step: 'aside' }),
};
