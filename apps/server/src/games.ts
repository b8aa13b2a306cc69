import { GAMES, gameNamed } from '@santiago/games';
import type { Game } from '@santiago/kernel';

/** Any game, its own types unknown: the server knows games through the contract alone. */
export type AnyGame = Game;
export type Games = ReadonlyMap<string, AnyGame>;

/** Whether who sits where is drawn anew for every match. */
export const dealsSeats = ({ name }: AnyGame): boolean => gameNamed(name).dealsSeats;

export const games: Games = new Map(GAMES.map(({ game }) => [game.name, game]));
