import { type Seat, seatIndex, seatName } from '@santiago/kernel';
import { INTERSECTION_COUNT } from '../board.ts';
import { intersectionIn, springCode } from '../code.ts';
import { type Intersection, INTERSECTIONS } from '../vocabulary.ts';
import { OTHER_PHASE, type SeatPhase } from './phase.ts';
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

/** [C11] The first overseer places the spring on any intersection. */
export const chooseSpring: SeatPhase<ChooseSpringShown, ChooseSpringOffer> = {
  decides: 'seat',
  expected: 'The overseer places the spring now.',
  count: () => INTERSECTION_COUNT,
  list: (_s, _seat, out) => {
    for (let intersection = 0; intersection < INTERSECTION_COUNT; intersection++)
      out[intersection] = springCode(intersection);
    return INTERSECTION_COUNT;
  },
  sample: (_s, _seat, random) => springCode(random.below(INTERSECTION_COUNT)),
  offer: () => ({ kind: 'spring', places: INTERSECTIONS }),
  expand: ({ places }) => places.map((intersection) => ({ kind: 'spring', intersection })),
  refuse: (_s, _seat, action) => (action.kind === 'spring' ? null : OTHER_PHASE),
  play: (s, _seat, action) => placeSpring(s, intersectionIn(action)),
  show: (s) => ({ kind: 'spring', by: seatName(s.actor) }),
  restore: (s, { by }) => {
    s.phase = 'choose-spring';
    s.actor = seatIndex(by);
  },
};
