import { shelf } from '../games.ts';

/** The bots of a game that this page offers; none for a game that it does not know. */
export const levelsOf = (game: string): readonly string[] =>
  shelf().find(({ name }) => name === game)?.levels.all ?? [];

/** The replacement for a bot that failed: the next weaker one, or for the weakest the next stronger one. */
export const otherLevel = (game: string, level: string): string => {
  const levels = levelsOf(game);
  const at = levels.indexOf(level);
  return levels[at - 1] ?? levels[at + 1] ?? level;
};
