import { type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import type { JudgedDecision, Review, TurningPoint } from '@santiago/review';
import { costOf, isMistake, mistakesOf, turnOf } from '@santiago/table/page/coach/ownStory.ts';

/** The player's own part in the story. */
interface OwnPart {
  /** From 1; players with equal points have the same rank. */
  readonly rank: number;
  readonly mistakes: number;
  readonly blunders: number;
  /** What these mistakes cost together, in the unit that the page shows. */
  readonly cost: number;
  /** The most costly first. */
  readonly worst: readonly JudgedDecision[];
}

/** A match in a few sentences. */
export interface Story {
  /** The players who share the victory; empty while the match runs. */
  readonly winners: readonly Seat[];
  readonly turned: TurningPoint | null;
  readonly own: OwnPart | null;
}

const WORST = 3;

const ownPartOf = (review: Review, seat: Seat): OwnPart => {
  const grave = review.decisions.filter((each) => each.seat === seat && isMistake(each));
  const { scores } = review.graph.at(-1)!;
  return {
    rank: 1 + scores.filter((score) => score > scores[seatIndex(seat)]!).length,
    mistakes: grave.filter(({ grade }) => grade === 'mistake').length,
    blunders: grave.filter(({ grade }) => grade === 'blunder').length,
    cost: grave.reduce((sum, each) => sum + costOf(each, review), 0),
    worst: mistakesOf(review, seat)
      .toSorted((a, b) => costOf(b, review) - costOf(a, review))
      .slice(0, WORST),
  };
};

export const storyOf = (review: Review, seat: Seat | null): Story => ({
  winners: review.over
    ? seatsOf(review.players).filter((each) => review.graph.at(-1)!.chances[seatIndex(each)]! > 0)
    : [],
  turned: turnOf(review, seat),
  own: seat === null ? null : ownPartOf(review, seat),
});

/** The accuracy as a whole number; 100 only where nothing was lost. */
export const shownAccuracy = (accuracy: number): number => Math.floor(accuracy);

/** A player on the share card: accuracy in place of points. */
interface SharedPlayer {
  readonly seat: Seat;
  readonly score: string;
  readonly won: boolean;
}

/** In the order of the result. */
export const sharedPlayers = (review: Review): readonly SharedPlayer[] => {
  const { scores, chances } = review.graph.at(-1)!;
  const { winners } = storyOf(review, null);
  const result = review.scored ? scores : chances;
  return review.seats
    .toSorted((a, b) => result[seatIndex(b.seat)]! - result[seatIndex(a.seat)]!)
    .map(({ seat, all }) => ({
      seat,
      score: String(shownAccuracy(all.accuracy ?? 100)),
      won: winners.includes(seat),
    }));
};
