import type { DailyTable } from '@santiago/bots/daily.ts';

export const canalsDaily: DailyTable = { options: {}, bots: ['steward', 'hydrologist', 'steward'] };
