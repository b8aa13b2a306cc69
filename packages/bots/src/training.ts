/** For the programs that train and measure: the parts a bot is made of. */
export { artefactSource } from './canals/artefact.ts';
export { Features, FEATURES } from './canals/features.ts';
export { Heuristic } from './canals/heuristic.ts';
export { Judge, roundPlayouts } from './canals/lookahead.ts';
export { readOutcome } from './canals/montecarlo.ts';
export * from './canals/net.ts';
export { nextSeat } from './canals/playout.ts';
export { rated } from './canals/rated.ts';
export { TUNED } from './canals/tuned.ts';
export { WEIGHT_NAMES, type Weights, weightsSource } from './canals/weights.ts';
export { makeResult, Trials } from './trials.ts';
