/**
 * What an end is worth to a seat: first its share of the victory, then its points. 250 points weigh as much as a
 * victory, so points decide only where the victory does not.
 */
export const POINT_WORTH = 0.004;

/** The worth of final points. */
export const worthOf = (points: ArrayLike<number>, players: number, seat: number): number => {
  const own = points[seat]!;
  let winners = 0;
  for (let i = 0; i < players; i++) {
    if (points[i]! > own) return POINT_WORTH * own;
    if (points[i] === own) winners++;
  }
  return 1 / winners + POINT_WORTH * own;
};
