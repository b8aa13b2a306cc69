import {
  bitCount,
  type Menu,
  offering,
  refusal,
  type Refusal,
  type Seat,
  seatIndex,
  seatName,
  type Terms,
} from '@santiago/kernel';
import { DITCHES_AT } from '../board.ts';
import { digCode, ditchIn } from '../code.ts';
import { DITCH_SET } from '../forms.ts';
import { PHASES, type State } from '../state/state.ts';
import { type Ditch, intersectionName } from '../vocabulary.ts';
import { beginPalms } from './palms.ts';
import type { SeatPhase } from './phase.ts';

/** [C12] The first overseer builds the first canal. */
export interface FirstCanalShown {
  readonly kind: 'first-canal';
  readonly by: Seat;
}

export interface FirstCanalOffer {
  readonly kind: 'first-canal';
  readonly ditches: readonly Ditch[];
}

export const beginFirstCanal = (s: State): void => {
  s.actor = s.overseer;
  s.phaseNumber = PHASES['first-canal'];
};

/** [C12] The ditches at the spring. */
const springDitches = (s: State): number => DITCHES_AT[s.spring]!;

const FORM = { ditches: DITCH_SET };

const termsOf = (s: State): Terms<typeof FORM> => ({ ditches: springDitches(s) });

const writeMenu = ({ ditches }: Terms<typeof FORM>, menu: Menu): void => menu.addBits(digCode(0), ditches);

const refuseElsewhere = (s: State): Refusal => {
  const spring = intersectionName(s.spring);
  return refusal('first-canal', `The first canal begins at the spring on ${spring}.`, {
    spring,
    places: bitCount(springDitches(s)),
  });
};

/** [C12] With two players the first overseer builds a canal at the spring, for free. */
export const firstCanal: SeatPhase<FirstCanalShown, FirstCanalOffer> = {
  decides: 'seat',
  expected: 'The overseer builds the first canal now.',
  menu: (s, _, menu) => writeMenu(termsOf(s), menu),
  ...offering({ kind: 'first-canal', form: FORM, terms: termsOf, write: writeMenu }),
  actions: {
    dig: {
      play: (s, _, action) => {
        s.build(ditchIn(action));
        beginPalms(s);
      },
      refuse: refuseElsewhere,
    },
  },
  show: (s) => ({ kind: 'first-canal', by: seatName(s.actor) }),
  restore: (s, { by }) => {
    s.actor = seatIndex(by);
  },
};
