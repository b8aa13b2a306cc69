export * from './action.ts';
export { canals, type CanalsTypes } from './canals.ts';
export type { Offer } from './offer.ts';
export * from './questions.ts';
export type { State } from './state/state.ts';
export * from './view.ts';
export * from './vocabulary.ts';
