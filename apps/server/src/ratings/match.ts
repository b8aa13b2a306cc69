import { rate } from 'openskill';
import { botRating } from './bots.ts';
import { FIRST, type Rating } from './scale.ts';

/** A rated match, as the results have it. */
export interface RatedMatch {
  readonly game: string;
  readonly players: number;
  readonly seats: readonly RatedSeat[];
}

export interface RatedSeat {
  readonly person: string | null;
  readonly bot: string | null;
  readonly rank: number;
}

/** How a person stands in a game with so many players. */
export interface Standing extends Rating {
  readonly matches: number;
}

export const NEWCOMER: Standing = { ...FIRST, matches: 0 };

/**
 * The standings of the people after the match. House bots have ratings that stay, so they are only measures; so is
 * somebody of whom nothing is known, because they left the match and were deleted.
 */
export const standingsAfter = (
  match: RatedMatch,
  before: (person: string) => Standing | undefined,
): ReadonlyMap<string, Standing> => {
  const { game, players, seats } = match;
  const at = ({ person, bot }: RatedSeat): Rating => {
    if (person !== null) return before(person) ?? NEWCOMER;
    return (bot === null ? null : botRating(game, players, bot)) ?? FIRST;
  };
  const teams = seats.map((seat) => {
    const { mu, sigma } = at(seat);
    return [{ mu, sigma }];
  });
  const rated = rate(teams, { rank: seats.map(({ rank }) => rank) });
  return new Map(
    seats.flatMap(({ person }, index) => {
      if (person === null) return [];
      const { mu, sigma } = rated[index]![0]!;
      return [[person, { mu, sigma, matches: (before(person)?.matches ?? 0) + 1 }] as const];
    }),
  );
};
