import { LEVELS } from './levels.ts';

/** The bots of a game that this page offers. */
export const levelsOf = (game: string): readonly string[] =>
  Object.entries(LEVELS).find(([name]) => name === game)?.[1].all ?? [];

/** The replacement for a bot that failed: the next weaker one, or for the weakest the next stronger one. */
export const otherLevel = (game: string, level: string): string => {
  const levels = levelsOf(game);
  const at = levels.indexOf(level);
  return levels[at - 1] ?? levels[at + 1] ?? level;
};
