import { type Random, refusal, type Refusal } from '@santiago/kernel';
import { CORNER_OF_SQUARE, SQUARE_COUNT, touch } from '../board.ts';
import { palmsCode, palmSquare } from '../code.ts';
import { optionsOf } from '../options.ts';
import { PHASES, type State } from '../state/state.ts';
import { type Square, squareIndex } from '../vocabulary.ts';
import { beginAside } from './aside.ts';
import type { ChancePhase, SetUpShown } from './phase.ts';

export type PalmsShown = SetUpShown<'palms'>;

export const beginPalms = (s: State): void => {
  s.actor = -1;
  if (optionsOf(s.setup).palms === 'on') s.phaseNumber = PHASES.palms;
  else beginAside(s);
};

/** [C14] Three different squares, none with a corner on the spring, no two touching. */
const arePalmSquares = (spring: number, a: number, b: number, c: number): boolean =>
  !touch(a, b) &&
  !touch(a, c) &&
  !touch(b, c) &&
  CORNER_OF_SQUARE[a] !== spring &&
  CORNER_OF_SQUARE[b] !== spring &&
  CORNER_OF_SQUARE[c] !== spring;

/** Draws three squares again until they are legal, so that every legal set is equally likely [C14]. */
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

const refusePalms = (s: State, squares: readonly Square[]): Refusal | null => {
  const [a = 0, b = 0, c = 0] = squares.map(squareIndex);
  if (a >= b || b >= c)
    return refusal('impossible-chance', 'Palms are written in the order a1, b1 … h6, each square once.');
  return arePalmSquares(s.spring, a, b, c)
    ? null
    : refusal('impossible-chance', 'Palms touch neither the spring nor each other.');
};

/** [C14] Chance places three palms. */
export const palms: ChancePhase<PalmsShown> = {
  decides: 'chance',
  expected: 'Chance places the palms now.',
  draw: (s, random) => drawPalms(s.spring, random),
  actions: {
    palms: {
      play: (s, _, action) => {
        for (let i = 0; i < 3; i++) s.putPalm(palmSquare(action, i));
        beginAside(s);
      },
      refuse: (s, _, { squares }) => refusePalms(s, squares),
    },
  },
  show: () => ({ kind: 'set-up', step: 'palms' }),
};
