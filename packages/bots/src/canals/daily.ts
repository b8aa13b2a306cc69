import type { DailyTable } from '../daily.ts';

export const canalsDaily: DailyTable = { options: {}, bots: ['steward', 'hydrologist', 'steward'] };
