import { botsFor } from '@santiago/bots';

/** A challenger, and whom it sits down among. */
export type Pair = readonly [challenger: string, others: string];

/** The sparring partner of the champion of Canals, who is part of its gauntlet. */
const ALSO_AMONG: Readonly<Record<string, string>> = { canals: 'mirror' };

/** Each among copies of those named before it, and if both then of those after it too. Among itself it is at par. */
export const pairsOf = (names: readonly string[], both: boolean): Pair[] =>
  names.flatMap((challenger, place) =>
    names.filter((_, at) => (both ? at !== place : at < place)).map((others): Pair => [challenger, others]),
  );

/** What the champion plays beside the ladder. */
export const sparringPairs = (game: string): Pair[] => {
  const [champion, others] = [botsFor(game).at(-1), ALSO_AMONG[game]];
  return champion === undefined || others === undefined ? [] : [[champion.name, others]];
};
