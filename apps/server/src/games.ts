import { GAMES, gameNamed } from '@santiago/games';
import type { Game, Talk } from '@santiago/kernel';

/** Any game, its own types unknown: the server knows games only through the contract. */
export type AnyGame = Game;
export type Games = ReadonlyMap<string, AnyGame>;

/** Whether the seats are drawn again for every match. */
export const dealsSeats = ({ name }: AnyGame): boolean => gameNamed(name).dealsSeats;

/**
 * What people can say at a table of this game, beside what can be said at any table; null for a game that adds
 * nothing.
 */
export const talkOf = ({ name }: AnyGame): Talk | null => gameNamed(name).talk ?? null;

export const games: Games = new Map(GAMES.map(({ game }) => [game.name, game]));
