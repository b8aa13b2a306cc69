export * from './action.ts';
export { cards, type CardsTypes } from './cards.ts';
export { eager } from './eager.ts';
export type { Corner, Direction, Place } from './geometry.ts';
export type { Offer, Run, Word } from './offer.ts';
export type { State } from './state.ts';
export * from './view.ts';
export * from './vocabulary.ts';
