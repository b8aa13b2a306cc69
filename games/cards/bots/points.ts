import type { BotPoints } from '@santiago/bots/points.ts';

export const cardsPoints: BotPoints = {
  2: { random: 720, eager: 1250, oddsmaker: 1500, seer: 1750 },
  3: { random: 930, eager: 1270, oddsmaker: 1500, seer: 1790 },
  4: { random: 1070, eager: 1300, oddsmaker: 1500, seer: 1760 },
};
