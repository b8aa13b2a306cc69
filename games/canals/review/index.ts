export { canalsHint } from './hint.ts';
export type { Consider, Hint, Look } from './look.ts';
export { type DitchWorth, ditchWorths, type RankPrice, rankPrices } from './instruments.ts';
export { CANALS_PHASES, canalsJudge, type CanalsPhase } from './judge.ts';
export type * from './reason.ts';
