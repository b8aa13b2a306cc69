import { muOf, type Rating } from './scale.ts';

/**
 * The ratings of the house bots, on the shown scale, by game and number of players. They stay as they are, so that
 * somebody who plays bots alone is measured. They follow from the shares that the arena measured: docs/bots.md says
 * how, and a test computes them again.
 */
export const BOT_POINTS: Readonly<
  Record<string, Readonly<Record<number, Readonly<Record<string, number>>>>>
> = {
  canals: {
    2: { random: -310, novice: 610, steward: 1500, gambler: 1530, hydrologist: 1810, overseer: 1900 },
    3: { random: -510, novice: 540, steward: 1500, gambler: 1890, hydrologist: 1900, overseer: 2410 },
    4: { random: -270, novice: 820, steward: 1500, gambler: 1930, hydrologist: 2160, overseer: 2570 },
    5: { random: -390, novice: 770, steward: 1500, gambler: 1790, hydrologist: 1770, overseer: 2270 },
  },
  cards: {
    2: { random: 720, eager: 1250, oddsmaker: 1500, seer: 1750 },
    3: { random: 930, eager: 1270, oddsmaker: 1500, seer: 1790 },
    4: { random: 1070, eager: 1300, oddsmaker: 1500, seer: 1760 },
  },
};

/** About what the arena leaves open. */
const SIGMA = 1;

/** The rating of a house bot; null if it was never measured. */
export const botRating = (game: string, players: number, bot: string): Rating | null => {
  const points = BOT_POINTS[game]?.[players]?.[bot];
  return points === undefined ? null : { mu: muOf(points, players), sigma: SIGMA };
};
