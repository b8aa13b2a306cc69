/** The bots offered on this device, weakest first. The page knows their names; the worker holds them. */
export const BOT_LEVELS = ['random', 'novice', 'steward', 'gambler', 'hydrologist', 'overseer'] as const;

/** Who plays where nobody chose. */
export const STANDARD_LEVEL: (typeof BOT_LEVELS)[number] = 'steward';
