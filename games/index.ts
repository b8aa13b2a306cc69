import type { GameEntry } from './entry.ts';
import { GAMES } from './registered.ts';

export type { GameEntry } from './entry.ts';
export { GAMES, type GameName } from './registered.ts';

/** The entry of the game with this name, or null. */
export const findGame = (name: string): GameEntry | null =>
  GAMES.find(({ game }) => game.name === name) ?? null;

/** The entry of a game that is known to be registered. */
export const gameNamed = (name: string): GameEntry => {
  const entry = findGame(name);
  if (entry === null) throw new RangeError(`no game is called "${name}"`);
  return entry;
};
