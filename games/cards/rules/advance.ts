import { type Advance, type Seat, seatIndex } from '@santiago/kernel';
import type { CardsTypes } from './game.ts';
import type { State } from './state/state.ts';

/** [X10] All decisions of a seat are in its own turn; what can be left to a choice in advance is not to act in it. */
const kinds = {
  /** [X10] Pass the next turn, unless there is a fight before it. */
  'pass-if-calm': { phase: 'act', gaps: {} },
  /** [X30] Pass if everyone else has passed: a draw. */
  'pass-if-all': { phase: 'act', gaps: {} },
} as const satisfies Advance['kinds'];

type Kind = keyof typeof kinds;

/** [X17] Every fight takes one card off the table. */
const fightsSoFar = ({ placed, table }: State): number => placed - table.count;

/** [X30] */
const allOthersPassed = ({ passes, playersIn, bought }: State): boolean =>
  !bought && passes === playersIn - 1;

/** The seat is still in, and has its base. */
const awaitsTurn = (state: State, seat: Seat): boolean =>
  state.phase !== 'first' && state.phase !== 'base' && state.phase !== 'over' && state.isIn(seatIndex(seat));

export const cardsAdvance: Advance<CardsTypes> = {
  kinds,
  phase: ({ phase }) => (phase === 'act' ? phase : null),
  span: ({ name }, seat, state) => {
    if (!awaitsTurn(state, seat)) return null;
    const turn = `turn ${state.turns(seatIndex(seat))}`;
    switch (name as Kind) {
      case 'pass-if-calm':
        return `${turn} fight ${fightsSoFar(state)}`;
      case 'pass-if-all':
        return turn;
    }
  },
  answer: ({ name }, _, state) => {
    switch (name as Kind) {
      case 'pass-if-calm':
        return { kind: 'pass' };
      case 'pass-if-all':
        return allOthersPassed(state) ? { kind: 'pass' } : null;
    }
  },
};
