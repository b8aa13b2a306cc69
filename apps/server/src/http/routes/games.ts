import { ok } from '@santiago/kernel';
import type { GameInfo } from '@santiago/protocol';
import { type AnyGame, dealsSeats } from '../../games.ts';
import { botNames } from '../../housebots/bots.ts';
import type { Routes } from '../route.ts';

const gameInfo = (game: AnyGame): GameInfo => {
  const { players, presets, options } = game.setup;
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, index) => players.min + index);
  return {
    name: game.name,
    rules: game.rules,
    players: { ...players },
    presets: [...presets],
    setups: counts.map((count) => ({
      players: count,
      preset: game.setup.preset(count),
      options: options
        .filter((option) => option.values(count).length > 0)
        .map((option) => ({
          name: option.name,
          values: [...option.values(count)],
          standard: Object.fromEntries(
            (presets.length === 0 ? [null] : presets).map((each) => [
              each ?? '',
              option.standard(count, each),
            ]),
          ),
        })),
    })),
    bots: [...botNames(game)],
    seatsDealt: dealsSeats(game),
  };
};

/** What can be played here. */
export const GAME_ROUTES: Routes<'games'> = {
  games: { handle: async ({ games }) => ok({ games: [...games.values()].map(gameInfo) }) },
};
