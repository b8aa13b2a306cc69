export type { FightWorth } from './fight.ts';
export { type CardsConsider, type CardsHint, cardsHint, type CardsLook } from './hint.ts';
export { believedFight } from './instruments.ts';
export { cardsJudge } from './judge.ts';
export type * from './reason.ts';
