import { offering, type Seat, seatIndex, seatName } from '@santiago/kernel';
import { INTERSECTION_COUNT } from '../board.ts';
import { intersectionIn, springCode } from '../code.ts';
import { INTERSECTION_SET } from '../forms.ts';
import type { State } from '../state/state.ts';
import type { Intersection } from '../vocabulary.ts';
import type { SeatPhase } from './phase.ts';
import { placeSpring } from './spring.ts';

/** [C11] The first overseer places the spring. */
export interface ChooseSpringShown {
  readonly kind: 'spring';
  readonly by: Seat;
}

export interface ChooseSpringOffer {
  readonly kind: 'spring';
  readonly places: readonly Intersection[];
}

const ALL_INTERSECTIONS = (1 << INTERSECTION_COUNT) - 1;

/** [C11] The first overseer places the spring on any intersection. */
export const chooseSpring: SeatPhase<ChooseSpringShown, ChooseSpringOffer> = {
  decides: 'seat',
  expected: 'The overseer places the spring now.',
  ...offering({
    kind: 'spring',
    form: { places: INTERSECTION_SET },
    terms: (_: State) => ({ places: ALL_INTERSECTIONS }),
    write: ({ places }, menu) => menu.addBits(springCode(0), places),
  }),
  actions: { spring: { play: (s, _, action) => placeSpring(s, intersectionIn(action)) } },
  show: (s) => ({ kind: 'spring', by: seatName(s.actor) }),
  restore: (s, { by }) => {
    s.actor = seatIndex(by);
  },
};
