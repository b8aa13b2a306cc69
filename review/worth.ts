import { shareOf } from '@santiago/kernel';

/**
 * What an end is worth to a seat: its share of the victory, and a little for its points. 250 points weigh as much as
 * a victory, so points decide only where the victory does not.
 */
export const POINT_WORTH = 0.004;

/** The worth of final points. */
export const worthOf = (points: ArrayLike<number>, players: number, seat: number): number =>
  shareOf(points, players, seat) + POINT_WORTH * points[seat]!;
