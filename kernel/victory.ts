/** The most points that one of the first `players` seats has. */
const mostPoints = (points: ArrayLike<number>, players: number): number => {
  let most = points[0]!;
  for (let seat = 1; seat < players; seat++) most = Math.max(most, points[seat]!);
  return most;
};

/**
 * Writes each seat's share of the victory: the seats with the most points have equal shares, the others nothing. Returns
 * how many share it. The shares may take the place of the points.
 */
export const writeShares = (
  points: ArrayLike<number>,
  players: number,
  shares: Float64Array | number[],
): number => {
  const most = mostPoints(points, players);
  let winners = 0;
  for (let seat = 0; seat < players; seat++) if (points[seat] === most) winners++;
  for (let seat = 0; seat < players; seat++) shares[seat] = points[seat] === most ? 1 / winners : 0;
  return winners;
};

/** Each seat's share of the victory, from everybody's points. */
export const sharesOf = (points: readonly number[]): number[] => {
  const shares: number[] = [];
  writeShares(points, points.length, shares);
  return shares;
};

/** One seat's share of the victory. */
export const shareOf = (points: ArrayLike<number>, players: number, seat: number): number => {
  const own = points[seat]!;
  let winners = 0;
  for (let other = 0; other < players; other++) {
    if (points[other]! > own) return 0;
    if (points[other] === own) winners++;
  }
  return 1 / winners;
};

/** By how many points a seat is ahead of the best of the others; negative where it is behind. */
export const leadOf = (points: ArrayLike<number>, players: number, seat: number): number => {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < players; other++)
    if (other !== seat && points[other]! > rival) rival = points[other]!;
  return points[seat]! - rival;
};
