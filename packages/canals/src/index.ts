export * from './action.ts';
export { canals, type CanalsTypes } from './game.ts';
export type { Offer, Phase } from './phases/index.ts';
export type { Proposal } from './rules/proposals.ts';
export * from './questions.ts';
export type { State } from './state/state.ts';
export * from './view.ts';
export * from './vocabulary.ts';
