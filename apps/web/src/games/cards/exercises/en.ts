import { number, percent, plural, tenths, whose } from '@santiago/kernel/language/en';
import type { ExerciseKind } from '@santiago/review/cards/exercises';
import type { Who } from '../../../i18n/text.ts';

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
    destroy: (who: Who) => `How can you destroy ${whose(who)} base this turn, with the greatest chance?`,
    /** X18. */
    order: 'Your card has several fights. Which one first, to win the most value on average?',
    /** X20. */
    cut: (who: Who) => `Which attack cuts off the most of ${whose(who)} cards, if you win it?`,
    protect: 'Your base is in danger. After which action can’t anyone attack it next?',
    /** X22. */
    buy: 'Which buy-back is worth the most: the value you get back, less the change you lose?',
  },
  wrong: {
    noAttack: 'That doesn’t attack the base.',
    destroy: (chance: number, best: number) =>
      `That destroys the base with a chance of ${percent(chance)}. ${percent(best)} is possible.`,
    order: (value: number, best: number) =>
      `That order wins a value of ${tenths(value)} on average. ${tenths(best)} is possible.`,
    noCut: 'That cuts off no cards.',
    cut: (n: number, best: number) => `That cuts off ${cards(n)}. ${best} are possible.`,
    protect: 'Then your base could be attacked in the next turn.',
    noBuy: 'You have bought nothing back.',
    buy: (worth: number, best: number) =>
      `Less the change you lose, that is worth ${number(worth)}. ${best} is possible.`,
  },
  right: {
    destroy: (chance: number) =>
      `Right! You destroy the base with a chance of ${percent(chance)}: nothing does better.`,
    order: (value: number) =>
      `Right! That order wins a value of ${tenths(value)} on average, the most possible.`,
    cut: (n: number) => `Right! If you win the fight, ${cards(n)} will be cut off.`,
    protect: 'Right! No one can attack your base in the next turn.',
    buy: (worth: number) => `Right! Less the change you lose, that is worth ${worth}: nothing is worth more.`,
  },
};

export type ExerciseDictionary = typeof en;
