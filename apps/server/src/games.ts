import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import type { Game, GameTypes } from '@santiago/kernel';

/** Any game, its own types unknown: the server knows games through the contract alone. */
export type AnyGame = Game<GameTypes>;
export type Games = ReadonlyMap<string, AnyGame>;

const GAMES = [canals as unknown as AnyGame, cards as unknown as AnyGame];

/** [X1] Who sits where at the card game is dealt anew for every match. */
export const dealsSeats = (game: AnyGame): boolean => game.name === cards.name;

export const games: Games = new Map(GAMES.map((game) => [game.name, game]));
