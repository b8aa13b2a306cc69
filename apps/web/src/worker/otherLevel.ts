import { BOT_LEVELS, CARDS_LEVELS } from './levels.ts';

const LEVELS: Readonly<Record<string, readonly string[]>> = { canals: BOT_LEVELS, cards: CARDS_LEVELS };

/** The replacement for a bot that failed: the next weaker one, or for the weakest the next stronger one. */
export const otherLevel = (game: string, level: string): string => {
  const levels = LEVELS[game] ?? [];
  const at = levels.indexOf(level);
  return levels[at - 1] ?? levels[at + 1] ?? level;
};
