import { canals, type View } from '@santiago/canals';
import { forgetSealedBids, type State } from '@santiago/canals/engine';

/**
 * The state as the seat knows it. [C40] A secret bid of the rival counts as not made yet, whether or not it was made.
 */
export const positionOf = (view: View): State => {
  const state = canals.known(view);
  forgetSealedBids(state);
  return state;
};
