export type * from './canals/reason.ts';
export type { Person, Reason } from './reason.ts';
export * from './review.ts';
