/** The compact inside, for those who search: tables, packed squares and tiles, whole-number actions, kept masks. */
export { lowestBit } from './bits.ts';
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
export { draw } from './draw.ts';
export {
  bidderOf,
  legalDitches,
  list,
  mayBuildNothing,
  owes,
  ownPlanCost,
  ownPlanDitches,
} from './legality.ts';
export { play } from './play.ts';
export { scores } from './score.ts';
export { cropAt, hasPalm, isFree, isPlantation, markersAt, planterAt } from './square.ts';
export { State, type Step } from './state.ts';
export { countOf, isFirstOfKind, kindInSlot } from './tiles.ts';
