export { softExp } from '@santiago/bots/value/soft-exp.ts';
export { BoardMemory } from './board-memory.ts';
export { Evaluator } from './evaluator.ts';
export { readTrained, trainedEvaluators } from './evaluators.ts';
export { FEATURES } from './feature-names.ts';
export { Features } from './features.ts';
export { Heuristic } from './heuristic.ts';
export {
  HEAD_LAYER,
  type Layer,
  Net,
  OUT_LAYER,
  OUTPUTS,
  PARAMETERS,
  SCORE_UNIT,
  TOWER_LAYER,
  SUMMARY,
  SUMMARY_LAYER,
} from './net.ts';
export { type Nets, writeNets } from './net-file.ts';
export { NOVICE_BELIEFS } from './novice-beliefs.ts';
export { readOutcome, readPoints } from './outcome.ts';
export { ratedActions } from './rated.ts';
export { TUNED } from './tuned.ts';
export { WEIGHT_NAMES, type Weights, weightsSource } from './weights.ts';
