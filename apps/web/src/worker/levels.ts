/** The bots offered on this device, weakest first. The page knows their names; the worker contains the bots. */
export const BOT_LEVELS = ['random', 'novice', 'steward', 'gambler', 'hydrologist', 'overseer'] as const;

/** The bot that plays where nobody chose one. */
export const STANDARD_LEVEL = 'steward' satisfies (typeof BOT_LEVELS)[number];

/** The opponents in the match after the first lesson. */
export const EASY_LEVEL = 'novice' satisfies (typeof BOT_LEVELS)[number];

/** The same for the card game. A bot that plays at random almost never touches anybody there. */
export const CARDS_LEVELS = ['eager', 'oddsmaker', 'seer'] as const;
export const CARDS_STANDARD_LEVEL = 'oddsmaker' satisfies (typeof CARDS_LEVELS)[number];
export const CARDS_EASY_LEVEL = 'eager' satisfies (typeof CARDS_LEVELS)[number];
