import { GAMES, gameNamed } from '@santiago/games';
import type { Advance, Game, Talk } from '@santiago/kernel';

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

/** What players of this game can choose in advance; null for a game without such choices. */
export const advanceOf = ({ name }: AnyGame): Advance | null => gameNamed(name).advance ?? null;

export const games: Games = new Map(GAMES.map(({ game }) => [game.name, game]));
