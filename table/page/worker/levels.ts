/** The bots of a game that this device offers. */
interface Levels {
  /** Weakest first. */
  readonly all: readonly string[];
  /** The bot that plays where nobody chose one. */
  readonly standard: string;
  /** The opponents in the match after the first lesson. */
  readonly easy: string;
}

/** The bots of each game. The page knows their names; the worker contains the bots. */
export const LEVELS = {
  canals: {
    all: ['random', 'novice', 'steward', 'gambler', 'hydrologist', 'overseer'],
    standard: 'steward',
    easy: 'novice',
  },
  // A bot that plays at random almost never touches anybody there.
  cards: { all: ['eager', 'oddsmaker', 'seer'], standard: 'oddsmaker', easy: 'eager' },
} as const satisfies Readonly<Record<string, Levels>>;

/** A bot that this device offers. */
export type Level = (typeof LEVELS)[keyof typeof LEVELS]['all'][number];
