import { number, percent, plural, tenths, whose } from '@santiago/kernel/language/en';
import type { ExerciseKind } from '@santiago/cards/review/exercises';
import type { Who } from '@santiago/table/page/i18n/text.ts';

const cards = (n: number): string => plural(n, 'card', 'cards');

/** The exercises of Cards, in English. Every number follows from what the learner can know. */
export const en = {
  kinds: {
    attack: 'Where to attack',
    fights: 'Which fight first',
    lines: 'Protect or cut a line',
    buying: 'What to buy back',
  } satisfies Record<ExerciseKind, string> as Readonly<Record<string, string>>,
  goals: {
    /** X24. */
    destroy: (who: Who) =>
      `Which attack gives you the best chance of destroying ${whose(who)} base this turn?`,
    /** X18. */
    order: 'Your card has several fights. Which one should come first to win the most value on average?',
    /** X20. */
    cut: (who: Who) => `Which attack cuts off the most of ${whose(who)} cards, if you win it?`,
    protect: 'Your base is in danger. Which action keeps it safe from attack next turn?',
    /** X22. */
    buy: 'Which buy-back is worth the most: the value you get back, minus what you overpay?',
  },
  wrong: {
    noAttack: 'That doesn’t attack the base.',
    destroy: (chance: number, best: number) =>
      `That has a ${percent(chance)} chance of destroying the base. You can get ${percent(best)}.`,
    order: (value: number, best: number) =>
      `That order wins ${tenths(value)} in value on average. The best order wins ${tenths(best)}.`,
    noCut: 'That cuts off no cards.',
    cut: (n: number, best: number) => `That cuts off ${cards(n)}. You can cut off ${best}.`,
    protect: 'Then your base could be attacked on the next turn.',
    noBuy: 'You haven’t bought anything back.',
    buy: (worth: number, best: number) =>
      `Minus what you overpay, that is worth ${number(worth)}. You can get ${best}.`,
  },
  right: {
    destroy: (chance: number) =>
      `Right! You have a ${percent(chance)} chance of destroying the base. No attack has a better one.`,
    order: (value: number) =>
      `Right! That order wins a value of ${tenths(value)} on average, the best possible.`,
    cut: (n: number) => `Right! If you win the fight, ${cards(n)} will be cut off.`,
    protect: 'Right! No one can attack your base on the next turn.',
    buy: (worth: number) => `Right! Minus what you overpay, that is worth ${worth}. Nothing is worth more.`,
  },
};

export type ExerciseDictionary = typeof en;
