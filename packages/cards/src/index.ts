export * from './action.ts';
export { cards, type CardsTypes } from './cards.ts';
export { CROSS_PLACES, HIGH as BASE_HIGH, LOW as BASE_LOW } from './cross.ts';
export type { Corner, Direction, Place } from './geometry.ts';
export { type Offer, placesOf, type Run, type Word } from './offer.ts';
export type { State } from './state.ts';
export * from './view.ts';
export * from './vocabulary.ts';
export * from './questions.ts';
