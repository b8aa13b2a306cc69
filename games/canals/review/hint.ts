import { positionOf } from '@santiago/canals/bots/search';
import {
  type Action,
  canalEffect,
  canals,
  type Intersection,
  plantingEffect,
  type Square,
  squareIndex,
  SQUARES,
  type State,
  type View,
} from '@santiago/canals';
import { type Seat, seatIndex } from '@santiago/kernel';
import type { Consider, Hint, Look } from './look.ts';
import { type RankPrice, rankPrices } from './instruments.ts';
import { canalsJudge } from './judge.ts';
import { rankOf } from './order.ts';

/** The best action of the seat whose view this is, in three steps; null where it owes no decision. */
export const canalsHint = (view: View, seed: number): Hint | null => {
  const seat = seatIndex(view.eye as Seat);
  const state = positionOf(view);
  if (canals.offer(state, seat) === null) return null;
  const [first] = canals.expand(canals.offer(state, seat)!);
  const weighing = canalsJudge(seed).weigh(state, seat, canals.encode(first!));
  weighing.refine(0);
  weighing.refine(1);
  const actions = weighing.candidates().map(({ action }) => canals.parse(action)!);
  const prices = rankPrices(view);
  // The best action that costs no more than the instruments say that its place is worth; passing costs nothing.
  const action = actions.find((each) => isWorthIt(state, seat, prices, each)) ?? { kind: 'pass' as const };
  return {
    look: lookAt(action, state.phase),
    consider: considering(state, seat, prices, action),
    move: canals.format(action),
  };
};

/** [C22] A bid that costs no more than what its rank in the planting order is worth, as the bids stand. */
const isWorthIt = (state: State, seat: number, prices: readonly RankPrice[], action: Action): boolean => {
  if (action.kind !== 'bid' || prices.length === 0) return true;
  const bids = Array.from({ length: state.players }, (_, each) => Math.max(0, state.bids[each]!));
  const rank = rankOf(state, bids, seat, action.amount);
  return action.amount <= Math.max(1, Math.round(prices[rank - 1]!.price));
};

const considering = (state: State, seat: number, prices: readonly RankPrice[], action: Action): Consider => {
  switch (action.kind) {
    case 'bid':
    case 'pass':
      return prices.length > 0 ? { kind: 'prices', prices } : { kind: 'keep' };
    case 'plant': {
      const { area } = plantingEffect(state, action.tile, action.square);
      return { kind: 'area', size: area.squares.length, marks: area.marks[seat]! };
    }
    case 'propose':
    case 'support':
    case 'accept':
    case 'dig':
    case 'extra':
      return { kind: 'waters', markers: canalEffect(state, action.ditch).markers[seat]! };
    case 'spring':
    case 'overseer':
    case 'palms':
    case 'aside':
    case 'reveal':
      return { kind: 'keep' };
  }
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
