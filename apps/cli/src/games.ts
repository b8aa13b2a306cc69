import { type GamePlugin, PLUGINS } from '@santiago/games';
import type { GameTypes } from '@santiago/kernel';
import { misuse } from './fault.ts';
import { plainPicture } from '@santiago/table/terminal/plain.ts';
import {
  randomPlayer,
  type SeatPlayer,
  type TerminalGame,
  thinkingPlayers,
} from '@santiago/table/terminal/terminal-game.ts';

/** A game without a picture is shown as data. */
const inTerminal = async ({ program, terminal }: GamePlugin): Promise<TerminalGame> => {
  const entry = await program();
  const { game, bots } = entry;
  const picture = terminal === undefined ? plainPicture(game) : await terminal();
  const quick = picture.quickPlayers;
  const thinking = thinkingPlayers<GameTypes>(game, bots.ladder);
  const names = quick.map(({ name }) => name);
  return {
    ...entry,
    ...picture,
    seatPlayers: [...quick, randomPlayer(game), ...thinking.filter(({ name }) => !names.includes(name))],
  };
};

/** The program knows a game only through its entry here. */
export const GAMES: readonly TerminalGame[] = await Promise.all(PLUGINS.map(inTerminal));

export const GAME_NAMES: readonly string[] = GAMES.map(({ game }) => game.name);

/** The game that a command uses if none is named. */
export const USUAL_GAME: string = GAME_NAMES[0]!;

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
