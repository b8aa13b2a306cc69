import type { GameEntry } from '@santiago/table/game-entry.ts';
import { PLUGINS } from './index.ts';

/** Rules, bots and judge of every game, for programs that play any of them. */
export const GAMES: readonly GameEntry[] = await Promise.all(PLUGINS.map(async ({ program }) => program()));

/** The entry of the game with this name, or null. */
export const findGame = (name: string): GameEntry | null =>
  GAMES.find(({ game }) => game.name === name) ?? null;

/** The entry of a game that is known to be registered. */
export const gameNamed = (name: string): GameEntry => {
  const entry = findGame(name);
  if (entry === null) throw new RangeError(`no game is called "${name}"`);
  return entry;
};
