import type { Seat } from '@santiago/kernel';
import type { JudgedDecision, Review, TurningPoint } from '@santiago/review';

/** Worse than an inaccuracy. */
export const isMistake = ({ grade }: JudgedDecision): boolean => grade === 'mistake' || grade === 'blunder';

/** What a player, or everybody, should look at: mistakes and blunders, or inaccuracies where there are no others. */
export const mistakesOf = ({ decisions }: Review, seat: Seat | null): JudgedDecision[] => {
  const graded = decisions.filter((each) => each.grade !== 'none' && (seat === null || each.seat === seat));
  const grave = graded.filter(isMistake);
  return grave.length > 0 ? grave : graded;
};

/** What a choice cost, in the unit that the page shows: points, or the chance of winning in a game without points. */
export const costOf = ({ loss }: JudgedDecision, { scored }: Pick<Review, 'scored'>): number =>
  scored ? loss.points : loss.chance;

const sizeOf = ({ before, after }: TurningPoint): number => Math.abs(after - before);

/** The largest change of a player's chances; if theirs never changed much, the largest of anybody's. */
export const turnOf = ({ turningPoints }: Review, seat: Seat | null): TurningPoint | null => {
  const own = turningPoints.filter((point) => point.seat === seat);
  const [largest] = (own.length > 0 ? own : turningPoints).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return largest ?? null;
};

/** What a finished review says of one player's match. */
export interface OwnStory {
  readonly mistakes: number;
  /** What the mistakes cost together: points, or the chance of winning in a game without points. */
  readonly lost: number;
  readonly scored: boolean;
  /** The round in which this player's chances changed most; null where there was no turning point. */
  readonly turned: number | null;
}

export const ownStoryOf = (review: Review, seat: Seat): OwnStory => {
  const mistakes = mistakesOf(review, seat).filter(isMistake);
  return {
    mistakes: mistakes.length,
    lost: mistakes.reduce((sum, each) => sum + costOf(each, review), 0),
    scored: review.scored,
    turned: turnOf(review, seat)?.round ?? null,
  };
};
