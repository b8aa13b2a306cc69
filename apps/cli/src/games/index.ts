import { misuse } from '../fault.ts';
import { canalsInTerminal } from './canals/index.ts';
import { cardsInTerminal } from './cards/index.ts';
import type { SeatPlayer, TerminalGame } from './terminal-game.ts';

/** The program knows a game through its entry here alone. */
export const GAMES: readonly TerminalGame[] = [canalsInTerminal, cardsInTerminal];

export const GAME_NAMES: readonly string[] = GAMES.map(({ game }) => game.name);

export const findGame = (name: string): TerminalGame | null =>
  GAMES.find(({ game }) => game.name === name) ?? null;

/** The game a user named. */
export const gameNamed = (name: string): TerminalGame => {
  const game = findGame(name);
  if (game === null) throw misuse(`There is no game "${name}". Games are ${GAME_NAMES.join(', ')}.`);
  return game;
};

export const findPlayer = (game: TerminalGame, name: string): SeatPlayer | null =>
  game.seatPlayers.find((player) => player.name === name) ?? null;
