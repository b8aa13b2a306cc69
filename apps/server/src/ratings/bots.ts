import { findGame } from '@santiago/games/programs';
import { muOf, type Rating } from './scale.ts';

/** About what the arena leaves open. */
const SIGMA = 1;

/** The rating of a house bot; null if it was never measured. */
export const botRating = (game: string, players: number, bot: string): Rating | null => {
  const points = findGame(game)?.botPoints?.[players]?.[bot];
  return points === undefined ? null : { mu: muOf(points, players), sigma: SIGMA };
};
