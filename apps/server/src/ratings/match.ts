import type { Seat } from '@santiago/kernel';
import { rate } from 'openskill';
import { botRating } from './bots.ts';
import { FIRST, type Rating } from './scale.ts';

/** A rated match, as the results have it. */
export interface RatedMatch {
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly ended: number;
  readonly seats: readonly RatedSeat[];
}

export interface RatedSeat {
  readonly seat: Seat;
  readonly person: string | null;
  readonly bot: string | null;
  readonly rank: number;
  /** How much the match counts for the person, 1 at most. */
  readonly weight: number;
}

/** How a person stands in a game with so many players. */
export interface Standing extends Rating {
  readonly matches: number;
}

export const NEWCOMER: Standing = { ...FIRST, matches: 0 };

/** Somebody whom a person has met in a rated match. */
export interface MetBefore {
  readonly table: string;
  /** Null if they were deleted during the match. */
  readonly person: string | null;
  /** They had played few rated matches before. */
  readonly fresh: boolean;
}

/** A seat whose weight has been found. */
export interface Weighed extends RatedSeat {
  readonly fresh: boolean;
}

/** A match counts less after others with the same people that ended so many milliseconds before it, or later. */
export const MET_LATELY_MS = 7 * 86_400_000;
/** After so many rated matches a person is no newcomer. */
const KNOWN_MATCHES = 5;

type Before = (person: string) => Standing | undefined;

const isFresh = (person: string | null, before: Before): boolean =>
  person === null || (before(person)?.matches ?? 0) < KNOWN_MATCHES;

/**
 * How much a match counts for one of its people: 1, and half as much after each match with the same opponent lately. All
 * newcomers together count as one opponent, since anybody can be a new guest at any time.
 */
const weightOf = (
  { seats }: RatedMatch,
  own: RatedSeat,
  before: Before,
  met: readonly MetBefore[],
): number => {
  const matchesWith = (other: RatedSeat): number => {
    const same = isFresh(other.person, before)
      ? met.filter(({ fresh }) => fresh)
      : met.filter(({ person }) => person === other.person);
    return new Set(same.map(({ table }) => table)).size;
  };
  const others = seats.filter((other) => other !== own && other.bot === null);
  return 0.5 ** Math.max(0, ...others.map(matchesWith));
};

/** The seats of a match with their weights; `met` are those whom each person has met lately. */
export const weigh = (
  match: RatedMatch,
  before: Before,
  met: ReadonlyMap<string, readonly MetBefore[]>,
): Weighed[] =>
  match.seats.map((own) => ({
    ...own,
    weight: own.person === null ? 1 : weightOf(match, own, before, met.get(own.person) ?? []),
    fresh: own.bot === null && isFresh(own.person, before),
  }));

/**
 * The standings of the people after the match. House bots have ratings that stay, so they are only measures; so is
 * somebody of whom nothing is known, because they left the match and were deleted.
 */
export const standingsAfter = (match: RatedMatch, before: Before): ReadonlyMap<string, Standing> => {
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
    seats.flatMap(({ person, weight }, index) => {
      if (person === null) return [];
      const old = before(person) ?? NEWCOMER;
      const { mu, sigma } = rated[index]![0]!;
      const part = (from: number, to: number): number => (weight === 1 ? to : from + weight * (to - from));
      const standing = { mu: part(old.mu, mu), sigma: part(old.sigma, sigma), matches: old.matches + 1 };
      return [[person, standing] as const];
    }),
  );
};
