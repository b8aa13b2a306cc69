/** The compact inside, for those who search: the state, actions as numbers, the menu and the ground of a seat. */
export { budget, canBuy, givable, poolWorth, takeable } from './buying.ts';
export {
  BASE,
  cardAction,
  CLOSE,
  END,
  FIGHT,
  GIVE,
  moveAction,
  PASS,
  PLACE,
  RESIGN,
  spotAction,
  TAKE,
} from './code.ts';
export { BASE_SPOTS, CROSS_MIDDLE, type Quadrant, QUADRANTS, quadrantOf } from './cross.ts';
export {
  ADJOINING,
  adjoining,
  cornerSpot,
  distance,
  overlaps,
  SIDEWAYS,
  spotDir,
  spotHeight,
  spotOf,
  spotOfCorner,
  spotWidth,
  spotX,
  spotY,
  touches,
  UPRIGHT,
} from './geometry.ts';
export { Ground, nextTouched } from './ground.ts';
export { imagineBy, type Imagining, type Likelihood } from './hidden.ts';
export { makeMenu } from './menu.ts';
export { baseFits, baseSpotsOf } from './phases/base.ts';
export { forced, open, play } from './phases/index.ts';
export { stepsTouching } from './relations.ts';
export { PHASES, type PhaseName, State } from './state/state.ts';
export type { Table } from './state/table.ts';
export { strengthOf, writeShares } from './strength.ts';
