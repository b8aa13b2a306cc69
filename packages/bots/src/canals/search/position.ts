import { canals, type View } from '@santiago/canals';
import { forgetSealedBids, type State } from '@santiago/canals/engine';

/** The state as the seat knows it. [C40] A bid sealed from it is one still to be made, whether or not it lies there. */
export const positionOf = (view: View): State => {
  const state = canals.known(view);
  forgetSealedBids(state);
  return state;
};
