import { canals } from '@santiago/canals';
import { cards } from '@santiago/cards';
import type { Game, GameTypes } from '@santiago/kernel';

/** Any game, its own types unknown: the server knows games through the contract alone. */
export type AnyGame = Game<GameTypes>;
export type Games = ReadonlyMap<string, AnyGame>;

const GAMES = [canals as unknown as AnyGame, cards as unknown as AnyGame];

export const games: Games = new Map(GAMES.map((game) => [game.name, game]));
