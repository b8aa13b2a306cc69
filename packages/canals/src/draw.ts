import type { Random } from '@santiago/kernel';
import { CORNER_OF_SQUARE, INTERSECTION_COUNT, SQUARE_COUNT, touch } from './board.ts';
import { addTile, ASIDE_CODE, OVERSEER_CODE, palmsCode, REVEAL_CODE, SPRING_CODE } from './code.ts';
import {
  PHASE,
  PHASE_ASIDE,
  PHASE_OVERSEER,
  PHASE_PALMS,
  PHASE_REVEAL,
  PHASE_SPRING,
  PLAYERS,
  SPRING,
  STACKED,
  STACKS_BY_PLAYERS,
  type State,
  UNSEEN,
} from './state.ts';
import { intersectionIndex, INTERSECTIONS, parseIntersection } from './vocabulary.ts';

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

/** [C13] Whom chance may make the first overseer under the option `overseer`. */
export const firstOverseers = (option: string, players: number): readonly number[] =>
  option === 'random' ? Array.from({ length: players }, (_, seat) => seat) : [Number(option.slice(1)) - 1];

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

/** How many tiles of each kind this draw has taken already. */
const drawn = new Int32Array(10);

/** The kind of a tile from the stacks, of which `taken` are drawn already: every tile is equally likely. */
const drawKind = (n: Int32Array, taken: number, random: Random): number => {
  let skip = random.below(n[STACKED]! - taken);
  let kind = 0;
  for (;;) {
    const left = n[UNSEEN + kind]! - drawn[kind]!;
    if (skip < left) return kind;
    skip -= left;
    kind++;
  }
};

/** [C17] The stacks were shuffled, so their top tiles are any of the unseen ones. */
const drawReveal = (n: Int32Array, random: Random): number => {
  const stacks = STACKS_BY_PLAYERS[n[PLAYERS]!]!;
  let code = REVEAL_CODE;
  drawn.fill(0);
  for (let slot = 0; slot < stacks; slot++) {
    const kind = drawKind(n, slot, random);
    drawn[kind]!++;
    code = addTile(code, slot, kind);
  }
  return code;
};

/** What chance does when it is to act. */
export const draw = (state: State, random: Random): number => {
  const { n, setup } = state;
  switch (n[PHASE]) {
    case PHASE_REVEAL:
      return drawReveal(n, random);
    case PHASE_OVERSEER: {
      const seats = firstOverseers(setup.options['overseer']!, setup.players);
      return OVERSEER_CODE | seats[random.below(seats.length)]!;
    }
    case PHASE_SPRING: {
      const places = springPlaces(setup.options['spring']!);
      return SPRING_CODE | places[random.below(places.length)]!;
    }
    case PHASE_PALMS:
      return drawPalms(n[SPRING]!, random);
    case PHASE_ASIDE:
      drawn.fill(0);
      return ASIDE_CODE | drawKind(n, 0, random);
    default:
      throw new Error('it is not for chance to act');
  }
};
