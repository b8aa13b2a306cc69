/** For the programs that train and measure, and for the teacher: the parts a bot is made of. */
export { artefactSource } from './canals/artefact.ts';
export { Features, FEATURES } from './canals/features.ts';
export { Heuristic } from './canals/heuristic.ts';
export { trainedJudge } from './canals/hydrologist.ts';
export { Judge, roundPlayouts } from './canals/lookahead.ts';
export { readOutcome, readPoints } from './canals/montecarlo.ts';
export * from './canals/net.ts';
export { NOVICE_BELIEFS } from './canals/novice.ts';
export { nextSeat } from './canals/playout.ts';
export { positionOf } from './canals/position.ts';
export { rated } from './canals/rated.ts';
export { bidTable, drawBid, mixedBids } from './canals/sealed.ts';
export { TUNED } from './canals/tuned.ts';
export { WEIGHT_NAMES, type Weights, weightsSource } from './canals/weights.ts';
export { Stream } from './stream.ts';
export { makeResult, type Result, Trials } from './trials.ts';
