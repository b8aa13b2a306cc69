import { GAMES } from '@santiago/games/programs';
import { ok } from '@santiago/kernel';
import type { Standing } from '@santiago/protocol';
import { shown } from '../../ratings/scale.ts';
import type { StoredStanding } from '../../store/ratings.ts';
import { guest, type Routes } from '../route.ts';

export const shownStanding = (standing: StoredStanding): Standing => {
  const { game, players, matches } = standing;
  return { game, players, matches, ...shown(standing, players) };
};

const HOUSE_BOTS = GAMES.flatMap(({ game, botPoints }) =>
  Object.entries(botPoints ?? {}).flatMap(([players, bots]) =>
    Object.entries(bots).map(([bot, about]) => ({
      game: game.name,
      players: Number(players),
      bot,
      about,
    })),
  ),
);

/** A person's ratings. Nobody else is told them here. */
export const RATING_ROUTES: Routes<'myRatings'> = {
  myRatings: {
    handle: guest<'myRatings'>(async ({ store }, person) => {
      const of = async (id: string): Promise<Standing[]> => (await store.ratings.of(id)).map(shownStanding);
      const bots = (await store.people.botsOf(person.id)).map(async ({ id, name }) => ({
        name,
        ratings: await of(id),
      }));
      return ok({ ratings: await of(person.id), bots: await Promise.all(bots), house: HOUSE_BOTS });
    }),
  },
};
