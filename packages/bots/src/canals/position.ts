import { canals, type View } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';

const NO_BID = -1;
const SEALED_BID = -2;

/** The state as the seat knows it. [C40] A bid sealed from it is one still to be made, whether or not it lies there. */
export const positionOf = (view: View): State => {
  const state = canals.known(view);
  for (let seat = 0; seat < state.players; seat++) {
    if (state.bids[seat] === SEALED_BID) state.bids[seat] = NO_BID;
  }
  return state;
};
