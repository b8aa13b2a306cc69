/** The compact inside, for those who search: the packed state, whole-number actions, the ground of a seat. */
export { BASE, CLOSE, DONE, END, FIGHT, GIVE, PASS, PLACE, RESIGN, TAKE } from './code.ts';
export { cardCode, cardIn, kindOf, layCode, moveCode, placeIn } from './code.ts';
export { BASE_PLACES, type Quadrant, QUADRANTS } from './cross.ts';
export {
  ACROSS,
  adjoining,
  codeAt,
  codeDir,
  codeX,
  codeY,
  cornerCode,
  HEIGHTS,
  UPRIGHT,
  WIDTHS,
} from './geometry.ts';
export {
  freeSteps,
  ground,
  links,
  meetingSteps,
  movable,
  nextMet,
  ownPlace,
  ownSlot,
  survey,
  writeAttacks,
  writeMoves,
  writePlaces,
} from './ground.ts';
export { imagineBy, type Imagining, type Likelihood } from './hidden.ts';
export {
  baseFits,
  budget,
  canBuy,
  forced,
  menu,
  menuSingles,
  open,
  poolWorth,
  quadrantOf,
} from './legality.ts';
export { takeable } from './legality.ts';
export { play } from './play.ts';
export { MEET_SHIFT, relation } from './relations.ts';
export * from './state.ts';
export { cardAt, JOKER, rankOf, SUIT_SIZE, suitOf, UNKNOWN, valueOf, WHOLE_SUIT } from './vocabulary.ts';
