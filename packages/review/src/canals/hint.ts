import { positionOf } from '@santiago/bots/canals/search';
import {
  type Action,
  canals,
  type Intersection,
  type Square,
  squareIndex,
  SQUARES,
  type View,
} from '@santiago/canals';
import { type Seat, seatIndex } from '@santiago/kernel';
import type { Hint, Look } from './look.ts';
import { canalsReasons } from './facts.ts';
import { canalsJudge } from './judge.ts';

/** The best action of the seat whose view this is, in three steps; null where it owes no decision. */
export const canalsHint = (view: View, seed: number): Hint | null => {
  const seat = seatIndex(view.eye as Seat);
  const state = positionOf(view);
  if (canals.offer(state, seat) === null) return null;
  const [first] = canals.expand(canals.offer(state, seat)!);
  const weighing = canalsJudge(seed).weigh(state, seat, canals.encode(first!));
  weighing.refine(0);
  weighing.refine(1);
  const move = weighing.candidates()[0]!.action;
  const consider = canalsReasons(state, seat, { chosen: move, best: move }, null).map((reason) => ({
    ...reason,
    about: 'best' as const,
  }));
  return { look: lookAt(canals.parse(move)!, state.phase), consider, move };
};

const lookAt = (action: Action, phase: string): Look => {
  switch (action.kind) {
    case 'bid':
      return { kind: 'order' };
    case 'pass':
      return { kind: phase === 'auction' || phase === 'sealed' ? 'office' : 'purse' };
    case 'plant':
      return { kind: 'squares', squares: blockOf(action.square) };
    case 'propose':
    case 'support':
    case 'accept':
    case 'dig':
    case 'extra':
      return { kind: 'intersection', intersection: action.ditch.slice(0, 2) as Intersection };
    case 'spring':
    // These actions are chance's, and nobody needs a hint for them.
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
      return { kind: 'spring' };
  }
};

/** [C2] The squares of the block that a square lies in. */
const blockOf = (square: Square): Square[] => {
  const index = squareIndex(square);
  const [file, rank] = [index % FILES, Math.floor(index / FILES)];
  return SQUARES.filter((_, each) => {
    const [otherFile, otherRank] = [each % FILES, Math.floor(each / FILES)];
    return otherFile >> 1 === file >> 1 && otherRank >> 1 === rank >> 1;
  });
};
const FILES = 8;
