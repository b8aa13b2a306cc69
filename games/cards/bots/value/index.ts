export { softExp } from '@santiago/bots/value/soft-exp.ts';
export { Heuristic } from './heuristic.ts';
export { PROSPECT_NAMES, Prospects, prospectSource, type ProspectWeights } from './prospects.ts';
export { ratedActions } from './rated.ts';
export { Situation } from './situation.ts';
export { PROSPECTS } from './trained.ts';
export { JACK_BASE, STRONG_BASE, TO_WIN } from './tuned.ts';
export type { Weights } from './weights.ts';
