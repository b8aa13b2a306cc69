import { type Action, canals, standings, type State } from '@santiago/canals';
import { type Seat, seatIndex, seatName } from '@santiago/kernel';
import { rankInOrder } from '../order.ts';
import type { Ends, Goal } from './exercise.ts';

/** What an answer leads to, in the terms of the question. */
export type Outcome =
  /** Final points by seat, if all play as well as they can. */
  | { readonly kind: 'end'; readonly points: readonly number[] }
  /** Points by seat as if the match ended with the answer. */
  | { readonly kind: 'now'; readonly points: readonly number[] }
  /** [C21][C22] The order of planting after the last bid; `bid` is 0 for a pass. */
  | { readonly kind: 'order'; readonly rank: number; readonly overseer: Seat; readonly bid: number };

const after = (state: State, seat: number, action: Action): State => {
  const twin = canals.copy(state);
  canals.play(twin, seat, canals.encode(action));
  return twin;
};

/** What this answer to the question leads to; `ends` holds what was searched. */
export const outcomeOf = (
  state: State,
  { seat, goal, ends }: { readonly seat: Seat; readonly goal: Goal; readonly ends: Ends },
  action: Action,
): Outcome => {
  const index = seatIndex(seat);
  switch (goal.kind) {
    case 'result':
      return { kind: 'end', points: ends[canals.format(action)]! };
    case 'points-now':
      return { kind: 'now', points: standings(after(state, index, action)).map(({ now }) => now) };
    case 'rank':
    case 'overseer': {
      const closed = after(state, index, action);
      return {
        kind: 'order',
        rank: rankInOrder(closed, index),
        overseer: seatName(closed.overseer),
        bid: action.kind === 'bid' ? action.amount : 0,
      };
    }
  }
};

/** [C54] By how much the seat is ahead of the best of the others; below 0 where it is behind. */
export const leadOf = (points: readonly number[], seat: Seat): number =>
  points[seatIndex(seat)]! - Math.max(...points.filter((_, each) => each !== seatIndex(seat)));
