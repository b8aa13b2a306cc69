import type { DailyTable } from '@santiago/bots/daily.ts';

export const cardsDaily: DailyTable = { options: { stalemate: 'strength' }, bots: ['oddsmaker'] };
