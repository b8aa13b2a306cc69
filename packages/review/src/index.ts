export type { Judge, JudgeMaker } from './judge.ts';
export { type MatchRequest, reviewMatch } from './match.ts';
export type { Person, Reason } from './reason.ts';
export * from './review.ts';
export { lookOf, type Names, sentenceOf, type Words } from './words/words.ts';
