import type { Random } from '@santiago/kernel';
import * as board from './board.ts';
import { stacksFor } from './components.ts';
import * as code from './code.ts';
import type { State } from './state/state.ts';
import * as states from './state/state.ts';
import * as tiles from './state/tiles.ts';
import { intersectionIndex, INTERSECTIONS, parseIntersection } from './vocabulary.ts';

// Local names for what is imported: V8 folds a constant of the module but looks an import up at every use.
// It makes a tenth of the speed (docs/performance.md).
const { CORNER_OF_SQUARE, INTERSECTION_COUNT, SQUARE_COUNT, touch } = board;
const { asideCode, overseerCode, palmsCode, revealCode, springCode } = code;
const { kindOfTile, oneOf, withTile } = tiles;
const { overseer: OVERSEER, spring: SPRING, palms: PALMS, aside: ASIDE, reveal: REVEAL } = states.PHASES;

/** [C11] `inner`: not on the border. */
export const INNER: readonly number[] = ['B2', 'C2', 'D2', 'B3', 'C3', 'D3'].map((name) =>
  INTERSECTIONS.findIndex((place) => place === name),
);

const ANYWHERE: readonly number[] = Array.from({ length: INTERSECTION_COUNT }, (_, place) => place);

/** [C11] Where chance may put the spring under the option `spring`. */
export const springPlaces = (option: string): readonly number[] => {
  if (option === 'inner') return INNER;
  const named = parseIntersection(option);
  return named === null ? ANYWHERE : [intersectionIndex(named)];
};

const EVERYBODY: readonly number[] = [0, 1, 2, 3, 4];

/** [C13] Whom chance may make the first overseer under the option `overseer`. */
export const firstOverseers = (option: string, players: number): readonly number[] =>
  option === 'random' ? EVERYBODY.slice(0, players) : [Number(option.slice(1)) - 1];

/** [C14] Three different squares, none with a corner on the spring, no two touching. */
export const arePalmSquares = (spring: number, a: number, b: number, c: number): boolean =>
  !touch(a, b) &&
  !touch(a, c) &&
  !touch(b, c) &&
  CORNER_OF_SQUARE[a] !== spring &&
  CORNER_OF_SQUARE[b] !== spring &&
  CORNER_OF_SQUARE[c] !== spring;

/** Draws three squares anew until they are legal, so that every legal set is equally likely [C14]. */
const drawPalms = (spring: number, random: Random): number => {
  for (;;) {
    const a = random.below(SQUARE_COUNT);
    const b = random.below(SQUARE_COUNT);
    const c = random.below(SQUARE_COUNT);
    if (!arePalmSquares(spring, a, b, c)) continue;
    const least = Math.min(a, b, c);
    const most = Math.max(a, b, c);
    return palmsCode(least, a + b + c - least - most, most);
  }
};

/** [C17] The stacks were shuffled, so their top tiles are any of the unseen ones. */
const drawReveal = (s: State, random: Random): number => {
  const tiles = stacksFor(s.players);
  let stacks = s.unseen;
  let offer = 0;
  for (let slot = 0; slot < tiles; slot++) {
    const kind = kindOfTile(stacks, random.below(s.unseenCount - slot));
    stacks -= oneOf(kind);
    offer = withTile(offer, slot, kind);
  }
  return revealCode(offer);
};

/** What chance does when it is to act. */
export const draw = (s: State, random: Random): number => {
  const { setup } = s;
  switch (s.phaseNumber) {
    case REVEAL:
      return drawReveal(s, random);
    case OVERSEER: {
      const seats = firstOverseers(setup.options['overseer']!, setup.players);
      return overseerCode(seats[random.below(seats.length)]!);
    }
    case SPRING: {
      const places = springPlaces(setup.options['spring']!);
      return springCode(places[random.below(places.length)]!);
    }
    case PALMS:
      return drawPalms(s.spring, random);
    case ASIDE:
      return asideCode(kindOfTile(s.unseen, random.below(s.unseenCount)));
    default:
      throw new Error('it is not for chance to act');
  }
};
