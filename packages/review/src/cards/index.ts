export { type FightWorth, fightWorth } from './fight.ts';
export { cardsJudge } from './judge.ts';
export type * from './reason.ts';
