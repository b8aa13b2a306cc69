import { does, plural, whose } from '@santiago/kernel/language/en';
import type { Who } from '@santiago/table/page/i18n/text.ts';

/** How a match of the card game ended, and what lies outside the shown part of its table, in English. */
export const en = {
  destroyed: (winner: Who, card: string, loser: Who) =>
    `${does(winner, 'destroy', 'destroys')} ${whose(loser)} base with the ${card}.`,
  resigned: (who: Who) => `${does(who, 'were', 'was')} the last to resign.`,
  passed: (who: Who) => `${does(who, 'were', 'was')} the last to pass.`,
  lastTurn: (who: Who) => `${does(who, 'had', 'had')} the last turn.`,
  standing: (names: string) => `Nobody wins: more than one base is still standing (${names}).`,
  outside: {
    cards: (name: string, n: number) => `Out of view: ${plural(n, 'card', 'cards')} (${name}). Show`,
    spots: (n: number) => `Out of view: ${plural(n, 'spot', 'spots')} for your card. Show`,
  },
};

export type CardsEndDictionary = typeof en;
