/** The compact inside, for search: tables, packed squares and tiles, whole-number actions, stored masks. */
export {
  DITCH_COUNT,
  DITCHES_NEAR,
  DITCHES_OF_SQUARE,
  NEIGHBOURS,
  SQUARE_COUNT,
  SQUARES_OF_DITCH,
} from './board.ts';
export {
  acceptCode,
  bidCode,
  digCode,
  ditchIn,
  extraCode,
  intersectionIn,
  passCode,
  plantCode,
  plantSquare,
  proposeCode,
  springCode,
  supportCode,
} from './code.ts';
export { bidderOf } from './phases/auction.ts';
export { digDitches, mayBuildNothing } from './phases/decision.ts';
export { draw, list, owes, play } from './phases/index.ts';
export { setPlantingOrder } from './phases/planting.ts';
export { legalDitches } from './common/ditches.ts';
export { digCost } from './common/proposals.ts';
export { scores } from './score.ts';
export { clearBids, forgetSealedBids, hasBid, hasPassed } from './state/bids.ts';
export { seatsInQueue } from './state/queue.ts';
export { cropAt, hasPalm, isFree, isPlantation, markersAt, planterAt } from './state/square.ts';
export { type PhaseName, State } from './state/state.ts';
export { countOf, cropOfKind, isFirstOfKind, kindInSlot, markersFor, plantersOn } from './state/tiles.ts';
