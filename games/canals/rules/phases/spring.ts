import { refusal } from '@santiago/kernel';
import { intersectionIn, springCode } from '../code.ts';
import { optionsOf } from '../options.ts';
import type { State } from '../state/state.ts';
import { intersectionIndex, INTERSECTIONS } from '../vocabulary.ts';
import { beginFirstCanal } from './first-canal.ts';
import { beginPalms } from './palms.ts';
import type { ChancePhase, SetUpShown } from './phase.ts';

export type SpringShown = SetUpShown<'spring'>;

/** [C11] `inner`: not on the border. */
const INNER: readonly number[] = (['B2', 'C2', 'D2', 'B3', 'C3', 'D3'] as const).map(intersectionIndex);
const ALL: readonly number[] = INTERSECTIONS.map(intersectionIndex);

/** [C11] The intersections where chance may place the spring. */
const candidates = ({ setup }: State): readonly number[] => {
  const { spring } = optionsOf(setup);
  if (spring === 'inner') return INNER;
  return spring === 'any' || spring === 'chosen' ? ALL : [intersectionIndex(spring)];
};

/** [C12] With two players the overseer builds the first canal at once. */
export const placeSpring = (s: State, intersection: number): void => {
  s.putSpring(intersection);
  if (s.players === 2) beginFirstCanal(s);
  else beginPalms(s);
};

/** [C11] Chance places the spring. */
export const spring: ChancePhase<SpringShown> = {
  decides: 'chance',
  expected: 'Chance places the spring now.',
  draw: (s, random) => {
    const intersections = candidates(s);
    return springCode(intersections[random.below(intersections.length)]!);
  },
  actions: {
    spring: {
      play: (s, _, action) => placeSpring(s, intersectionIn(action)),
      refuse: (s, _, { intersection }) => {
        const option = optionsOf(s.setup).spring;
        return candidates(s).includes(intersectionIndex(intersection))
          ? null
          : refusal('impossible-chance', `The spring cannot be on ${intersection} with spring=${option}.`);
      },
    },
  },
  show: () => ({ kind: 'set-up', step: 'spring' }),
};
