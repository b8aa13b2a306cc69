import { PLUGINS } from '@santiago/games';
import { GAMES, gameNamed } from '@santiago/games/programs';
import type { Advance, Game, Talk } from '@santiago/kernel';
import type { GameOnServer } from '@santiago/table/server/game.ts';
import type { GamePreview } from '@santiago/table/server/preview/game.ts';

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

/** What each game adds to the interface and to previews of links; a game may add nothing yet. */
export const onServer: ReadonlyMap<string, GameOnServer> = new Map(
  await Promise.all(
    PLUGINS.flatMap(({ name, server }) =>
      server === undefined ? [] : [server().then((added) => [name, added] as const)],
    ),
  ),
);

/** What a link to a table of this game shows; null for a game without a preview. */
export const previewOf = (game: string): GamePreview | null => onServer.get(game)?.preview ?? null;
