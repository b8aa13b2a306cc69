import type { BotPoints } from '@santiago/bots/points.ts';

export const canalsPoints: BotPoints = {
  2: { random: -310, novice: 610, steward: 1500, gambler: 1530, hydrologist: 1810, overseer: 1900 },
  3: { random: -510, novice: 540, steward: 1500, gambler: 1890, hydrologist: 1900, overseer: 2410 },
  4: { random: -270, novice: 820, steward: 1500, gambler: 1930, hydrologist: 2160, overseer: 2570 },
  5: { random: -390, novice: 770, steward: 1500, gambler: 1790, hydrologist: 1770, overseer: 2270 },
};
