import { type Menu, offering, type Seat, seatIndex, seatName, type Terms } from '@santiago/kernel';
import { INTERSECTION_COUNT } from '../board.ts';
import { intersectionIn, springCode } from '../code.ts';
import { INTERSECTION_SET } from '../forms.ts';
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

const FORM = { places: INTERSECTION_SET };

const termsOf = (): Terms<typeof FORM> => ({ places: (1 << INTERSECTION_COUNT) - 1 });

const writeMenu = ({ places }: Terms<typeof FORM>, menu: Menu): void => menu.addBits(springCode(0), places);

/** [C11] The first overseer places the spring on any intersection. */
export const chooseSpring: SeatPhase<ChooseSpringShown, ChooseSpringOffer> = {
  decides: 'seat',
  expected: 'The overseer places the spring now.',
  menu: (_s, _, menu) => writeMenu(termsOf(), menu),
  ...offering({ kind: 'spring', form: FORM, terms: termsOf, write: writeMenu }),
  actions: { spring: { play: (s, _, action) => placeSpring(s, intersectionIn(action)) } },
  show: (s) => ({ kind: 'spring', by: seatName(s.actor) }),
  restore: (s, { by }) => {
    s.actor = seatIndex(by);
  },
};
