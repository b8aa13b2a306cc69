import { bitCount, nthBit, refusal, type Seat, seatIndex, seatName } from '@santiago/kernel';
import { DITCHES_AT } from '../board.ts';
import { digCode, ditchIn } from '../code.ts';
import { ditchNames, listDitches } from '../rules/ditches.ts';
import { PHASES, type State } from '../state/state.ts';
import { type Ditch, ditchIndex, intersectionName } from '../vocabulary.ts';
import { beginPalms } from './palms.ts';
import { OTHER_PHASE, type SeatPhase, type Verdict } from './phase.ts';

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

const refuseFirstCanal = (s: State, ditch: Ditch): Verdict => {
  if ((springDitches(s) & (1 << ditchIndex(ditch))) !== 0) return null;
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
  count: (s) => bitCount(springDitches(s)),
  list: (s, _seat, out) => listDitches(springDitches(s), digCode(0), out, 0),
  sample: (s, _seat, random) => digCode(nthBit(springDitches(s), random.below(bitCount(springDitches(s))))),
  offer: (s) => ({ kind: 'first-canal', ditches: ditchNames(springDitches(s)) }),
  expand: ({ ditches }) => ditches.map((ditch) => ({ kind: 'dig', ditch })),
  refuse: (s, _seat, action) => (action.kind === 'dig' ? refuseFirstCanal(s, action.ditch) : OTHER_PHASE),
  play: (s, _seat, action) => {
    s.build(ditchIn(action));
    beginPalms(s);
  },
  show: (s) => ({ kind: 'first-canal', by: seatName(s.actor) }),
  restore: (s, { by }) => {
    s.phase = 'first-canal';
    s.actor = seatIndex(by);
  },
};
