/** The compact inside, for those who search: tables, packed squares and tiles, whole-number actions, kept masks. */
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
  extraCode,
  passCode,
  plantCode,
  plantSquare,
  proposeCode,
  springCode,
  supportCode,
  thing,
} from './code.ts';
export { hasLeftoverTile } from './components.ts';
export { draw } from './draw.ts';
export {
  bidderOf,
  legalDitches,
  list,
  mayBuildNothing,
  owes,
  digCost,
  digDitches,
} from './legality.ts';
export { play, setPlantingOrder } from './play.ts';
export { scores } from './score.ts';
export { clearBids, forgetSealedBids, hasBid, hasPassed } from './state/bids.ts';
export { seatsInQueue } from './state/queue.ts';
export { cropAt, hasPalm, isFree, isPlantation, markersAt, planterAt } from './state/square.ts';
export { State, type PhaseName } from './state/state.ts';
export { countOf, cropOfKind, isFirstOfKind, kindInSlot, markersFor, plantersOn } from './state/tiles.ts';
