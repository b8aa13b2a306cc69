import type { GameTypes } from '@santiago/kernel';
import type { Bot } from '../bot.ts';

export interface Level {
  readonly name: string;
  readonly about: string;
  /** The winning chance it may give away in one decision, compared with the stronger player. */
  readonly budget: number;
}

/**
 * A weaker player made from a stronger one: it takes any action within the budget. It thinks as long as the other, but
 * plays as people do: sound moves, not always the strongest.
 */
export const levelOf = <T extends GameTypes>(
  bot: Bot<T>,
  seatOf: (view: T['View']) => number,
  { name, about, budget }: Level,
): Bot<T> => ({
  name,
  about,
  evaluations: bot.evaluations,
  choose: (question) => {
    const seat = seatOf(question.view);
    const candidates = bot.weigh(question);
    const best = Math.max(...candidates.map(({ chances }) => chances[seat]!));
    const close = candidates.filter(({ chances }) => chances[seat]! >= best - budget);
    const { action } = close[question.random.below(close.length)]!;
    return { action, spent: question.evaluations ?? bot.evaluations, cut: false };
  },
  weigh: (question) => bot.weigh(question),
});
