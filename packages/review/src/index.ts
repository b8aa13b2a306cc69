export { canalsHint } from './canals/hint.ts';
export { CANALS_PHASES, type CanalsPhase } from './canals/judge.ts';
export type * from './canals/reason.ts';
export type { Hint, Look } from './hint.ts';
export { hasJudge, reviewMatch, type ReviewRequest } from './judges.ts';
export type { Person, Reason } from './reason.ts';
export * from './review.ts';
export { goalOf, lookOf, type Names, sentenceOf, type Words } from './words/words.ts';
