import { type Seat, seatIndex } from '@santiago/kernel';
import type { FinishedMatch, FinishedSeat } from '../store/rows.ts';
import type { TableFold } from './fold.ts';

/** By seat, from 1: how many are ahead. */
const ranksOf = (count: number, isAhead: (one: number, other: number) => boolean): number[] =>
  Array.from({ length: count }, (_, own) => {
    const others = Array.from({ length: count }, (__, other) => other);
    return 1 + others.filter((other) => isAhead(other, own)).length;
  });

/** The result of a table; null while there is none, and where nobody but bots played. */
export const resultOf = (fold: TableFold, ended: number): FinishedMatch | null => {
  const { id, info } = fold;
  const found = info.rated ? ratedSeats(fold) : plainSeats(fold);
  if (found === null || found.every(({ person }) => person === null)) return null;
  const people = fold.beginners.flatMap(({ person }) => person ?? []);
  // Whoever plays several seats is not compared with anybody.
  const counts = info.rated && new Set(people).size === people.length;
  if (info.outcome === null && !counts) return null;
  const rated = counts
    ? found.map(({ seat, rank }) => ({ ...fold.beginners[seatIndex(seat)]!, seat, rank }))
    : [];
  return { table: id, game: info.game, setup: info.setup, rated, ended, seats: found };
};

const plainSeats = (fold: TableFold): FinishedSeat[] | null => {
  const { outcome, seats } = fold.info;
  if (outcome === null) return null;
  const { points, shares } = outcome;
  const ranks = ranksOf(seats.length, (one, other) => points[one]! > points[other]!);
  return seats.map(({ seat, name, bot }, index) => {
    const { people } = fold.hold(seat);
    return {
      seat,
      person: people[0] ?? null,
      alias: people.at(-1) ?? null,
      name,
      bot,
      rank: ranks[index]!,
      points: points[index]!,
      share: shares[index]!,
    };
  });
};

/** Bots have made more of the person's decisions than the person. */
const wasMostlyAbsent = (fold: TableFold, seat: Seat): boolean => {
  const decisions = fold.line.filter(({ who, forced }) => who === seatIndex(seat) && !forced);
  return 2 * decisions.filter(({ byBot }) => byBot).length > decisions.length;
};

/**
 * A rated match is that of the people who began it. Whoever left it comes after all who stayed, and the earlier the
 * further behind; so does somebody who was mostly absent. It counts without an end, too, if somebody left it.
 */
const ratedSeats = (fold: TableFold): FinishedSeat[] | null => {
  const { outcome, seats } = fold.info;
  const isPerson = (seat: Seat): boolean => fold.beginners[seatIndex(seat)]?.person !== null;
  const left = fold.left.filter(isPerson);
  if (outcome === null && left.length === 0) return null;
  /** 0 for those who stayed; the others are behind, in this order. */
  const absences = seats.map(({ seat }) =>
    left.includes(seat)
      ? left.length - left.indexOf(seat) + 1
      : Number(isPerson(seat) && wasMostlyAbsent(fold, seat)),
  );
  const pointsOf = (index: number): number => outcome?.points[index] ?? 0;
  const ranks = ranksOf(seats.length, (one, other) =>
    absences[one] === absences[other]
      ? absences[one] === 0 && pointsOf(one) > pointsOf(other)
      : absences[one]! < absences[other]!,
  );
  const winners = ranks.filter((rank) => rank === 1).length;
  const isComplete = outcome !== null && absences.every((absence) => absence === 0);
  return seats.map(({ seat, name, bot }, index) => ({
    seat,
    person: fold.beginners[index]!.person,
    name,
    bot,
    rank: ranks[index]!,
    points: pointsOf(index),
    share: isComplete ? outcome.shares[index]! : ranks[index] === 1 ? 1 / winners : 0,
  }));
};
