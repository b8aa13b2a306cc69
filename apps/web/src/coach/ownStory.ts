import type { Seat } from '@santiago/kernel';
import type { Review } from '@santiago/review';

/** What a finished review says of one player's match. */
export interface OwnStory {
  readonly mistakes: number;
  /** Points, or winning chance where the game counts none, that the mistakes cost together. */
  readonly lost: number;
  readonly scored: boolean;
  /** The round of the greatest swing of this player's chances; null where the match never turned. */
  readonly turned: number | null;
}

export const ownStoryOf = ({ decisions, scored, turningPoints }: Review, seat: Seat): OwnStory => {
  const mistakes = decisions.filter((each) => each.seat === seat && each.grade !== 'none');
  const swings = turningPoints.toSorted(
    (a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before),
  );
  return {
    mistakes: mistakes.length,
    lost: mistakes.reduce((sum, { loss }) => sum + (scored ? loss.points : loss.chance), 0),
    scored,
    turned: swings[0]?.round ?? null,
  };
};
