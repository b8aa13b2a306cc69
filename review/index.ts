export { type Finding, type FindingProgress, findingsOf, type Share } from './findings.ts';
export type { Judge, JudgeMaker } from './judge.ts';
export { Line, type MatchRequest } from './line.ts';
export { reviewMatch, reviewOf } from './match.ts';
export type { Person, Reason } from './reason.ts';
export * from './review.ts';
