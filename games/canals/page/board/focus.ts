import { type Ditch, DITCHES, type Square, SQUARES } from '@santiago/canals';
import type { Turn } from './geometry.ts';
import type { Spot, Targets } from './spot.ts';

/** The square and the ditch that last had the keyboard focus: each list has one tab stop. */
export interface Cursor {
  readonly square: Square;
  readonly ditch: Ditch;
}

export const FIRST_CURSOR: Cursor = { square: 'a6', ditch: DITCHES[0]! };

const FILES = 'abcdefgh';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Arrow keys follow the board as it is drawn, also when it is turned. */
const turned = ([dx, dy]: readonly [number, number], turn: Turn): readonly [number, number] =>
  turn === 'wide' ? [dx, dy] : [-dy, dx];

const squareFrom = (square: Square, [dx, dy]: readonly [number, number]): Square => {
  const file = Math.min(7, Math.max(0, FILES.indexOf(square[0]!) + dx));
  const rank = Math.min(6, Math.max(1, Number(square[1]) + dy));
  return `${FILES[file]}${rank}` as Square;
};

/** The next or previous legal spot in reading order; it wraps around. */
const following = <N>(all: readonly N[], legal: readonly N[], from: N, step: 1 | -1): N | null => {
  if (legal.length === 0) return null;
  const ordered = all.filter((each) => legal.includes(each));
  const start = all.indexOf(from);
  const onward =
    step === 1
      ? ordered.find((each) => all.indexOf(each) > start)
      : ordered.findLast((each) => all.indexOf(each) < start);
  return onward ?? (step === 1 ? ordered[0]! : ordered[ordered.length - 1]!);
};

const DITCH_STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const JUMPS: Readonly<Record<string, 1 | -1>> = { n: 1, N: -1 };

const fromSquare = (square: Square, key: string, targets: Targets, turn: Turn): Square | null => {
  const step = STEPS[key];
  if (step !== undefined) return squareFrom(square, turned(step, turn));
  const jump = JUMPS[key];
  return jump === undefined ? null : following(SQUARES, targets.squares, square, jump);
};

const fromDitch = (ditch: Ditch, key: string, targets: Targets): Ditch | null => {
  const step = DITCH_STEPS[key];
  if (step !== undefined) return following(DITCHES, DITCHES, ditch, step);
  const jump = JUMPS[key];
  return jump === undefined ? null : following(DITCHES, targets.ditches, ditch, jump);
};

/** The board as the keyboard moves on it. */
export interface Keyboard {
  readonly cursor: Cursor;
  readonly targets: Targets;
  readonly turn: Turn;
}

/** The spot that a key moves the focus to; null for a key that moves nothing. */
export const focusAfter = ({ cursor, targets, turn }: Keyboard, spot: Spot, key: string): Spot | null => {
  switch (spot.kind) {
    case 'square': {
      if (key === 'd') return { kind: 'ditch', ditch: cursor.ditch };
      const square = fromSquare(spot.square, key, targets, turn);
      return square === null ? null : { kind: 'square', square };
    }
    case 'ditch': {
      if (key === 'd') return { kind: 'square', square: cursor.square };
      const ditch = fromDitch(spot.ditch, key, targets);
      return ditch === null ? null : { kind: 'ditch', ditch };
    }
    case 'intersection':
      return null;
  }
};

/** The tab stops: the square and the ditch visited last, or the first that can be chosen. */
export const tabStops = (cursor: Cursor, targets: Targets): Cursor => {
  const stop = <N>(all: readonly N[], legal: readonly N[], at: N): N =>
    legal.length === 0 || legal.includes(at) ? at : all.find((each) => legal.includes(each))!;
  return {
    square: stop(targets.squares, targets.squares, cursor.square),
    ditch: stop(DITCHES, targets.ditches, cursor.ditch),
  };
};
