import type { DailyTable } from '../daily.ts';

export const cardsDaily: DailyTable = { options: { stalemate: 'strength' }, bots: ['oddsmaker'] };
